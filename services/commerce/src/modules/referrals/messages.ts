import type { Locale } from '@suvarna/contracts/locale';
import { amountText } from '../../platform/notifications/amount.ts';
import type { MessageTemplates } from '../../platform/notifications/messages.ts';
import { lines, type Shop, type Wording } from '../../platform/notifications/template.ts';
import type { Side } from './tables.ts';
import { MINIMUM_ORDER, REWARD } from './terms.ts';

interface Invitation {
  /** Path of the landing page, with the code. Who invites is said there: no message holds what somebody typed. */
  readonly path: string;
}
interface RewardNews {
  readonly side: Side;
  /** Paise. */
  readonly amount: number;
  /** Last day on which it can be spent. */
  readonly until: string;
}

declare module '../../platform/notifications/messages.ts' {
  interface Messages {
    'referral-invitation': Invitation;
    'referral-reward': RewardNews;
  }
}

const rupees = (minor: number, locale: Locale): string => amountText({ currency: 'INR', minor }, locale);
const addressOf = (path: string, { origin }: Shop, locale: Locale): string =>
  `${origin}${locale === 'hi' ? '/hi' : ''}${path}`;
const dayText = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(`${locale}-IN`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

const invitationIn = (locale: Locale): Wording<Invitation> => {
  const gift = rupees(REWARD, locale);
  const least = rupees(MINIMUM_ORDER, locale);
  const words =
    locale === 'hi'
      ? {
          subject: 'सुवर्ण का निमंत्रण आपके लिए',
          body: `सुवर्ण के एक ग्राहक ने आपको निमंत्रण भेजा है। ${least} या उससे ज़्यादा के पहले ऑर्डर पर आप दोनों को ${gift} का क्रेडिट मिलता है।`,
          once: 'आपका पता केवल इस संदेश के लिए लिया गया था। इस लिंक के बिना हम आपको कुछ और नहीं भेजेंगे।',
          sms: `सुवर्ण: एक ग्राहक ने आपको निमंत्रण भेजा है।`,
        }
      : {
          subject: 'You are invited to Suvarna',
          body: `A customer of Suvarna invites you. With your first order of ${least} or more, you both get ${gift} of credit.`,
          once: 'Your address was used for this message only. We send you nothing else unless you open an account.',
          sms: 'Suvarna: a customer of ours invites you.',
        };
  return {
    email: ({ path }, shop) => ({
      subject: words.subject,
      text: lines(words.body, '', addressOf(path, shop, locale), '', words.once),
    }),
    sms: ({ path }, shop) => `${words.sms} ${addressOf(path, shop, locale)}`,
  };
};

const rewardIn = (locale: Locale): Wording<RewardNews> => {
  const bodyOf = ({ side, amount, until }: RewardNews): string => {
    const gift = rupees(amount, locale);
    const day = dayText(until, locale);
    if (locale === 'hi')
      return side === 'inviter'
        ? `धन्यवाद! आपके निमंत्रण पर आए दोस्त ने अपना ऑर्डर रख लिया है, इसलिए ${gift} का क्रेडिट अब आपके वॉलेट में है। इसे ${day} तक इस्तेमाल करें।`
        : `आपका स्वागत है! आपके पहले ऑर्डर पर ${gift} का क्रेडिट अब आपके वॉलेट में है। इसे ${day} तक इस्तेमाल करें।`;
    return side === 'inviter'
      ? `Thank you! A friend you invited kept their order, so ${gift} of credit is in your wallet now. Use it by ${day}.`
      : `Welcome! For your first order, ${gift} of credit is in your wallet now. Use it by ${day}.`;
  };
  return {
    email: (news, shop) => ({
      subject: locale === 'hi' ? 'आपका रेफ़रल इनाम आ गया है' : 'Your referral reward is here',
      text: lines(bodyOf(news), '', addressOf('/account/refer-and-earn/', shop, locale)),
    }),
    sms: (news) => `${locale === 'hi' ? 'सुवर्ण' : 'Suvarna'}: ${bodyOf(news)}`,
  };
};

export const messages = {
  'referral-invitation': { en: invitationIn('en'), hi: invitationIn('hi') },
  'referral-reward': { en: rewardIn('en'), hi: rewardIn('hi') },
} as const satisfies MessageTemplates;
