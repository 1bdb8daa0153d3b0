/** Phones that more than one account has: kept in two spellings before there was one rule for them. */
import { Type, type Static } from 'typebox';

export const PhoneDouble = Type.Object({
  /** In its one spelling: `44-7911153060`. */
  phone: Type.String(),
  /** Each with the phone as it is kept. */
  accounts: Type.Array(Type.Object({ customer_id: Type.String(), kept: Type.String() })),
});
export type PhoneDouble = Static<typeof PhoneDouble>;
export const PhoneDoubles = Type.Object({ results: Type.Array(PhoneDouble), count: Type.Integer() });
