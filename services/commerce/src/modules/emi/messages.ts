import type { Locale } from '@suvarna/contracts/locale';
import { amountText } from '../../platform/notifications/amount.ts';
import type { MessageTemplates } from '../../platform/notifications/messages.ts';
import { lines, type Shop, type Wording } from '../../platform/notifications/template.ts';

export interface EmiNews {
  readonly kind: 'requested' | 'approved' | 'refused' | 'expired';
  readonly requestId: string;
  /** Asked for or approved, and a month of it; paise. */
  readonly amount: number;
  readonly months: number;
  readonly instalment: number;
  readonly lender: Readonly<Record<Locale, string>>;
  /** Last day of an approval. */
  readonly until: string | null;
}

declare module '../../platform/notifications/messages.ts' {
  interface Messages {
    'emi-request': EmiNews;
  }
}

interface Filled {
  readonly amount: string;
  readonly instalment: string;
  readonly months: number;
  readonly lender: string;
  readonly day: string;
}
type Words = Readonly<
  Record<EmiNews['kind'], { readonly title: string; readonly body: (filled: Filled) => string }>
>;

const EN: Words = {
  requested: {
    title: 'We have your EMI request',
    body: ({ amount, lender, months }) =>
      `You asked ${lender} for EMI: ${amount} over ${months} months. We answer within two working days.`,
  },
  approved: {
    title: 'Your EMI is approved',
    body: ({ amount, lender, months, instalment, day }) =>
      `${lender} approved up to ${amount} over ${months} months: ${instalment} a month. Pay with it until ${day}.`,
  },
  refused: {
    title: 'Your EMI request was not approved',
    body: ({ lender }) =>
      `${lender} did not approve your EMI request. Your bag is as it was, and you can pay another way.`,
  },
  expired: {
    title: 'Your EMI approval is over',
    body: ({ lender }) => `The approval by ${lender} was not used in time. You can ask again.`,
  },
};
const HI: Words = {
  requested: {
    title: 'आपका ईएमआई अनुरोध मिल गया',
    body: ({ amount, lender, months }) =>
      `आपने ${lender} से ईएमआई माँगी है: ${months} महीनों में ${amount}। हम दो कार्य दिवसों में उत्तर देंगे।`,
  },
  approved: {
    title: 'आपकी ईएमआई स्वीकृत है',
    body: ({ amount, lender, months, instalment, day }) =>
      `${lender} ने ${months} महीनों के लिए ${amount} तक स्वीकृत किए: हर महीने ${instalment}। ${day} तक इससे भुगतान करें।`,
  },
  refused: {
    title: 'आपका ईएमआई अनुरोध स्वीकृत नहीं हुआ',
    body: ({ lender }) =>
      `${lender} ने आपका ईएमआई अनुरोध स्वीकृत नहीं किया। आपका बैग वैसा ही है, आप दूसरे तरीक़े से भुगतान कर सकते हैं।`,
  },
  expired: {
    title: 'आपकी ईएमआई स्वीकृति का समय समाप्त हुआ',
    body: ({ lender }) => `${lender} की स्वीकृति का समय पर उपयोग नहीं हुआ। आप फिर से अनुरोध कर सकते हैं।`,
  },
};

const dayText = (day: string | null, locale: Locale): string =>
  day === null
    ? ''
    : new Intl.DateTimeFormat(`${locale}-IN`, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(new Date(`${day}T00:00:00Z`));

function said(news: EmiNews, locale: Locale): { readonly title: string; readonly body: string } {
  const { title, body } = (locale === 'hi' ? HI : EN)[news.kind];
  const rupees = (minor: number): string => amountText({ currency: 'INR', minor }, locale);
  return {
    title,
    body: body({
      amount: rupees(news.amount),
      instalment: rupees(news.instalment),
      months: news.months,
      lender: news.lender[locale],
      day: dayText(news.until, locale),
    }),
  };
}

const wordingIn = (locale: Locale): Wording<EmiNews> => {
  const address = ({ origin }: Shop): string =>
    `${origin}${locale === 'hi' ? '/hi' : ''}/account/emi-requests/`;
  return {
    email: (news, shop) => {
      const { title, body } = said(news, locale);
      return { subject: `${title}: ${news.requestId}`, text: lines(body, '', address(shop)) };
    },
    sms: (news, shop) =>
      `${locale === 'hi' ? 'सुवर्ण' : 'Suvarna'}: ${said(news, locale).body} ${address(shop)}`,
  };
};

export const messages = {
  'emi-request': { en: wordingIn('en'), hi: wordingIn('hi') },
} as const satisfies MessageTemplates;
