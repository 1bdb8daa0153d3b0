/** Following an order without an account. */
import { Type, type Static } from 'typebox';

const orderNo = Type.String({ pattern: '^[A-Z0-9-]{6,24}$' });
const strict = { additionalProperties: false } as const;

/** An order's number and the phone or e-mail address it was made with, proved by a code. */
export const TrackBody = Type.Object(
  {
    order_no: orderNo,
    contact: Type.String({ minLength: 5, maxLength: 254 }),
    otp: Type.Optional(Type.String({ pattern: '^\\d{6}$', 'x-text': 'otp' })),
  },
  strict,
);
export type TrackBody = Static<typeof TrackBody>;
/** Without a code one is sent (the same answer whether such an order exists); with the right one the state is shown. */
export const Tracked = Type.Object({
  sent: Type.Boolean(),
  resend_after: Type.Integer(),
  tracking_token: Type.String(),
});
export type Tracked = Static<typeof Tracked>;
