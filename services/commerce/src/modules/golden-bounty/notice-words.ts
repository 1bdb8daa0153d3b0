import type { Locale } from '@suvarna/contracts/locale';
import { amountText } from '../../platform/notifications/amount.ts';
import type { Day } from './calendar.ts';
import type { NoticeKind } from './tables.ts';

/** What a notice about a plan says: what happened, and the amount and day it is about where it has them. */
export interface BountyNews {
  readonly kind: NoticeKind;
  readonly planId: string;
  /** Paise; 0 where no amount is named. */
  readonly amount: number;
  readonly day: Day | null;
}

interface Named {
  readonly amount: string;
  readonly day: string;
}
interface Words {
  readonly title: string;
  readonly body: (named: Named) => string;
}

const EN: Readonly<Record<NoticeKind, Words>> = {
  'due-soon': {
    title: 'Golden Bounty: your next instalment',
    body: ({ amount, day }) => `Your Golden Bounty instalment of ${amount} is due on ${day}.`,
  },
  'due-today': {
    title: 'Golden Bounty: due today',
    body: ({ amount }) => `Your Golden Bounty instalment of ${amount} is due today.`,
  },
  'in-grace': {
    title: 'Golden Bounty: instalment overdue',
    body: ({ amount, day }) =>
      `Your Golden Bounty instalment of ${amount} is overdue. Paid by ${day}, it still earns its share of the discount.`,
  },
  defaulted: {
    title: 'Golden Bounty: payment default',
    body: ({ day }) =>
      `Payment default! All upcoming installments have been stopped. The missed payment is accepted from ${day}.`,
  },
  cured: {
    title: 'Golden Bounty: your plan goes on',
    body: ({ day }) =>
      day === ''
        ? 'Thank you. Your Golden Bounty plan is active again.'
        : `Thank you. Your Golden Bounty plan is active again. The next instalment is due on ${day}.`,
  },
  matured: {
    title: 'Golden Bounty: your plan has matured',
    body: ({ day }) => `Your Golden Bounty plan has matured. Choose your jewellery by ${day}.`,
  },
  'ending-soon': {
    title: 'Golden Bounty: please use your plan',
    body: ({ day }) =>
      `The value of your Golden Bounty plan can be used until ${day}. What is left then is paid back without the discount.`,
  },
  canceled: {
    title: 'Golden Bounty: your plan has ended',
    body: ({ day }) =>
      `Your Golden Bounty plan was canceled because a payment was missed. Your payments can be used until ${day}, or paid back when you ask.`,
  },
  'refund-begun': {
    title: 'Golden Bounty: your payments come back',
    body: ({ amount }) => `We are paying ${amount} of your Golden Bounty plan back the way you paid it.`,
  },
  'charge-ahead': {
    title: 'Golden Bounty: auto-debit ahead',
    body: ({ amount, day }) => `Your Golden Bounty instalment of ${amount} will be debited on ${day}.`,
  },
  'charge-failed': {
    title: 'Golden Bounty: auto-debit failed',
    body: ({ amount }) =>
      `Your Golden Bounty instalment of ${amount} could not be debited. Please pay it yourself.`,
  },
  'paper-undone': {
    title: 'Golden Bounty: a payment was taken back',
    body: ({ amount }) =>
      `Your payment of ${amount} on paper did not reach us and no longer counts for your Golden Bounty plan. Please look at your plan.`,
  },
};

