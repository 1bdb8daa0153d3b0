/** What the store's people do with orders, refunds and requests. */
import { Type } from 'typebox';
import { OrderRequest, type OrderState } from './orders.ts';

const strict = { additionalProperties: false } as const;
const orderNo = Type.String({ pattern: '^[A-Z0-9-]{6,24}$' });
const uuid = Type.String({ format: 'uuid' });

/** States that the store's people may move an order to. */
const STAFF_STEPS = [
  'confirmed',
  'in_production',
  'quality_check',
  'hallmarking',
  'ready',
  'shipped',
  'out_for_delivery',
  'delivered',
  'closed',
  'cancelled',
  'pickup_scheduled',
  'picked_up',
  'return_qc',
  'return_rejected',
] as const satisfies readonly OrderState[];
export type StaffStep = (typeof STAFF_STEPS)[number];

export const TransitionBody = Type.Object(
  {
    order_no: orderNo,
    to: Type.Union(STAFF_STEPS.map((state) => Type.Literal(state))),
    note: Type.Optional(Type.String({ maxLength: 300 })),
  },
  strict,
);
export const HuidBody = Type.Object(
  {
    order_no: orderNo,
    item_id: uuid,
    huids: Type.Array(Type.String({ pattern: '^[A-Z0-9]{6}$' }), { minItems: 1, maxItems: 10 }),
  },
  strict,
);

export const RefundBody = Type.Object(
  { order_no: orderNo, approved_by: Type.String({ minLength: 1, maxLength: 80 }) },
  strict,
);
export const SettleBody = Type.Object({ refund_order_id: orderNo }, strict);
export const FailedRefunds = Type.Object({
  results: Type.Array(
    Type.Object({
      refund_id: Type.String(),
      /** What it was paid for; `null` for money that was meant for nothing we know. */
      subject: Type.Union([Type.Null(), Type.Object({ kind: Type.String(), id: Type.String() })]),
      order_no: Type.Union([Type.Null(), Type.String()]),
      provider: Type.String(),
      amount_paise: Type.Integer(),
      currency: Type.String(),
      requested_at: Type.String(),
      last_error: Type.String(),
      retries: Type.Integer(),
    }),
  ),
});
export const RefundRetryBody = Type.Object(
  {
    refund_id: Type.String({ pattern: '^[A-Za-z0-9_-]{4,120}$' }),
    asked_by: Type.String({ minLength: 1, maxLength: 80 }),
    note: Type.String({ minLength: 1, maxLength: 300 }),
  },
  strict,
);
export const RefundRetried = Type.Object({ refund_id: Type.String(), retry: Type.Integer() });

/** What a request of a shopper may be decided to be. */
const REQUEST_DECISIONS = ['accepted', 'declined', 'done'] as const;
export type RequestDecision = (typeof REQUEST_DECISIONS)[number];

export const RequestsQuery = Type.Object(
  {
    state: Type.Union(
      (['open', ...REQUEST_DECISIONS] as const).map((state) => Type.Literal(state)),
      { default: 'open' },
    ),
  },
  strict,
);
export const WaitingRequests = Type.Object({
  results: Type.Array(
    Type.Object({
      ...OrderRequest.properties,
      order_no: Type.String(),
      comment: Type.String(),
      pickup_address: Type.Unknown(),
    }),
  ),
});
export const RequestPhotoQuery = Type.Object(
  { request_id: uuid, position: Type.Integer({ minimum: 1, maximum: 3 }) },
  strict,
);
export const DecideBody = Type.Object(
  {
    request_id: uuid,
    to: Type.Union(REQUEST_DECISIONS.map((decision) => Type.Literal(decision))),
    note: Type.Optional(Type.String({ maxLength: 300 })),
  },
  strict,
);
export const RequestDecided = Type.Object({
  request_id: Type.String(),
  state: OrderRequest.properties.state,
});
