import type { Locale } from '@suvarna/contracts/locale';
import { NOTICE_TOPICS } from '@suvarna/contracts/customers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { NotificationSettings } from '@suvarna/contracts/preferences';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answers, heard, listen, refusal, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { Page } from './notifications.page.tsx';

const READ = 'customer/customer_account/notifications/';
const CHOOSE = 'customer/customer_account/notifications/choose/';
const CONSENT = 'customer/customer_account/consent/';
let stop: () => void;
beforeEach(() => {
  stop = listen();
});
afterEach(() => stop());

const ALL = { email: true, sms: true, push: true };
const settings: NotificationSettings = {
  topics: NOTICE_TOPICS.map((topic) => ({ topic, by: ALL })),
  reached: { email: 'as•••@shop.example', sms: '', browsers: 1 },
  consents: [
    { purpose: 'marketing', given: null },
    { purpose: 'referral-name', given: false },
  ],
  history: [
    {
      purpose: 'referral-name',
      given: false,
      at: '2026-11-25T06:30:00.000Z',
      said_at: 'account',
      locale: 'hi',
    },
  ],
};
const waited = {
  watch_id: '7b1f4e0e-7d5e-4b3c-9c9b-0d7a4a3c1f11',
  kind: 'price' as const,
  product_id: 1042,
  product_title: 'Lotus bloom ring',
  title_hi: 'कमल अंगूठी',
  url: '/jewellery/rings/lotus-bloom-ring_product_1042/',
  karat: 18,
  colour: 'yellow',
  size: '12',
  at_most_paise: 3_850_000,
  currency: 'INR',
  created_at: '2026-11-25T06:30:00.000Z',
};
const open = (locale: Locale = 'en') => show(<Page />, locale);
const topic = (name: string) => within(screen.getByRole('group', { name }));

