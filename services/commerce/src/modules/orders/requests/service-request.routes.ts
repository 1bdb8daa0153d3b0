import { orderClaim, orderResize } from '@suvarna/contracts/orders';
import type { FastifyPluginAsync } from 'fastify';
import type { Needs } from '../needs.ts';
import { askOwn, callOf } from './request-context.ts';
import { requestClaim, requestResize } from './request-service.ts';
import { envelope } from '../../../platform/http/shape/envelope.ts';
import { serveOnce } from '../../../platform/http/serve.ts';
import { shopperOf } from '../../identity/index.ts';

/** What the store does for pieces that stay with their shopper: another size, and the mending of a fault. */
export function serviceRequestRoutes(deps: Needs): FastifyPluginAsync {
  const { clock, catalogue } = deps;
  return async (app) => {
    serveOnce(app, orderResize, async ({ tx, request }) =>
      envelope(
        await askOwn(tx, shopperOf(request), request.body, callOf(request, clock()), (context) =>
          requestResize(tx, { ...context, priceOf: catalogue.priceOf }, request.body),
        ),
      ),
    );

    serveOnce(app, orderClaim, async ({ tx, request }) =>
      envelope(
        await askOwn(tx, shopperOf(request), request.body, callOf(request, clock()), (context) =>
          requestClaim(tx, context, request.body),
        ),
      ),
    );
  };
}
