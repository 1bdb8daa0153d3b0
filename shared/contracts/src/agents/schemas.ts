/** What a person takes over of an assistant (Universal Commerce Protocol, `continue_url`). */
import { Type, type Static } from 'typebox';
import { strictObject } from '../base/endpoint/schema.ts';
import { QuoteLine } from '../checkout/schemas.ts';
import { CheckoutTotals } from '../checkout/totals.ts';

export const HandoverBody = strictObject({
  /** Of the link: 128 bits in base64url. */
  token: Type.String({ minLength: 1, maxLength: 64 }),
});
export type HandoverBody = Static<typeof HandoverBody>;

export const Handover = Type.Object({
  /** `taken`: its pieces are in the bag already. */
  state: Type.Union([Type.Literal('open'), Type.Literal('taken')]),
  /** Host of the platform that filled it. */
  platform: Type.String(),
  currency: Type.String(),
  items: Type.Array(QuoteLine),
  totals: CheckoutTotals,
  /** Until when the price is promised, ISO; empty when it is not any more. */
  held_until: Type.String(),
  /** Another sum than the assistant was told, minor units; 0 for none. */
  changed_from_paise: Type.Integer(),
  /** Where it is to go, as far as anybody may see it; empty when it was not said. */
  pincode: Type.String(),
  city: Type.String(),
});
export type Handover = Static<typeof Handover>;

export const HandoverTaken = Type.Object({
  /** Lines of the bag now. */
  count: Type.Integer(),
  /** What else is in the bag was there before. */
  has_others: Type.Boolean(),
});
export type HandoverTaken = Static<typeof HandoverTaken>;

const Count = Type.Integer();
/** Those with most orders first, then most sessions. */
export const PlatformFigures = Type.Object({
  results: Type.Array(
    Type.Object({
      /** Host of its profile. */
      platform: Type.String(),
      /** Whether its calls were signed. */
      signed: Type.Boolean(),
      carts: Count,
      checkouts: Count,
      /** Links that a person opened, and whose pieces went into a bag. */
      opened: Count,
      taken_over: Count,
      orders: Count,
    }),
  ),
  count: Count,
});
export type PlatformFigures = Static<typeof PlatformFigures>;
