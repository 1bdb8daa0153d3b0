/** Terms of our own gift cards, by which pages and the service check. Amounts are paise. */
export const GIFT_CARDS = {
  min: 500_00,
  max: 50_000_00,
  step: 100_00,
  /** Years from the day it is paid: never less than one. */
  years: 3,
  /** Signs of the message. */
  messageMax: 300,
  nameMax: 60,
  /** Furthest day of sending, from today. */
  sendWithinDays: 365,
  codeDigits: 16,
} as const;

export const GIFT_CARD_DESIGNS = ['marigold', 'peacock', 'diya', 'lotus'] as const;
export type GiftCardDesign = (typeof GIFT_CARD_DESIGNS)[number];

/** Whether a card of this value can be bought. */
export const isGiftCardAmount = (paise: number): boolean =>
  Number.isSafeInteger(paise) &&
  paise >= GIFT_CARDS.min &&
  paise <= GIFT_CARDS.max &&
  paise % GIFT_CARDS.step === 0;