describe('the notifications page', () => {
  it('is for who is signed in', () => {
    open();
    expect(heard.visits).toEqual(['/sign-in/?next=%2Faccount%2Fnotifications%2F']);
  });

  it.each([
    ['en', 'Orders and requests', 'Email to as•••@shop.example', 'SMS (no mobile number in your account)'],
    ['hi', 'ऑर्डर और अनुरोध', 'as•••@shop.example पर ईमेल', 'SMS (आपके खाते में मोबाइल नंबर नहीं है)'],
  ] as const)('says by what each topic comes, in %s', async (locale, name, email, sms) => {
    signedIn();
    answers({ [READ]: () => settings });
    open(locale);
    await screen.findByRole('group', { name });
    expect(topic(name).getByLabelText<HTMLInputElement>(email).checked).toBe(true);
    expect(topic(name).getByLabelText(sms)).toBeTruthy();
  });

  it('saves a box as it is ticked', async () => {
    signedIn();
    const by = { ...ALL, sms: false };
    const { calls } = answers({
      [READ]: () => settings,
      [CHOOSE]: () => ({
        ...settings,
        topics: settings.topics.map((one) => (one.topic === 'plan' ? { ...one, by } : one)),
      }),
    });
    open();
    await screen.findByRole('group', { name: 'Golden Bounty' });
    fireEvent.click(topic('Golden Bounty').getByRole('checkbox', { name: /^SMS/ }));
    await waitFor(() => expect(heard.toasts).toEqual(['Saved.']));
    expect(calls(CHOOSE)).toEqual([{ topic: 'plan', by }]);
    expect(topic('Golden Bounty').getByRole<HTMLInputElement>('checkbox', { name: /^SMS/ }).checked).toBe(
      false,
    );
  });

  it('saves a box that is ticked while another is being saved', async () => {
    signedIn();
    const saving = Promise.withResolvers<NotificationSettings>();
    const by = { ...ALL, sms: false };
    const both = { ...by, push: false };
    const plan = (chosen: typeof ALL): NotificationSettings => ({
      ...settings,
      topics: settings.topics.map((one) => (one.topic === 'plan' ? { ...one, by: chosen } : one)),
    });
    const { calls } = answers({
      [READ]: () => settings,
      [CHOOSE]: (body) => (calls(CHOOSE).length === 1 ? saving.promise : plan(body['by'] as typeof ALL)),
    });
    open();
    await screen.findByRole('group', { name: 'Golden Bounty' });
    const [sms, push] = [/^SMS/, /browser/].map((name) =>
      topic('Golden Bounty').getByRole<HTMLInputElement>('checkbox', { name }),
    );
    fireEvent.click(sms as HTMLElement);
    fireEvent.click(push as HTMLElement);
    await waitFor(() => expect(calls(CHOOSE)).toEqual([{ topic: 'plan', by }]));
    expect([sms?.checked, push?.checked]).toEqual([false, false]);
    saving.resolve(plan(by));
    await waitFor(() => expect(heard.toasts).toEqual(['Saved.', 'Saved.']));
    expect(calls(CHOOSE)[1]).toEqual({ topic: 'plan', by: both });
    expect([sms?.checked, push?.checked]).toEqual([false, false]);
  });

  it('says why news of orders stay on, beside their boxes, which stay as they were', async () => {
    signedIn();
    answers({
      [READ]: () => settings,
      [CHOOSE]: () => {
        throw refusal(400, 'ACCOUNT.ORDERS_MUST_BE_TOLD');
      },
    });
    open();
    await screen.findByRole('group', { name: 'Orders and requests' });
    fireEvent.click(topic('Orders and requests').getByRole('checkbox', { name: /^Email/ }));
    expect(
      await topic('Orders and requests').findByText(/We need one way to reach you about your orders/),
    ).toBeTruthy();
    expect(
      topic('Orders and requests').getByRole<HTMLInputElement>('checkbox', { name: /^Email/ }).checked,
    ).toBe(true);
  });

  it('has offers and news off until somebody agrees to them', async () => {
    signedIn();
    const { calls } = answers({ [READ]: () => settings, [CONSENT]: () => settings });
    open();
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Offers and news/ });
    expect(box.checked).toBe(false);
    fireEvent.click(box);
    await waitFor(() =>
      expect(calls(CONSENT)).toEqual([{ purpose: 'marketing', given: true, locale: 'en' }]),
    );
  });

  it('takes a consent back in the language it is read in, and shows what was said when', async () => {
    signedIn();
    const agreed = { ...settings, consents: [{ purpose: 'marketing' as const, given: true }] };
    const { calls } = answers({ [READ]: () => agreed, [CONSENT]: () => agreed });
    open('hi');
    fireEvent.click(await screen.findByRole('checkbox', { name: /ऑफ़र और ख़बरें/ }));
    await waitFor(() =>
      expect(calls(CONSENT)).toEqual([{ purpose: 'marketing', given: false, locale: 'hi' }]),
    );
    expect(screen.getByText(/25 नवंबर 2026: “निमंत्रण में मेरा पहला नाम” की सहमति वापस ली/)).toBeTruthy();
  });

  it('lists what is waited for, and takes it back by one press', async () => {
    signedIn();
    const { calls } = answers({
      [READ]: () => settings,
      'product/notify_me/list/': () => ({ results: [waited] }),
      'product/notify_me/stop/': () => ({ results: [] }),
    });
    open();
    expect(await screen.findByText('At ₹38,500 or less · since 25 Nov 2026')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove: Lotus bloom ring' }));
    expect(await screen.findByText(/^No alerts yet/)).toBeTruthy();
    expect(calls('product/notify_me/stop/')).toEqual([{ watch_id: waited.watch_id }]);
  });

  it('takes two back at once, and the focus that goes with them comes to their heading', async () => {
    signedIn();
    const other = { ...waited, watch_id: 'other', product_title: 'Tara band' };
    const stopped = new Map<unknown, (list: object) => void>();
    answers({
      [READ]: () => settings,
      'product/notify_me/list/': () => ({ results: [waited, other] }),
      'product/notify_me/stop/': (body) => new Promise((resolve) => stopped.set(body['watch_id'], resolve)),
    });
    open();
    for (const title of ['Lotus bloom ring', 'Tara band']) {
      const button = await screen.findByRole('button', { name: `Remove: ${title}` });
      button.focus();
      fireEvent.click(button);
    }
    // The answers overtake each other.
    stopped.get('other')?.({ results: [] });
    await waitFor(() => expect(screen.queryByText('Tara band')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your alerts' }));
    stopped.get(waited.watch_id)?.({ results: [other] });
    expect(await screen.findByText(/^No alerts yet/)).toBeTruthy();
  });
});
