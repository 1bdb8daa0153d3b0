/** What the store's people see of vouchers: what a provider refused, and what they do about it. */
import { Type, type Static } from 'typebox';
import { strictObject } from '../base/endpoint/schema.ts';

/** `capture`: the order was placed, and its provider would not pay. `refund`: value did not go back. `release`: value stays put aside. */
const VoucherFault = Type.Object({
  id: Type.String(),
  kind: Type.Unsafe<'capture' | 'refund' | 'release'>(
    Type.Union([Type.Literal('capture'), Type.Literal('refund'), Type.Literal('release')]),
  ),
  order_no: Type.String(),
  last4: Type.String(),
  amount_paise: Type.Integer(),
  at: Type.String(),
  error: Type.String(),
});
export const VoucherFaults = Type.Object({ results: Type.Array(VoucherFault) });
export type VoucherFaults = Static<typeof VoucherFaults>;

export const VoucherRetryBody = strictObject({
  id: Type.String({ pattern: '^(VR|VB)-[0-9A-Z]{10}$' }),
  asked_by: Type.String({ minLength: 1, maxLength: 80 }),
  note: Type.String({ minLength: 1, maxLength: 300 }),
});
export const VoucherRetried = Type.Object({ id: Type.String(), state: Type.String() });
