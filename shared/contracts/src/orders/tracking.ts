/** Following an order without an account. */
import { Type, type Static } from 'typebox';
import { strictObject } from '../base/endpoint/schema.ts';

const orderNo = Type.String({ pattern: '^[A-Z0-9-]{6,24}$' });

/** An order's number and the phone or e-mail address it was made with, proved by a code. */
export const TrackBody = strictObject({
  order_no: orderNo,
  contact: Type.String({ minLength: 5, maxLength: 254 }),
  otp: Type.Optional(Type.String({ pattern: '^\\d{6}$', 'x-text': 'otp' })),
});
export type TrackBody = Static<typeof TrackBody>;
/** Without a code one is sent (the same answer whether such an order exists); with the right one the state is shown. */
export const Tracked = Type.Object({
  sent: Type.Boolean(),
  resend_after: Type.Integer(),
  tracking_token: Type.String(),
});
export type Tracked = Static<typeof Tracked>;
