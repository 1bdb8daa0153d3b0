import { GIFT_CARDS, isGiftCardAmount } from '@suvarna/contracts/gift-cards';
import { faultOfEmail } from '@suvarna/forms/email';
import { readNumber } from '@suvarna/forms/number';
import { rule } from '@suvarna/forms/schema';
import { object, type InferType } from 'yup';

/** As on the server: words go to the owner of the address that was typed in. */
const LEADS_AWAY = /https?:|www\.|@|[\p{L}\d-]+\.\p{L}{2,}/iu;

const faultOfWords = (text: string): string | undefined =>
  LEADS_AWAY.test(text) ? 'gift.error.links' : undefined;
const faultOfName = (text: string): string | undefined =>
  text.trim() === '' ? 'gift.error.name' : faultOfWords(text);

/** Paise of what was typed, in rupees. */
export const readAmount = (text: string): number => (readNumber(text) ?? 0) * 100;

/** Keys of texts: the store's own, or this remote's. */
export const giftCardSchema = object({
  amount: rule((text) => (isGiftCardAmount(readAmount(text)) ? undefined : 'gift.error.amount')),
  to: rule(faultOfName),
  from: rule(faultOfName),
  message: rule((text) => (text.length > GIFT_CARDS.messageMax ? 'gift.error.message' : faultOfWords(text))),
  email: rule((text, { delivery }) => (delivery === 'print' ? undefined : faultOfEmail(text))),
  day: rule((text, { delivery, today = '' }) =>
    delivery === 'print' || text === '' || text >= today ? undefined : 'gift.error.day',
  ),
  method: rule((chosen) => (chosen === '' ? 'payment.error.choose' : undefined)),
  delivery: rule(() => undefined),
  today: rule(() => undefined),
});
export type GiftCardFields = InferType<typeof giftCardSchema>;
