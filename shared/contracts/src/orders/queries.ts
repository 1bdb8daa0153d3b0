/** What may be asked about orders; the answers stand in `orders.ts`. */
import { Type } from 'typebox';
import { Language } from '../base/endpoint/language.ts';

const strict = { additionalProperties: false } as const;
const number = Type.String({ pattern: '^[A-Z0-9-]{6,24}$' });

export const OrderNoQuery = Type.Object({ order_no: number }, strict);
/** The return that the order waits for; it has one at a time. */
export const ReturnWithdrawBody = Type.Object({ order_no: number }, strict);
export const OrderListQuery = Type.Object(
  {
    state: Type.Union([Type.Literal('active'), Type.Literal('recent')], { default: 'active' }),
    page: Type.Integer({ minimum: 1, maximum: 1_000, default: 1 }),
  },
  strict,
);
export const ReasonsQuery = Type.Object(
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
export const CreditNoteQuery = Type.Object(
  {
    refund_order_id: number,
    /** The browser's language when left out. */
    lang: Type.Optional(Language),
  },
  strict,
);
export const RefundQuery = Type.Object({ refund_order_id: number }, strict);
export const InvoiceQuery = Type.Object(
  {
    order_no: number,
    /** The browser's language when left out. */
    lang: Type.Optional(Language),
  },
  strict,
);
