/** Our own gift cards: money's worth that a customer buys and its recipient puts into an account's credits. Amounts are paise. */
import { Type, type Static } from 'typebox';
import { Language } from '../base/endpoint/language.ts';
import { GIFT_CARD_DESIGNS, GIFT_CARDS, type GiftCardDesign } from './rules.ts';
import { needs } from '../base/endpoint/needs.ts';
import { PaymentMethod } from '../checkout/schemas.ts';
import { oneOf, strictObject } from '../base/endpoint/schema.ts';

const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

export const giftCardId = Type.String({ pattern: '^GC-[0-9A-Z]{10}$' });
export const GiftCardDesignName = Type.Unsafe<GiftCardDesign>(oneOf(GIFT_CARD_DESIGNS));
const GIFT_CARD_MODES = ['sandbox', 'razorpay'] as const;
const Mode = oneOf(GIFT_CARD_MODES);
const locale = Type.Optional(Language);

/**
 * - `unpaid`: it waits for its money; `over` when none came.
 * - `paid`: it has its money and its code; `redeemed` when its recipient put it into an account, `void` when the
 *   store's people ended it, `expired` when its day was over.
 */
const GIFT_CARD_STATES = ['unpaid', 'over', 'paid', 'redeemed', 'void', 'expired'] as const;
export const GiftCardState = oneOf(GIFT_CARD_STATES);
export type GiftCardState = (typeof GIFT_CARD_STATES)[number];

const wanted = {
  design: GiftCardDesignName,
  amount_paise: Type.Integer({ minimum: 1, maximum: 100_000_000_00 }),
  from_name: Type.String({ minLength: 1, maxLength: GIFT_CARDS.nameMax }),
  to_name: Type.String({ minLength: 1, maxLength: GIFT_CARDS.nameMax }),
  message: Type.String({ maxLength: GIFT_CARDS.messageMax }),
  /** `email`: sent to `to_email`. `print`: a PDF for who bought it. */
  delivery: oneOf(['email', 'print']),
  to_email: Type.Optional(Type.String({ maxLength: 254 })),
};
export const BuyGiftCardBody = strictObject({
  ...wanted,
  /** Day of sending, in India; today when left out. */
  send_on: Type.Optional(day),
  /** The store's own choice when left out. */
  mode: Type.Optional(Mode),
  /** What the payer means to use: the provider's page offers it first. */
  method: Type.Optional(PaymentMethod),
  locale,
});
export type BuyGiftCardBody = Static<typeof BuyGiftCardBody>;
export const PayGiftCardBody = strictObject({ card_id: giftCardId, mode: Type.Optional(Mode), locale });
export const GiftCardOpened = Type.Object({
  card_id: Type.String(),
  amount_paise: Type.Integer(),
  redirect_url: Type.String(),
});
export type GiftCardOpened = Static<typeof GiftCardOpened>;

/** A card as who bought it, or put it into an account, sees it; its code is in the e-mail or the PDF alone. */
export const GiftCard = needs(
  Type.Object({
    card_id: Type.String(),
    state: GiftCardState,
    design: GiftCardDesignName,
    amount_paise: Type.Integer(),
    from_name: Type.String(),
    to_name: Type.String(),
    /** With stars in it for a reader who did not write it. */
    to_email: Type.String(),
    message: Type.String(),
    delivery: oneOf(['email', 'print']),
    send_on: Type.String(),
    /** `''` until the e-mail was handed over. */
    sent_at: Type.String(),
    last4: Type.String(),
    expires_on: Type.String(),
    redeemed_at: Type.String(),
    /** The PDF can be had. */
    printable: Type.Boolean(),
  }),
  'card_id',
  'state',
  'design',
  'amount_paise',
  'delivery',
  'printable',
);
export type GiftCard = Static<typeof GiftCard>;
export const GiftCardList = Type.Object({
  bought: Type.Array(GiftCard),
  /** Put into this account's credits. */
  received: Type.Array(GiftCard),
});
export type GiftCardList = Static<typeof GiftCardList>;

export const VerifyGiftCardBody = strictObject({
  card_id: giftCardId,
  provider_payment_id: Type.Optional(Type.String({ maxLength: 80 })),
  provider_order_id: Type.Optional(Type.String({ maxLength: 80 })),
  signature: Type.Optional(Type.String({ maxLength: 200 })),
});
export const GiftCardPayment = Type.Object({
  payment: oneOf(['paid', 'pending', 'failed']),
  retry_allowed: Type.Boolean(),
  card: GiftCard,
});
export type GiftCardPayment = Static<typeof GiftCardPayment>;

export const GiftCardDownloadQuery = strictObject({ card_id: giftCardId, lang: locale });
export const RedeemGiftCardBody = strictObject({ code: Type.String({ maxLength: 40 }) });
export const GiftCardRedeemed = Type.Object({
  amount_paise: Type.Integer(),
  credits_paise: Type.Integer(),
  card: GiftCard,
});
export type GiftCardRedeemed = Static<typeof GiftCardRedeemed>;
