import {
  orderCertificate,
  orderHuid,
  orderTransition,
  refundSettle,
  staffOrderDetails,
} from '@suvarna/contracts/orders';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../../platform/database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { stepsOfOrder } from './rows/order-step.store.ts';
import { readAnyOrder } from './reading/read.ts';
import { settleDoorRefund } from './refunds/settle-door-refund.ts';
import { noteCertificates, noteHuids, stepByStaff } from './delivery/staff-steps.ts';
import { historyStep } from './reading/view.ts';
import { refusing } from '../checkout/index.ts';
import { takeAllowance } from '../../platform/http/allowance.store.ts';
import { performOnce, type EffectOptions } from '../../platform/http/effects.ts';
import { envelope } from '../../platform/http/envelope.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';

/** Whoever collects an order knows its code: nobody in the store tries a million of them. */
const CODE_TRIES = { limit: 5, seconds: 3_600 } as const;

/** What the store's people do with an order. On the service's own port only: the shop's address passes `/api` and `/media` on, nothing else. */
export function staffOrderRoutes(deps: Dependencies): FastifyPluginAsync {
  const { db, clock, tenders } = deps;
  const effect = <Answer extends object>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (tx: Tx) => Promise<Answer>,
    options?: EffectOptions,
  ): Promise<Answer> => performOnce(db, 'staff', request, reply, (tx) => refusing(() => work(tx)), options);

  /** A code that is said counts as a try, right or wrong. */
  async function countTry(orderNo: string): Promise<void> {
    const wait = await takeAllowance(db, { ...CODE_TRIES, name: `pickup-code:${orderNo}` }, clock());
    if (wait !== undefined)
      throw new Refusal(429, 'REQUEST.TOO_MANY', 'Too many attempts. Please try again later.', {
        retryAfter: wait,
      });
  }

  return async (app) => {
    serve(app, staffOrderDetails, async (request) =>
      envelope(
        await refusing(async () => ({
          ...(await readAnyOrder(db, request.query.order_no, clock())),
          history: (await stepsOfOrder(db, request.query.order_no)).map(historyStep),
        })),
      ),
    );

    serve(app, orderTransition, (request, reply) => {
      const { order_no: orderNo, pickup_code: pickupCode } = request.body;
      return effect(
        request,
        reply,
        async (tx) =>
          envelope(
            await stepByStaff(tx, {
              orderNo,
              to: request.body.to,
              by: request.body.moved_by,
              note: request.body.note ?? '',
              pickupCode,
              at: clock(),
            }),
          ),
        pickupCode === undefined ? {} : { before: () => countTry(orderNo) },
      );
    });

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

    serve(app, orderCertificate, (request, reply) =>
      effect(request, reply, async (tx) =>
        envelope(
          await noteCertificates(tx, {
            orderNo: request.body.order_no,
            itemId: request.body.item_id,
            certificates: request.body.certificates,
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
