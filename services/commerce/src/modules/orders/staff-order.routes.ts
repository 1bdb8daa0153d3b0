import {
  orderHuid,
  orderTransition,
  refundApprove,
  refundSettle,
  staffOrderDetails,
} from '@suvarna/contracts/endpoints/staff-orders';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../../platform/database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { readAnyOrder } from './read.ts';
import { approveRefund } from './refund.ts';
import { settleDoorRefund } from './settle-door-refund.ts';
import { noteHuids, stepByStaff } from './staff-steps.ts';
import { refusing } from '../checkout/index.ts';
import { performOnce } from '../../platform/http/effects.ts';
import { envelope } from '../../platform/http/envelope.ts';
import { serve } from '../../platform/http/serve.ts';

/** What the store's people do with an order. On the service's own port only: the shop's address passes `/api` and `/media` on, nothing else. */
export function staffOrderRoutes(deps: Dependencies): FastifyPluginAsync {
  const { db, clock, tenders } = deps;
  const effect = <Answer extends object>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (tx: Tx) => Promise<Answer>,
  ): Promise<Answer> => performOnce(db, 'staff', request, reply, (tx) => refusing(() => work(tx)));

  return async (app) => {
    serve(app, staffOrderDetails, async (request) =>
      envelope(await refusing(() => readAnyOrder(db, request.query.order_no, clock()))),
    );

    serve(app, orderTransition, (request, reply) =>
      effect(request, reply, async (tx) =>
        envelope(
          await stepByStaff(tx, {
            orderNo: request.body.order_no,
            to: request.body.to,
            note: request.body.note ?? '',
            at: clock(),
          }),
        ),
      ),
    );

    serve(app, orderHuid, (request, reply) =>
      effect(request, reply, async (tx) =>
        envelope(
          await noteHuids(tx, {
            orderNo: request.body.order_no,
            itemId: request.body.item_id,
            huids: request.body.huids,
            at: clock(),
          }),
        ),
      ),
    );

    serve(app, refundApprove, (request, reply) =>
      effect(request, reply, async (tx) =>
        envelope(
          await approveRefund(tx, tenders, {
            orderNo: request.body.order_no,
            approvedBy: request.body.approved_by,
            at: clock(),
          }),
        ),
      ),
    );

    serve(app, refundSettle, (request, reply) =>
      effect(request, reply, async (tx) =>
        envelope(await settleDoorRefund(tx, tenders, request.body.refund_order_id, clock())),
      ),
    );
  };
}