const HI: Readonly<Record<NoticeKind, Words>> = {
  'due-soon': {
    title: 'गोल्डन बाउंटी: आपकी अगली किस्त',
    body: ({ amount, day }) => `आपकी गोल्डन बाउंटी की ${amount} की किस्त ${day} को देय है।`,
  },
  'due-today': {
    title: 'गोल्डन बाउंटी: किस्त आज देय है',
    body: ({ amount }) => `आपकी गोल्डन बाउंटी की ${amount} की किस्त आज देय है।`,
  },
  'in-grace': {
    title: 'गोल्डन बाउंटी: किस्त बाक़ी है',
    body: ({ amount, day }) =>
      `आपकी गोल्डन बाउंटी की ${amount} की किस्त बाक़ी है। ${day} तक देने पर उसकी छूट बनी रहेगी।`,
  },
  defaulted: {
    title: 'गोल्डन बाउंटी: भुगतान में चूक',
    body: ({ day }) => `भुगतान में चूक! आगे की सभी किस्तें रोक दी गई हैं। छूटा हुआ भुगतान ${day} से स्वीकार होगा।`,
  },
  cured: {
    title: 'गोल्डन बाउंटी: योजना फिर चालू है',
    body: ({ day }) =>
      day === ''
        ? 'धन्यवाद। आपकी गोल्डन बाउंटी योजना फिर चालू है।'
        : `धन्यवाद। आपकी गोल्डन बाउंटी योजना फिर चालू है। अगली किस्त ${day} को देय है।`,
  },
  matured: {
    title: 'गोल्डन बाउंटी: योजना परिपक्व हुई',
    body: ({ day }) => `आपकी गोल्डन बाउंटी योजना परिपक्व हो गई है। ${day} तक अपने गहने चुनें।`,
  },
  'ending-soon': {
    title: 'गोल्डन बाउंटी: योजना का उपयोग करें',
    body: ({ day }) =>
      `आपकी गोल्डन बाउंटी योजना का मूल्य ${day} तक उपयोग हो सकता है। उसके बाद बची राशि बिना छूट के लौटा दी जाएगी।`,
  },
  canceled: {
    title: 'गोल्डन बाउंटी: योजना समाप्त हुई',
    body: ({ day }) =>
      `भुगतान छूटने के कारण आपकी गोल्डन बाउंटी योजना रद्द हो गई है। आपकी राशि ${day} तक उपयोग हो सकती है, या माँगने पर लौटाई जाएगी।`,
  },
  'refund-begun': {
    title: 'गोल्डन बाउंटी: आपकी राशि लौट रही है',
    body: ({ amount }) => `हम आपकी गोल्डन बाउंटी योजना के ${amount} उसी माध्यम से लौटा रहे हैं जिससे आपने दिए थे।`,
  },
  'charge-ahead': {
    title: 'गोल्डन बाउंटी: ऑटो-डेबिट की सूचना',
    body: ({ amount, day }) => `आपकी गोल्डन बाउंटी की ${amount} की किस्त ${day} को खाते से ली जाएगी।`,
  },
  'charge-failed': {
    title: 'गोल्डन बाउंटी: ऑटो-डेबिट नहीं हुआ',
    body: ({ amount }) => `आपकी गोल्डन बाउंटी की ${amount} की किस्त खाते से नहीं ली जा सकी। कृपया स्वयं भुगतान करें।`,
  },
  'paper-undone': {
    title: 'गोल्डन बाउंटी: एक भुगतान वापस हुआ',
    body: ({ amount }) =>
      `काग़ज़ पर दिया आपका ${amount} का भुगतान हमें नहीं मिला, इसलिए वह आपकी गोल्डन बाउंटी योजना में नहीं गिना जाता। कृपया अपनी योजना देखें।`,
  },
};

const dayText = (day: Day | null, locale: Locale): string =>
  day === null
    ? ''
    : new Intl.DateTimeFormat(`${locale}-IN`, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(new Date(`${day}T00:00:00Z`));

/** A notice in a language: for a subject and a text, a line of SMS, or a push. Names no person. */
export function bountyWords(
  { kind, amount, day }: BountyNews,
  locale: Locale,
): { readonly title: string; readonly body: string } {
  const { title, body } = (locale === 'hi' ? HI : EN)[kind];
  return {
    title,
    body: body({
      amount: amountText({ currency: 'INR', minor: amount }, locale),
      day: dayText(day, locale),
    }),
  };
}
