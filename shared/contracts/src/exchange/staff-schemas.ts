/** What the store's people see of pieces that come back, besides the queue. */
import { Type } from 'typebox';
import { BankAccount, requestId } from './schemas.ts';

const strict = { additionalProperties: false } as const;

/** Sealed papers are read for a reason, by a person with a name. */
export const ExchangePapersBody = Type.Object(
  {
    request_id: requestId,
    opened_by: Type.String({ minLength: 1, maxLength: 80 }),
    reason: Type.String({ minLength: 3, maxLength: 300 }),
  },
  strict,
);
export const ExchangePapers = Type.Object({
  request_id: Type.String(),
  /** `''` where none was needed. */
  pan: Type.String(),
  account: Type.Union([Type.Null(), BankAccount]),
  /** Whose the account is by its bank; `''` before the bank was asked. Left out by earlier releases. */
  registered_name: Type.Optional(Type.String()),
  /** Whose request it is, as the account with us says. */
  customer_name: Type.Optional(Type.String()),
});
