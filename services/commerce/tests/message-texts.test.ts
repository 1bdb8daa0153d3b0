import { describe, expect, it } from '@jest/globals';
import { CARE_KINDS } from '@suvarna/contracts/jewellery-box';
import { amountText } from '../src/platform/notifications/amount.ts';
import type { StoredMessage } from '../src/platform/notifications/notify.ts';
import { renderEmail, renderSms, shopAt } from '../src/platform/notifications/render.ts';
import { CONTACT } from '../test-support/contact.fixtures.ts';
import type { MessageName, Messages } from '../src/platform/notifications/messages.ts';
import { MESSAGE_TEMPLATES } from '../src/message-templates.ts';
import { TOLD } from '../src/modules/exchange/messages.ts';
import type { NoticeKind } from '../src/modules/golden-bounty/tables.ts';

const shop = shopAt('https://suvarna.example', CONTACT);
const values: { readonly [Name in MessageName]: Messages[Name] } = {
  'one-time-code': { code: '042137', minutes: 5 },
  registered: {},
  'address-known': {},
  'reset-password': { path: '/sign-in/reset-password/#token=token', minutes: 30 },
  'social-linked': { provider: 'google' },
  'social-added': { provider: 'google' },
  'social-unlinked': { provider: 'apple' },
  'contact-changed': { kind: 'email', to: 'as•••@shop.example', day: '2026-11-25' },
  'contact-change-waits': {
    kind: 'phone',
    to: '•••3210',
    day: '2026-12-02',
    path: '/sign-in/stop-change/#token=token',
  },
  'data-copy-ready': { day: '2026-11-27' },
  'delete-requested': { day: '2026-12-25' },
  'account-deleted': {},
  'order-placed': { orderNo: 'SUV-100200', total: { currency: 'INR', minor: 123_456_700 } },
  'payment-failed': { orderNo: 'SUV-100200' },
  'cancel-requested': { orderNo: 'SUV-100200' },
  'return-withdrawn': { orderNo: 'SUV-100200' },
  'request-received': { orderNo: 'SUV-100200', kind: 'claim' },
  'request-withdrawn': { orderNo: 'SUV-100200', kind: 'claim' },
  'request-decided': { orderNo: 'SUV-100200', kind: 'resize', decision: 'accepted', note: '' },
  refunded: {
    orderNo: 'SUV-100200',
    amount: { currency: 'INR', minor: 5_184_500 },
    also: [{ en: '500 coins', hi: '500 कॉइन' }],
  },
  'pickup-ready': {
    orderNo: 'SUV-100200',
    store: 'Suvarna Champa House, 14 Champa Lane, Bengaluru, 560001',
    code: '042137',
    until: '2026-12-08',
  },
  'pickup-reminder': {
    orderNo: 'SUV-100200',
    store: 'Suvarna Champa House, 14 Champa Lane, Bengaluru, 560001',
    code: '042137',
    until: '2026-12-08',
  },
  'not-collected': { orderNo: 'SUV-100200' },
  shipped: { orderNo: 'SUV-100200' },
  delivered: { orderNo: 'SUV-100200' },
  'gift-card': {
    from: 'Ravi',
    to: 'Asha',
    message: 'Happy birthday!',
    amount: 500_000,
    code: '4012 8888 8888 1881',
    expiresOn: '2029-11-25',
  },
  'referral-invitation': { path: '/refer/K7MQX3ND/' },
  'referral-reward': { side: 'inviter', amount: 50_000, until: '2027-06-01' },
  'golden-bounty': { kind: 'in-grace', planId: 'GB-9XK2M4T7QR', amount: 200_000, day: '2027-01-01' },
  enquiry: { kind: 'grievance', ticket: 'GR-9XK2M4T7QR', due: '2026-12-26T06:00:00.000Z' },
  enquiryAnswer: { kind: 'contact', ticket: 'CQ-9XK2M4T7QR', answer: 'Your ring leaves us tomorrow.' },
  watch: {
    kind: 'price',
    title: 'Lotus bloom ring',
    path: '/jewellery/rings/lotus-bloom-ring_product_1042/?karat=18&colour=yellow',
    price: 4_079_300,
    currency: 'INR',
  },
  'watch-guest': {
    kind: 'stock',
    title: 'Lotus bloom ring',
    path: '/jewellery/rings/lotus-bloom-ring_product_1042/?karat=18&colour=yellow',
    price: 4_079_300,
    currency: 'INR',
    token: 'token.signature',
  },
  'watch-confirm': {
    kind: 'price',
    title: 'Lotus bloom ring',
    atMost: 3_900_000,
    currency: 'INR',
    token: 'token.signature',
  },
  'emi-request': {
    kind: 'approved',
    requestId: 'RQ-9XK2M4T7QR',
    amount: 5_184_500,
    months: 6,
    instalment: 896_250,
    lender: { en: 'Udaya Bank', hi: 'उदय बैंक' },
    until: '2027-01-01',
  },
  appointment: {
    news: 'booked',
    kind: 'store',
    storeId: 'in-champa-house',
    startsAt: '2026-11-28T06:00:00.000Z',
    token: 'token',
  },
  'exchange-request': {
    state: 'offered',
    kind: 'buy-back',
    requestId: 'RQ-9XK2M4T7QR',
    amount: 5_585_000,
    credits: 0,
    title: { en: 'Amara ring', hi: 'अमारा अंगूठी' },
    until: '2027-01-01',
    orderNo: 'SUV-100200',
  },
  'piece-care': { kind: 'cleaning', day: '2027-01-01' },
};
const order = { orderNo: 'SUV-100200' };
const NOTICES = Object.keys({
  'due-soon': 0,
  'due-today': 0,
  'in-grace': 0,
  defaulted: 0,
  cured: 0,
  matured: 0,
  'ending-soon': 0,
  canceled: 0,
  'refund-begun': 0,
  'charge-ahead': 0,
  'charge-failed': 0,
  'paper-undone': 0,
} satisfies Readonly<Record<NoticeKind, 0>>) as NoticeKind[];
/** The same messages where they tell something else. */
const others: readonly (readonly [MessageName, Messages[MessageName]])[] = [
  ['request-received', { ...order, kind: 'resize' }],
  ['request-decided', { ...order, kind: 'claim', decision: 'accepted', isBrought: true, note: '' }],
  ['request-decided', { ...order, kind: 'claim', decision: 'declined', note: '' }],
  ['request-decided', { ...order, kind: 'claim', decision: 'done', note: '' }],
  ['refunded', { ...values.refunded, to: 'credits' }],
  ['refunded', { ...values.refunded, amount: { currency: 'INR', minor: 0 } }],
  ['referral-reward', { ...values['referral-reward'], side: 'invited' }],
  ...NOTICES.map((kind) => ['golden-bounty', { ...values['golden-bounty'], kind }] as const),
  ['golden-bounty', { ...values['golden-bounty'], kind: 'cured', day: null }],
  ...(['requested', 'refused', 'expired'] as const).map(
    (kind) => ['emi-request', { ...values['emi-request'], kind, until: null }] as const,
  ),
  ...(['changed', 'cancelled', 'reminder'] as const).map(
    (news) => ['appointment', { ...values.appointment, news }] as const,
  ),
  ...(['video', 'home'] as const).map((kind) => ['appointment', { ...values.appointment, kind }] as const),
  ...CARE_KINDS.map((kind) => ['piece-care', { ...values['piece-care'], kind }] as const),
  ...TOLD.map((state) => ['exchange-request', { ...values['exchange-request'], state }] as const),
  ['exchange-request', { ...values['exchange-request'], state: 'asked', kind: 'old-gold', orderNo: '' }],
  ['exchange-request', { ...values['exchange-request'], isAsQuoted: true }],
];
const told = [
  ...(Object.keys(MESSAGE_TEMPLATES) as MessageName[]).map(
    (template) => [template, values[template]] as const,
  ),
  ...others,
];
const cases = told.flatMap(([template, its]) =>
  (['en', 'hi'] as const).map((locale) => [template, locale, its] as const),
);
const messageOf = (
  template: MessageName,
  locale: 'en' | 'hi',
  its: Messages[MessageName] = values[template],
): StoredMessage => ({ to: 'x', template, locale, values: its });

