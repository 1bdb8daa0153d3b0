import type { Envelope } from '@suvarna/contracts/errors';
import { Type, type TSchema } from 'typebox';

/** Every answer has this shape; `msg` and `message` are the same text (`spec/api.md` §5). */
export function envelope<Data>(data: Data, message = ''): Envelope<Data> {
  return { status_code: 200, error: false, msg: message, message, data };
}

export function envelopeOf<Data extends TSchema>(data: Data) {
  return Type.Object({
    status_code: Type.Integer(),
    error: Type.Literal(false),
    msg: Type.String(),
    message: Type.String(),
    data,
  });
}

/** What a failed call answers; declared for every route's 4xx and 5xx. */
export const Failure = Type.Object({
  status_code: Type.Integer(),
  error: Type.Literal(true),
  code: Type.String(),
  msg: Type.String(),
  message: Type.String(),
  data: Type.Null(),
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
});

/** Response schemas of a route that answers `data`. */
export function answers<Data extends TSchema>(data: Data) {
  return { 200: envelopeOf(data), '4xx': Failure, '5xx': Failure };
}

/** As `answers`, with what the refusals of a conflict (409) bring along. */
export function answersWithConflict<Data extends TSchema, Conflict extends TSchema>(
  data: Data,
  conflict: Conflict,
) {
  return {
    200: envelopeOf(data),
    409: Type.Object({ ...Failure.properties, data: Type.Union([Type.Null(), conflict]) }),
    '4xx': Failure,
    '5xx': Failure,
  };
}
