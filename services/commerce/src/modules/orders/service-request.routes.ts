import { ClaimRequestBody, OrderDetails, ResizeRequestBody } from '@suvarna/contracts/api/orders';
import { BODY_WITH_PHOTOS } from '@suvarna/contracts/request-photos';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Dependencies } from '../../dependencies.ts';
import { requestClaim, requestResize } from './service-requests.ts';
import { effect } from '../checkout/index.ts';
import { answers, envelope } from '../../platform/http/envelope.ts';
import { shopperOf } from '../identity/index.ts';

const shopperOnce = { config: { access: 'shopper', once: true }, bodyLimit: BODY_WITH_PHOTOS } as const;
const security = [{ token: [] }];
const tags = ['orders'];

/** What the store does for pieces that stay with their shopper: another size, and the mending of a fault. */
export function serviceRequestRoutes(deps: Dependencies): FastifyPluginAsyncTypebox {
  const { clock, catalogue } = deps;
  return async (app) => {
    app.post(
      '/order/order/resize_request/',
      {
        ...shopperOnce,
        schema: {
          tags,
          security,
          summary: 'Asks for another size of delivered pieces',
          body: ResizeRequestBody,
          response: answers(OrderDetails),
        },
      },
      (request, reply) =>
        effect(deps, request, reply, async (tx) =>
          envelope(
            await requestResize(
              tx,
              { owner: shopperOf(request), at: clock(), priceOf: catalogue.priceOf },
              request.body,
            ),
          ),
        ),
    );

    app.post(
      '/order/order/claim/',
      {
        ...shopperOnce,
        schema: {
          tags,
          security,
          summary: 'Says that delivered pieces have a fault',
          body: ClaimRequestBody,
          response: answers(OrderDetails),
        },
      },
      (request, reply) =>
        effect(deps, request, reply, async (tx) =>
          envelope(await requestClaim(tx, { owner: shopperOf(request), at: clock() }, request.body)),
        ),
    );
  };
}
