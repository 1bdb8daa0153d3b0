/** What the store's people see of pieces that come back, besides the queue. */
import { Type } from 'typebox';
import { BankAccount, requestId } from './schemas.ts';
import { strictObject } from '../base/endpoint/schema.ts';

/** Sealed papers are read for a reason, by somebody with a name. */
export const ExchangePapersBody = strictObject({
  request_id: requestId,
  opened_by: Type.String({ minLength: 1, maxLength: 80 }),
  reason: Type.String({ minLength: 3, maxLength: 300 }),
});
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
