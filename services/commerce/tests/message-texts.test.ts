import { describe, expect, it } from '@jest/globals';
import { amountText } from '../src/platform/notifications/amount.ts';
import type { StoredMessage } from '../src/platform/notifications/notify.ts';
import { renderEmail, renderSms, shopAt } from '../src/platform/notifications/render.ts';
import type { MessageName, Messages } from '../src/platform/notifications/messages.ts';
import { MESSAGE_TEMPLATES } from '../src/message-templates.ts';

const shop = shopAt('https://suvarna.example');
const values: { readonly [Name in MessageName]: Messages[Name] } = {
  'one-time-code': { code: '042137', minutes: 5 },
  registered: {},
  'address-known': {},
  'reset-password': { path: '/sign-in/reset-password/#token=token', minutes: 30 },
  'order-placed': { orderNo: 'SUV-100200', total: { currency: 'INR', minor: 123_456_700 } },
  'payment-failed': { orderNo: 'SUV-100200' },
  'cancel-requested': { orderNo: 'SUV-100200' },
  'request-received': { orderNo: 'SUV-100200', kind: 'claim' },
  'request-decided': { orderNo: 'SUV-100200', kind: 'resize', decision: 'accepted', note: '' },
  refunded: {
    orderNo: 'SUV-100200',
    amount: { currency: 'INR', minor: 5_184_500 },
    also: [{ en: '500 coins', hi: '500 कॉइन' }],
  },
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
  'emi-request': {
    kind: 'approved',
    requestId: 'RQ-9XK2M4T7QR',
    amount: 5_184_500,
    months: 6,
    instalment: 896_250,
    lender: { en: 'Udaya Bank', hi: 'उदय बैंक' },
    until: '2027-01-01',
  },
};
const cases = Object.keys(MESSAGE_TEMPLATES).flatMap((template) =>
  (['en', 'hi'] as const).map((locale) => [template as MessageName, locale] as const),
);
const messageOf = (template: MessageName, locale: 'en' | 'hi'): StoredMessage => ({
  to: 'x',
  template,
  locale,
  values: values[template],
});

describe.each(cases)('%s in %s', (template, locale) => {
  const email = renderEmail(MESSAGE_TEMPLATES, messageOf(template, locale), shop);
  const sms = renderSms(MESSAGE_TEMPLATES, messageOf(template, locale), shop);

  it('is a whole text: nothing missing, one line of subject, in its own script', () => {
    for (const text of [email.subject, email.text, sms]) {
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{/);
      expect(/[\u0900-\u097F]/.test(text)).toBe(locale === 'hi');
    }
    expect(email.subject).not.toContain('\n');
    expect(email.subject.length).toBeLessThanOrEqual(60);
  });

  it('leads into the shop only, to pages of its language', () => {
    for (const [address] of `${email.text}\n${sms}`.matchAll(/https?:\/\/\S+/g)) {
      const { origin, pathname } = new URL(address);
      expect([origin, pathname.startsWith('/hi/')]).toEqual(['https://suvarna.example', locale === 'hi']);
    }
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
