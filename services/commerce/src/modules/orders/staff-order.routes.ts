import { OrderDetails, Refund } from '@suvarna/contracts/api/orders';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Tx } from '../../platform/database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { readAnyOrder } from './read.ts';
import { approveRefund } from './refund.ts';
import { settleDoorRefund } from './settle-door-refund.ts';
import { noteHuids, STAFF_STEPS, stepByStaff } from './staff-steps.ts';
import { refusing } from '../checkout/index.ts';
import { performOnce } from '../../platform/http/effects.ts';
import { answers, envelope } from '../../platform/http/envelope.ts';

const adminOnce = { config: { access: 'staff-admin', once: true } } as const;
const security = [{ token: [] }];
const tags = ['staff'];
const strict = { additionalProperties: false } as const;
const orderNo = Type.String({ pattern: '^[A-Z0-9-]{6,24}$' });

const OrderQuery = Type.Object({ order_no: orderNo }, strict);
const TransitionBody = Type.Object(
  {
    order_no: orderNo,
    to: Type.Union(STAFF_STEPS.map((state) => Type.Literal(state))),
    note: Type.Optional(Type.String({ maxLength: 300 })),
  },
  strict,
);
const HuidBody = Type.Object(
  {
    order_no: orderNo,
    item_id: Type.String({ format: 'uuid' }),
    huids: Type.Array(Type.String({ pattern: '^[A-Z0-9]{6}$' }), { minItems: 1, maxItems: 10 }),
  },
  strict,
);
const RefundBody = Type.Object(
  { order_no: orderNo, approved_by: Type.String({ minLength: 1, maxLength: 80 }) },
  strict,
);
const SettleBody = Type.Object({ refund_order_id: orderNo }, strict);

/** What the store's people do with an order. On the service's own port only: the shop's address passes `/api` and `/media` on, nothing else. */
export function staffOrderRoutes(deps: Dependencies): FastifyPluginAsyncTypebox {
  const { db, clock, tenders } = deps;
  const effect = <Answer extends object>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (tx: Tx) => Promise<Answer>,
  ): Promise<Answer> => performOnce(db, 'staff', request, reply, (tx) => refusing(() => work(tx)));

  return async (app) => {
    app.get(
      '/order/details/',
      {
        config: { access: 'staff-view' },
        schema: {
          tags,
          security,
          summary: 'Any order',
          querystring: OrderQuery,
          response: answers(OrderDetails),
        },
      },
      async (request) => envelope(await refusing(() => readAnyOrder(db, request.query.order_no, clock()))),
    );

    app.post(
      '/order/transition/',
      {
        ...adminOnce,
        schema: {
          tags,
          security,
          summary: 'Moves an order on',
          body: TransitionBody,
          response: answers(OrderDetails),
        },
      },
      (request, reply) =>
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

    app.post(
      '/order/huid/',
      {
        ...adminOnce,
        schema: {
          tags,
          security,
          summary: 'Notes hallmark numbers',
          body: HuidBody,
          response: answers(OrderDetails),
        },
      },
      (request, reply) =>
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

    app.post(
      '/refund/approve/',
      {
        ...adminOnce,
        schema: {
          tags,
          security,
          summary: 'Gives the money of a cancelled or returned order back',
          body: RefundBody,
          response: answers(Refund),
        },
      },
      (request, reply) =>
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

    app.post(
      '/refund/settle/',
      {
        ...adminOnce,
        schema: {
          tags,
          security,
          summary: 'Notes that money paid at the door was given back by bank transfer',
          body: SettleBody,
          response: answers(Refund),
        },
      },
      (request, reply) =>
        effect(request, reply, async (tx) =>
          envelope(await settleDoorRefund(tx, tenders, request.body.refund_order_id, clock())),
        ),
    );
  };
}
