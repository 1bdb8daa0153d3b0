/** What stands around the data of every answer (`spec/api.md` §5). The same as types: `../errors.ts`. */
import { Type, type TSchema } from 'typebox';
import { strictObject } from './schema.ts';

export function envelopeOf<Data extends TSchema>(data: Data) {
  return Type.Object({
    status_code: Type.Integer(),
    error: Type.Literal(false),
    msg: Type.String(),
    message: Type.String(),
    data,
  });
}

/** What a failed call answers. */
export const Failure = Type.Object({
  status_code: Type.Integer(),
  error: Type.Literal(true),
  code: Type.String(),
  msg: Type.String(),
  message: Type.String(),
  data: Type.Null(),
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
});

/** An answer that says nothing but that it went well. */
export const NoData = Type.Object({});
/** The body of an effect that needs to be told nothing. */
export const NoFields = strictObject({});
/** A file in place of JSON: no envelope stands around it. */
export const Download = Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' });
