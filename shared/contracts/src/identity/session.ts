/** Sessions: for guests, by password, by caller identification (`spec/api.md` §5). */
import { Type } from 'typebox';
import { Login } from '../bag/schemas.ts';
import { envelopeOf } from '../base/endpoint/envelope.ts';
import { strictObject } from '../base/endpoint/schema.ts';

const DeviceFields = {
  shopBy: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
  device_type: Type.Optional(Type.String({ pattern: '^[a-z]{1,20}$' })),
};
/** `uuid` is the browser's own mark. It is asked for by the specification and decides nothing: tokens are made by the store. */
export const GuestBody = strictObject({
  uuid: Type.String({ minLength: 8, maxLength: 64 }),
  ...DeviceFields,
});
export const LoginBody = strictObject({
  email: Type.String({
    maxLength: 254,
    pattern: '^\\s*[^\\s@]+@[^\\s@]+\\.[^\\s@]+\\s*$',
    'x-text': 'emailLogin',
  }),
  password: Type.String({ minLength: 1, maxLength: 200 }),
  ...DeviceFields,
});
/** Specification §3: the user's name stands outside of `data`, too. */
export const LoginAnswer = Type.Object({ ...envelopeOf(Login).properties, username: Type.String() });

const requestId = Type.String({ pattern: '^[\\w-]{8,64}$' });
export const CallerIdStatusQuery = strictObject({ request_id: requestId });
/** The endpoint the provider names is accepted and not read: a profile is fetched where we know the provider to be. */
export const CallerIdCallbackBody = strictObject({
  requestId,
  accessToken: Type.Optional(Type.String({ minLength: 8, maxLength: 2_048, pattern: '^[\\x21-\\x7e]+$' })),
  endpoint: Type.Optional(Type.String({ maxLength: 300 })),
  status: Type.Optional(Type.String({ maxLength: 40, pattern: '^[a-z_]+$' })),
});
