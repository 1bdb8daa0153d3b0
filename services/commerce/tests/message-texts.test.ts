import { describe, expect, it } from '@jest/globals';
import type { Locale } from '@suvarna/contracts/locale';
import { amountText } from '../src/platform/notifications/amount.ts';
import type { StoredMessage } from '../src/platform/notifications/notify.ts';
import { renderEmail, renderSms, shopAt } from '../src/platform/notifications/render.ts';
import { CONTACT } from '../test-support/contact.fixtures.ts';
import { telling, toldBy, type ToldMessage } from '../test-support/told-messages.fixtures.ts';
import { MESSAGE_TEMPLATES } from '../src/message-templates.ts';

const shop = shopAt('https://suvarna.example', CONTACT);
const LOCALES = ['en', 'hi'] as const;
const emailOf = (message: ToldMessage, locale: Locale) =>
  renderEmail(MESSAGE_TEMPLATES, storedAs(message, locale), shop);
const smsOf = (message: ToldMessage, locale: Locale): string =>
  renderSms(MESSAGE_TEMPLATES, storedAs(message, locale), shop);
const storedAs = ([template, values]: ToldMessage, locale: Locale): StoredMessage => ({
  to: 'x',
  template,
  locale,
  values,
});

it('every message is told by its module', async () => {
  const told = (await Promise.all(telling.map(toldBy))).flat();
  expect([...new Set(told.map(([name]) => name))].sort()).toEqual(Object.keys(MESSAGE_TEMPLATES).sort());
});

describe.each(telling.flatMap((module) => LOCALES.map((locale) => [module, locale] as const)))(
  'each message of %s in %s',
  (module, locale) => {
    it('is a whole text: nothing missing, one line of subject, in its own script', async () => {
      for (const message of await toldBy(module)) {
        const email = emailOf(message, locale);
        for (const text of [email.subject, email.text, smsOf(message, locale)]) {
          expect(text).not.toMatch(/undefined|null|NaN|\[object|\{\{/);
          expect([text, /[\u0900-\u097F]/.test(text)]).toEqual([text, locale === 'hi']);
        }
        expect(email.subject).not.toContain('\n');
        expect(email.subject.length).toBeLessThanOrEqual(60);
        // Whom to ask, as the settings say.
        expect(email.text.split('\n').at(-1)).toContain(CONTACT.phone);
        expect(email.text.split('\n').at(-1)).toContain(CONTACT.email);
      }
    });

    it('leads into the shop only, to pages of its language', async () => {
      for (const message of await toldBy(module)) {
        const texts = `${emailOf(message, locale).text}\n${smsOf(message, locale)}`;
        for (const [address] of texts.matchAll(/https?:\/\/\S+/g)) {
          const { origin, pathname } = new URL(address);
          expect([origin, pathname.startsWith('/hi/')]).toEqual(['https://suvarna.example', locale === 'hi']);
        }
      }
    });
  },
);

describe('what people wrote themselves', () => {
  it.each(LOCALES)('stands in %s as they wrote it: no markup, no place of a text', (locale) => {
    const wish = '<b>&{{code}} $t(gift-card.sms) $& “50%”';
    const card = {
      from: '{{to}}',
      to: 'Asha',
      message: wish,
      amount: 500_000,
      code: '4012 8888 8888 1881',
      expiresOn: '2029-11-25',
    };
    const { text } = emailOf(['gift-card', card], locale);
    expect([text.split('\n')[2], text.split('\n')[0]]).toEqual([
      `“${wish}”`,
      expect.stringContaining('{{to}}'),
    ]);
    const decided = { orderNo: 'SUV-100200', kind: 'resize', decision: 'accepted', note: wish } as const;
    expect(emailOf(['request-decided', decided], locale).text.split('\n')[2]).toBe(wish);
  });
});

describe('a code by SMS', () => {
  it.each(LOCALES)('ends in %s with the line a browser fills it in by', (locale) => {
    expect(
      smsOf(['one-time-code', { code: '042137', minutes: 5 }], locale)
        .split('\n')
        .at(-1),
    ).toBe('@suvarna.example #042137');
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
