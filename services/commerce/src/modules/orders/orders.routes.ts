import {
  orderCancel,
  orderCreate,
  orderDetails,
  orderList,
  orderPickupCode,
  orderReasons,
  orderReturn,
  orderReturnWithdraw,
  refundDetails,
} from '@suvarna/contracts/orders';
import type { FastifyPluginAsync } from 'fastify';
import { offeredReasonsOf } from './rows/request.store.ts';
import type { Needs } from './needs.ts';
import { contextOf, modesOf, requoting } from '../checkout/index.ts';
import { askOwn, callOf } from './requests/request-context.ts';
import { createOrder, choicesOfOrder } from './placement/create-order.ts';
import { prepareTenders } from './placement/prepare-tenders.ts';
import { withoutPickupCode } from './reading/pickup.ts';
import { listOrders, readOrder, readOrderWithWorth, readRefund } from './reading/read.ts';
import { requestCancellation } from './requests/request-cancellation.ts';
import { requestReturn, withdrawReturn } from './requests/request-return.ts';
import type { Tx } from '../../platform/database/database.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { callerAddress } from '../../platform/http/limits/caller-address.ts';
import { type Asking, serve, serveOnce } from '../../platform/http/serve.ts';
import { provenNumbers, shopperOf } from '../identity/index.ts';
import { serviceRequestRoutes } from './requests/service-request.routes.ts';
import { trackingRoutes } from './tracking.routes.ts';

/** Orders of the caller: made from a price hold, looked at, cancelled, sent back. Another's order is not there. */
export function orderRoutes(deps: Needs): FastifyPluginAsync {
  const { db, clock, catalogue, config } = deps;
  const numbers = provenNumbers(deps);
  return async (app) => {
    await app.register(trackingRoutes(deps));
    await app.register(serviceRequestRoutes(deps));

    serveOnce(
      app,
      orderCreate,
      {
        before: (request) => prepareTenders(db, contextOf(deps, request), request.body.lock_id, request),
        refuse: requoting(deps, ({ body }: Asking<typeof orderCreate>) => choicesOfOrder(body)),
      },
      async ({ tx, request }) => {
        const context = {
          ...contextOf(deps, request),
          detailsOf: catalogue.detailsOf,
          modes: modesOf(config),
          grantedModes: deps.grantedModes,
          documentSecret: config.documentSecret,
          heldStock: config.limits.heldStock,
          callerAddress: callerAddress(request),
          isProven: (in_: Tx, phone: string) => numbers.isProven(in_, request, phone),
        };
        return envelope(await createOrder(tx, context, request.body));
      },
    );

    serve(app, orderList, async (request) =>
      envelope(await listOrders(db, shopperOf(request).id, request.query)),
    );

    serve(app, orderDetails, async (request) => {
      const details = await readOrderWithWorth(
        db,
        catalogue,
        shopperOf(request),
        request.query.order_no,
        clock(),
      );
      return envelope(request.newDevice ? withoutPickupCode(details) : details);
    });

    serve(app, orderPickupCode, async (request) => {
      const { order_no: orderNo } = request.query;
      const { pickup } = await readOrder(db, shopperOf(request), orderNo, clock());
      return envelope({ code: pickup?.code ?? '' });
    });

    serve(app, orderReasons, async (request) =>
      envelope({
        results: (await offeredReasonsOf(db, request.query.type)).map(({ reason_id, label, label_hi }) => ({
          reason_id,
          label,
          label_hi,
        })),
      }),
    );

    serveOnce(app, orderCancel, async ({ tx, request }) =>
      envelope(
        await askOwn(tx, shopperOf(request), request.body, callOf(request, clock()), (of) =>
          requestCancellation(tx, of, request.body),
        ),
        'Cancel Requested. Our support team will contact you.',
      ),
    );

    serveOnce(app, orderReturn, async ({ tx, request }) =>
      envelope(
        await askOwn(tx, shopperOf(request), request.body, callOf(request, clock()), (of) =>
          requestReturn(tx, of, request.body),
        ),
      ),
    );

    serveOnce(app, orderReturnWithdraw, async ({ tx, request }) =>
      envelope(
        await askOwn(tx, shopperOf(request), request.body, callOf(request, clock()), (of) =>
          withdrawReturn(tx, of),
        ),
      ),
    );

    serve(app, refundDetails, async (request) =>
      envelope(await readRefund(db, shopperOf(request), request.query.refund_order_id)),
    );
  };
}
