import {
  orderCertificate,
  orderHuid,
  orderTransition,
  refundSettle,
  staffOrderDetails,
} from '@suvarna/contracts/orders';
import type { FastifyPluginAsync } from 'fastify';
import type { Needs } from './needs.ts';
import { stepsOfOrder } from './rows/order-step.store.ts';
import { readAnyOrder } from './reading/read.ts';
import { settleDoorRefund } from './refunds/settle-door-refund.ts';
import { noteCertificates, noteHuids, stepByStaff } from './delivery/staff-steps.ts';
import { historyStep } from './reading/view.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { tellTry } from '../../platform/http/limits/limits.ts';
import { serve, serveOnce } from '../../platform/http/serve.ts';

/** What the store's people do with an order. On the service's own port only: the shop's address passes `/api` and `/media` on, nothing else. */
export function staffOrderRoutes(deps: Needs): FastifyPluginAsync {
  const { db, clock, tenders } = deps;
  return async (app) => {
    serve(app, staffOrderDetails, async (request) =>
      envelope({
        ...(await readAnyOrder(db, request.query.order_no, clock())),
        history: (await stepsOfOrder(db, request.query.order_no)).map(historyStep),
      }),
    );

    serveOnce(
      app,
      orderTransition,
      {
        // A code that is said counts as a try, right or wrong.
        before: async (request) => {
          if (request.body.pickup_code !== undefined) await tellTry(request, orderTransition);
        },
      },
      async ({ tx, request }) => {
        const { order_no: orderNo, to, moved_by: by, note = '', pickup_code: pickupCode } = request.body;
        return envelope(await stepByStaff(tx, { orderNo, to, by, note, pickupCode, at: clock() }));
      },
    );

    serveOnce(app, orderHuid, async ({ tx, request }) =>
      envelope(
        await noteHuids(tx, {
          orderNo: request.body.order_no,
          itemId: request.body.item_id,
          huids: request.body.huids,
          at: clock(),
        }),
      ),
    );

    serveOnce(app, orderCertificate, async ({ tx, request }) =>
      envelope(
        await noteCertificates(tx, {
          orderNo: request.body.order_no,
          itemId: request.body.item_id,
          certificates: request.body.certificates,
          at: clock(),
        }),
      ),
    );

    serveOnce(app, refundSettle, async ({ tx, request }) =>
      envelope(await settleDoorRefund(tx, tenders, request.body.refund_order_id, clock())),
    );
  };
}
