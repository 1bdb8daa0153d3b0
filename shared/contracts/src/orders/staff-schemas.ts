/** What the store's people do with orders, refunds and requests. */
import { Type } from 'typebox';
import { OrderDetails, type OrderState } from './schemas.ts';
import { PieceCertificate } from './piece-certificate.ts';

const strict = { additionalProperties: false } as const;
const orderNo = Type.String({ pattern: '^[A-Z0-9-]{6,24}$' });
const by = Type.String({ minLength: 1, maxLength: 80 });
const uuid = Type.String({ format: 'uuid' });

/** States that the store's people may move an order to; what its shopper asked for is decided in the queue of requests. */
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
] as const satisfies readonly OrderState[];
export type StaffStep = (typeof STAFF_STEPS)[number];

export const TransitionBody = Type.Object(
  {
    order_no: orderNo,
    to: Type.Union(STAFF_STEPS.map((state) => Type.Literal(state))),
    moved_by: by,
    /** Why. */
    note: Type.Optional(Type.String({ maxLength: 300 })),
    /** What the person who collects an order in a store says; needed to hand it over there. */
    pickup_code: Type.Optional(Type.String({ pattern: '^\\d{6}$' })),
  },
  strict,
);
/** Any order, with who moved it and why. */
export const StaffOrderDetails = Type.Object({
  ...OrderDetails.properties,
  history: Type.Array(
    Type.Object({
      state: Type.String(),
      at: Type.String(),
      actor: Type.String(),
      /** `''` where it was none of the store's people. */
      by: Type.String(),
      note: Type.String(),
    }),
  ),
});
export const HuidBody = Type.Object(
  {
    order_no: orderNo,
    item_id: uuid,
    huids: Type.Array(Type.String({ pattern: '^[A-Z0-9]{6}$' }), { minItems: 1, maxItems: 10 }),
  },
  strict,
);

export const CertificateBody = Type.Object(
  {
    order_no: orderNo,
    item_id: uuid,
    /** All of its certificates; a mistake is written again. */
    certificates: Type.Array(PieceCertificate, { minItems: 1, maxItems: 20 }),
  },
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
    asked_by: by,
    note: Type.String({ minLength: 1, maxLength: 300 }),
  },
  strict,
);
export const RefundRetried = Type.Object({ refund_id: Type.String(), retry: Type.Integer() });
