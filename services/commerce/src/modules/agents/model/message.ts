import { strictObject } from '@suvarna/contracts/endpoint';
import { type Static, Type } from 'typebox';

const Words = Type.String({ minLength: 1 });
/** JSONPath (RFC 9535) of what in the answer, or in what was sent, it is about. */
const Path = Type.String();

const ErrorMessage = strictObject({
  type: Type.Literal('error'),
  code: Words,
  path: Type.Optional(Path),
  content: Words,
  severity: Type.Enum(['recoverable', 'requires_buyer_input', 'requires_buyer_review', 'unrecoverable']),
});
const WarningMessage = strictObject({
  type: Type.Literal('warning'),
  code: Words,
  path: Type.Optional(Path),
  content: Words,
});
const InfoMessage = strictObject({
  type: Type.Literal('info'),
  code: Type.Optional(Words),
  path: Type.Optional(Path),
  content: Words,
});

/**
 * What an answer says beside its facts, in the asker's language, as plain text. A "no" of the store is one of these in
 * an answer of 200, never a status of HTTP: those are for the transport (`fault.ts`).
 */
export const Message = Type.Union([ErrorMessage, WarningMessage, InfoMessage]);
export type Message = Static<typeof Message>;
