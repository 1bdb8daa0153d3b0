import { CreateOrderBody, OrderCreated, PriceLock } from '@suvarna/contracts/api/checkout';
import {
  CancelRequestBody,
  ExchangeQuote,
  OrderDetails,
  OrderList,
  OrderReasons,
  Refund,
  ReturnRequestBody,
} from '@suvarna/contracts/api/orders';
import { BODY_WITH_PHOTOS } from '@suvarna/contracts/request-photos';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { reasonsOf } from './request.store.ts';
import type { Dependencies } from '../../dependencies.ts';
import { contextOf, effect, effectOrRequote, modesOf, refusing } from '../checkout/index.ts';
import { createOrder, choicesOfOrder } from './create.ts';
import { exchangeQuote } from './exchange-quote.ts';
import { listOrders, readOrder, readRefund } from './read.ts';
import { requestCancellation, requestReturn } from './shopper-requests.ts';
import { answers, answersWithConflict, envelope } from '../../platform/http/envelope.ts';
import { shopperOf } from '../identity/index.ts';
import { serviceRequestRoutes } from './service-request.routes.ts';
import { trackingRoutes } from './tracking.routes.ts';

const shopperOnly = { config: { access: 'shopper' } } as const;
const shopperOnce = { config: { access: 'shopper', once: true } } as const;
const customerOnly = { config: { access: 'customer' } } as const;
const security = [{ token: [] }];
const tags = ['orders'];
const strict = { additionalProperties: false } as const;

const OrderNoQuery = Type.Object({ order_no: Type.String({ pattern: '^[A-Z0-9-]{6,24}$' }) }, strict);
const ListQuery = Type.Object(
  {
    state: Type.Union([Type.Literal('active'), Type.Literal('recent')], { default: 'active' }),
    page: Type.Integer({ minimum: 1, maximum: 1_000, default: 1 }),
  },
  strict,
);
const ReasonsQuery = Type.Object(
  {
    type: Type.Union([
      Type.Literal('cancel'),
      Type.Literal('return'),
      Type.Literal('resize'),
      Type.Literal('claim'),
    ]),
  },
  strict,
);
const RefundQuery = Type.Object({ refund_order_id: Type.String({ pattern: '^[A-Z0-9-]{6,24}$' }) }, strict);
const ExchangeQuery = Type.Object(
  {
    order_item_id: Type.String({ format: 'uuid' }),
    type: Type.Union([Type.Literal('exchange'), Type.Literal('buyback')]),
  },
  strict,
);

/** Orders of whoever calls: made from a price lock, looked at, cancelled, sent back. Another's order is not there. */
export function orderRoutes(deps: Dependencies): FastifyPluginAsyncTypebox {
  const { db, clock, catalogue, config } = deps;
  return async (app) => {
    await app.register(trackingRoutes(deps));
    await app.register(serviceRequestRoutes(deps));

    app.post(
      '/order/order/create/',
      {
        ...shopperOnce,
        schema: {
          tags,
          security,
          summary: 'Makes an order of a promised price and puts its pieces aside',
          body: CreateOrderBody,
          response: answersWithConflict(OrderCreated, PriceLock),
        },
      },
      (request, reply) =>
        effectOrRequote(deps, request, reply, choicesOfOrder(request.body), async (tx) => {
          const context = {
            ...contextOf(deps, request),
            detailsOf: catalogue.detailsOf,
            modes: modesOf(config),
            documentSecret: config.documentSecret,
          };
          return envelope(await createOrder(tx, context, request.body));
        }),
    );

    app.get(
      '/order/order/list/',
      {
        ...customerOnly,
        schema: {
          tags,
          security,
          summary: 'Orders, the newest first',
          querystring: ListQuery,
          response: answers(OrderList),
        },
      },
      async (request) => envelope(await listOrders(db, shopperOf(request).id, request.query)),
    );

    app.get(
      '/order/order/details/',
      {
        ...shopperOnly,
        schema: {
          tags,
          security,
          summary: 'An order with its lines, totals and steps',
          querystring: OrderNoQuery,
          response: answers(OrderDetails),
        },
      },
      async (request) =>
        envelope(await refusing(() => readOrder(db, shopperOf(request), request.query.order_no, clock()))),
    );

    app.get(
      '/order/order/reasons/',
      {
        config: { access: 'public' },
        schema: {
          tags,
          summary: 'Reasons to cancel, to send back, to ask for another size, and faults',
          querystring: ReasonsQuery,
          response: answers(OrderReasons),
        },
      },
      async (request) =>
        envelope({
          results: (await reasonsOf(db, request.query.type)).map(({ reason_id, label, label_hi }) => ({
            reason_id,
            label,
            label_hi,
          })),
        }),
    );

    app.post(
      '/order/order/cancel_request/',
      {
        ...shopperOnce,
        schema: {
          tags,
          security,
          summary: 'Asks for a cancellation',
          body: CancelRequestBody,
          response: answers(OrderDetails),
        },
      },
      (request, reply) =>
        effect(deps, request, reply, async (tx) =>
          envelope(
            await requestCancellation(tx, shopperOf(request), request.body, clock()),
            'Cancel Requested. Our support team will contact you.',
          ),
        ),
    );

    app.post(
      '/order/order/return_request/',
      {
        ...shopperOnce,
        bodyLimit: BODY_WITH_PHOTOS,
        schema: {
          tags,
          security,
          summary: 'Asks to send pieces back',
          body: ReturnRequestBody,
          response: answers(OrderDetails),
        },
      },
      (request, reply) =>
        effect(deps, request, reply, async (tx) =>
          envelope(await requestReturn(tx, shopperOf(request), request.body, clock())),
        ),
    );

    app.get(
      '/payment/refund/details/',
      {
        ...shopperOnly,
        schema: {
          tags,
          security,
          summary: 'A refund, tender by tender',
          querystring: RefundQuery,
          response: answers(Refund),
        },
      },
      async (request) =>
        envelope(await refusing(() => readRefund(db, shopperOf(request), request.query.refund_order_id))),
    );

    app.get(
      '/exchange/quote/',
      {
        ...shopperOnly,
        schema: {
          tags,
          security,
          summary: 'What a delivered piece is worth today',
          querystring: ExchangeQuery,
          response: answers(ExchangeQuote),
        },
      },
      async (request) =>
        envelope(
          await refusing(() =>
            exchangeQuote(db, catalogue, {
              owner: shopperOf(request),
              itemId: request.query.order_item_id,
              type: request.query.type,
              at: clock(),
            }),
          ),
        ),
    );
  };
}