describe.each(cases)('%s in %s, %j', (template, locale, its) => {
  const email = renderEmail(MESSAGE_TEMPLATES, messageOf(template, locale, its), shop);
  const sms = renderSms(MESSAGE_TEMPLATES, messageOf(template, locale, its), shop);

  it('is a whole text: nothing missing, one line of subject, in its own script', () => {
    for (const text of [email.subject, email.text, sms]) {
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\{\{/);
      expect(/[\u0900-\u097F]/.test(text)).toBe(locale === 'hi');
    }
    expect(email.subject).not.toContain('\n');
    expect(email.subject.length).toBeLessThanOrEqual(60);
    // Whom to ask, as the settings say.
    expect(email.text.split('\n').at(-1)).toContain(CONTACT.phone);
    expect(email.text.split('\n').at(-1)).toContain(CONTACT.email);
  });

  it('leads into the shop only, to pages of its language', () => {
    for (const [address] of `${email.text}\n${sms}`.matchAll(/https?:\/\/\S+/g)) {
      const { origin, pathname } = new URL(address);
      expect([origin, pathname.startsWith('/hi/')]).toEqual(['https://suvarna.example', locale === 'hi']);
    }
  });
});

describe('what people wrote themselves', () => {
  it.each(['en', 'hi'] as const)('stands in %s as they wrote it: no markup, no place of a text', (locale) => {
    const wish = '<b>&{{code}} $t(gift-card.sms) $& “50%”';
    const card = { ...values['gift-card'], message: wish, from: '{{to}}' };
    const { text } = renderEmail(MESSAGE_TEMPLATES, messageOf('gift-card', locale, card), shop);
    expect([text.split('\n')[2], text.split('\n')[0]]).toEqual([
      `“${wish}”`,
      expect.stringContaining('{{to}}'),
    ]);
    const decided = { ...values['request-decided'], note: wish };
    const answer = renderEmail(MESSAGE_TEMPLATES, messageOf('request-decided', locale, decided), shop);
    expect(answer.text.split('\n')[2]).toBe(wish);
  });
});

describe('a code by SMS', () => {
  it.each(['en', 'hi'] as const)('ends in %s with the line a browser fills it in by', (locale) => {
    expect(renderSms(MESSAGE_TEMPLATES, messageOf('one-time-code', locale), shop).split('\n').at(-1)).toBe(
      '@suvarna.example #042137',
    );
  });
});

describe('amounts in a text', () => {
  it.each([
    [{ currency: 'INR', minor: 123_456_700 }, '₹12,34,567'],
    [{ currency: 'INR', minor: 5_184_550 }, '₹51,845.50'],
    [{ currency: 'GBP', minor: 123_450 }, '£1,234.50'],
    [{ currency: 'SGD', minor: 123_450 }, 'S$1,234.50'],
    [{ currency: 'AED', minor: 100_000 }, 'AED 1,000'],
  ] as const)('%o is %s in both languages', (money, text) => {
    expect([amountText(money, 'en'), amountText(money, 'hi')]).toEqual([text, text]);
  });
});
