/** What may be asked about orders; the answers stand in `orders.ts`. */
import { Type } from 'typebox';
import { Language } from '../base/endpoint/language.ts';
import { strictObject } from '../base/endpoint/schema.ts';

const number = Type.String({ pattern: '^[A-Z0-9-]{6,24}$' });

export const OrderNoQuery = strictObject({ order_no: number });
/** The return that the order waits for; it has one at a time. */
export const ReturnWithdrawBody = strictObject({ order_no: number });
export const OrderListQuery = strictObject({
  state: Type.Union([Type.Literal('active'), Type.Literal('recent')], { default: 'active' }),
  page: Type.Integer({ minimum: 1, maximum: 1_000, default: 1 }),
});
export const ReasonsQuery = strictObject({
  type: Type.Union([
    Type.Literal('cancel'),
    Type.Literal('return'),
    Type.Literal('resize'),
    Type.Literal('claim'),
  ]),
});
export const CreditNoteQuery = strictObject({
  refund_order_id: number,
  /** The browser's language when left out. */
  lang: Type.Optional(Language),
});
export const RefundQuery = strictObject({ refund_order_id: number });
export const InvoiceQuery = strictObject({
  order_no: number,
  /** The browser's language when left out. */
  lang: Type.Optional(Language),
});
