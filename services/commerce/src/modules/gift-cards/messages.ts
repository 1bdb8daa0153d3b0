import type { Locale } from '@suvarna/contracts/locale';
import type { MinorUnits } from '@suvarna/contracts/money';
import { amountText } from '../../platform/notifications/amount.ts';
import type { MessageTemplates } from '../../platform/notifications/messages.ts';
import { lines, type Shop, type Wording } from '../../platform/notifications/template.ts';

/** A gift card as its e-mail says it. Names and message were refused when they led anywhere (`buy-card.ts`). */
interface SentCard {
  readonly from: string;
  readonly to: string;
  readonly message: string;
  readonly amount: MinorUnits;
  /** In groups of four. */
  readonly code: string;
  readonly expiresOn: string;
}

declare module '../../platform/notifications/messages.ts' {
  interface Messages {
    'gift-card': SentCard;
  }
}

const pageOf = ({ origin }: Shop, locale: Locale): string =>
  `${origin}${locale === 'hi' ? '/hi' : ''}/account/wallet/vouchers/`;
const worth = ({ amount }: SentCard, locale: Locale): string =>
  amountText({ currency: 'INR', minor: amount }, locale);
const quoted = (message: string): string[] => (message === '' ? [] : [`“${message}”`, '']);

const en: Wording<SentCard> = {
  email: (card, shop) => ({
    subject: `A Suvarna gift card for you: ${worth(card, 'en')}`,
    text: lines(
      `${card.to}, ${card.from} has sent you a Suvarna gift card of ${worth(card, 'en')}.`,
      '',
      ...quoted(card.message),
      `Your code: ${card.code}`,
      `It can be used until ${card.expiresOn}.`,
      '',
      'Sign in and add it to your credits:',
      pageOf(shop, 'en'),
      '',
      'Whoever has the code can use it. Keep it to yourself.',
    ),
  }),
  sms: (card, shop) =>
    `Suvarna: a gift card of ${worth(card, 'en')} for you. Code ${card.code}. ${pageOf(shop, 'en')}`,
};

const hi: Wording<SentCard> = {
  email: (card, shop) => ({
    subject: `आपके लिए सुवर्ण गिफ़्ट कार्ड: ${worth(card, 'hi')}`,
    text: lines(
      `${card.to}, ${card.from} ने आपको ${worth(card, 'hi')} का सुवर्ण गिफ़्ट कार्ड भेजा है।`,
      '',
      ...quoted(card.message),
      `आपका कोड: ${card.code}`,
      `इसे ${card.expiresOn} तक इस्तेमाल किया जा सकता है।`,
      '',
      'साइन इन करें और इसे अपने क्रेडिट में जोड़ें:',
      pageOf(shop, 'hi'),
      '',
      'जिसके पास कोड है वह इसे इस्तेमाल कर सकता है। इसे अपने पास रखें।',
    ),
  }),
  sms: (card, shop) =>
    `सुवर्ण: आपके लिए ${worth(card, 'hi')} का गिफ़्ट कार्ड। कोड ${card.code}। ${pageOf(shop, 'hi')}`,
};

export const messages = { 'gift-card': { en, hi } } as const satisfies MessageTemplates;
