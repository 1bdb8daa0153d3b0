import { orderClaim, orderResize } from '@suvarna/contracts/orders';
import type { FastifyPluginAsync } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { askOwn, callOf } from './request-context.ts';
import { requestClaim, requestResize } from './request-service.ts';
import { effect } from '../../checkout/index.ts';
import { envelope } from '../../../platform/http/envelope.ts';
import { serve } from '../../../platform/http/serve.ts';
import { shopperOf } from '../../identity/index.ts';

/** What the store does for pieces that stay with their shopper: another size, and the mending of a fault. */
export function serviceRequestRoutes(deps: Dependencies): FastifyPluginAsync {
  const { clock, catalogue } = deps;
  return async (app) => {
    serve(app, orderResize, (request, reply) =>
      effect(deps, request, reply, async (tx) =>
        envelope(
          await askOwn(tx, shopperOf(request), request.body, callOf(request, clock()), (context) =>
            requestResize(tx, { ...context, priceOf: catalogue.priceOf }, request.body),
          ),
        ),
      ),
    );

    serve(app, orderClaim, (request, reply) =>
      effect(deps, request, reply, async (tx) =>
        envelope(
          await askOwn(tx, shopperOf(request), request.body, callOf(request, clock()), (context) =>
            requestClaim(tx, context, request.body),
          ),
        ),
      ),
    );
  };
}
