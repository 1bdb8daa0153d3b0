import { beforeEach, describe, expect, it } from '@jest/globals';
import type { NotificationSettings } from '@suvarna/contracts/preferences';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { channelsFor } from '../../platform/notifications/wanted.ts';
import { remindersOf, saveReminders } from '../golden-bounty/records/reminders.store.ts';
import { pushToTopic } from '../push/notice.store.ts';
import { aMoment, codeSentTo, accessTokenOf, customerIdOf } from '../../../test-support/identity.fixtures.ts';
import { ofSuite, startService, type Answer } from '../../../test-support/service.fixtures.ts';
import { met } from '../../../test-support/answers.fixtures.ts';

const PATH = '/api/customer/customer_account/notifications/';
const ALL = { email: true, sms: true, push: true };
const NONE = { email: false, sms: false, push: false };
const moment = aMoment();
const service = ofSuite(() =>
  startService('preferences', { LIMIT_CODES_PER_ADDRESS: '10000' }, { clock: moment.clock }),
);
let token: string;
let customerId: string;
let people = 0;

beforeEach(async () => {
  const email = `reader-${++people}@suvarna.example`;
  const guest = await service.guest();
  await service.post('/api/customer/customer_email_otp/', { email }, { token: guest });
  const otp = await codeSentTo(service, email);
  token = accessTokenOf(
    await service.post('/api/customer/customer_verify_email_otp/', { email, otp }, { token: guest }),
  );
  customerId = await customerIdOf(service.db, email);
});

const read = (): Promise<NotificationSettings> => service.read(PATH, { token });
const choose = (topic: string, by: object): Promise<Answer> =>
  service.post(`${PATH}choose/`, { topic, by }, { token });
const say = (purpose: string, given: boolean, locale = 'hi'): Promise<Answer> =>
  service.post('/api/customer/customer_account/consent/', { purpose, given, locale }, { token });
const leaves = (
  topic: 'orders' | 'plan' | 'rewards' | 'offers' | 'watches',
  reachable = { email: true, sms: true },
) => service.db.transaction().execute((tx) => channelsFor(tx, { customerId, topic }, reachable));

describe('notification settings', () => {
  it('are all on at first, and say where the account is reached', async () => {
    expect(await read()).toMatchObject({
      topics: [
        { topic: 'orders', by: ALL },
        { topic: 'plan', by: ALL },
        { topic: 'rewards', by: ALL },
        { topic: 'offers', by: ALL },
        { topic: 'watches', by: ALL },
        { topic: 'care', by: ALL },
      ],
      reached: { email: 're•••@suvarna.example', sms: '', browsers: 0 },
      consents: [
        { purpose: 'marketing', given: null },
        { purpose: 'referral-name', given: null },
      ],
      history: [],
    });
  });

  it('drop what is not wanted, topic by topic', async () => {
    expect((await choose('rewards', { ...NONE, sms: true })).status).toBe(200);
    expect(await leaves('rewards')).toEqual({ ...NONE, sms: true });
    expect(await leaves('plan')).toEqual(ALL);
    expect((await read()).topics[2]).toEqual({ topic: 'rewards', by: { ...NONE, sms: true } });
  });

  it('keep news of orders on by e-mail or SMS, and refuse anything else without a change', async () => {
    await choose('orders', { ...NONE, sms: true });
    expect(await met(choose('orders', { ...NONE, push: true }))).toBe('400 ACCOUNT.ORDERS_MUST_BE_TOLD');
    expect(await leaves('orders')).toEqual({ ...NONE, sms: true });
    await expect(
      service.pool.query(
        "insert into notice_settings values ($1, 'orders', false, false, true, now()) on conflict (customer_id, kind) do update set by_email = false, by_sms = false",
        [customerId],
      ),
    ).rejects.toMatchObject({ constraint: 'orders_are_told' });
  });

  it('never leave a buyer without news of an order, whatever is chosen and whatever reaches them', async () => {
    const reach = fc.constantFrom(
      { email: true, sms: true },
      { email: true, sms: false },
      { email: false, sms: true },
    );
    const chosen = fc.record({ email: fc.boolean(), sms: fc.boolean(), push: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(chosen, reach, async (by, reachable) => {
        await choose('orders', by);
        const left = await leaves('orders', reachable);
        expect(left.email || left.sms).toBe(true);
        expect((left.email && !reachable.email) || (left.sms && !reachable.sms)).toBe(false);
      }),
      { numRuns: 30 },
    );
  });

  it("are the reminders of the savings plan's own page", async () => {
    await service.db.transaction().execute((tx) => saveReminders(tx, customerId, NONE, moment.clock()));
    expect((await read()).topics[1]).toEqual({ topic: 'plan', by: NONE });
    await choose('plan', { ...NONE, email: true });
    expect(await remindersOf(service.db, customerId)).toEqual({ ...NONE, email: true });
  });
});

describe('consent', () => {
  it('is written down each time it changes, with when and in which words', async () => {
    await say('marketing', false);
    moment.pass(1_000);
    await say('marketing', true, 'en');
    await say('marketing', true, 'en');
    const { history, consents } = await read();
    expect(consents[0]).toEqual({ purpose: 'marketing', given: true });
    expect(history.map(({ given, locale, said_at }) => [given, locale, said_at])).toEqual([
      [true, 'en', 'account'],
      [false, 'hi', 'account'],
    ]);
    await expect(service.pool.query('delete from consents')).rejects.toMatchObject({ code: '42501' });
    await expect(service.pool.query('update consents set given = true')).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('that is taken back ends offers, also those pushed to everybody at once', async () => {
    const subscribed = `insert into push_subscriptions (id, endpoint, endpoint_hash, p256dh, auth, topic, locale, customer_id, created_at, renewed_at)
      values (gen_random_uuid(), $1::text, sha256(convert_to($1::text, 'UTF8')), 'k', 'a', 'news', 'en', $2, now(), now())`;
    await service.pool.query(subscribed, [`https://push.example/${customerId}`, customerId]);
    const pushed = () =>
      service.db.transaction().execute((tx) =>
        pushToTopic(tx, {
          noticeId: randomUUID(),
          topic: 'news',
          locale: 'en',
          payload: { title: 't', body: 'b', path: '/', tag: 'x', lang: 'en' },
          expiresAt: new Date('2030-01-01'),
        }),
      );
    expect(await pushed()).toBe(1);
    // No customer who said nothing gets offers by e-mail or SMS.
    expect(await leaves('offers')).toEqual(NONE);
    await say('marketing', true);
    expect(await leaves('offers')).toEqual(ALL);
    await say('marketing', false);
    expect(await leaves('offers')).toEqual(NONE);
    expect(await pushed()).toBe(0);
    await say('marketing', true);
    expect(await pushed()).toBe(1);
    await choose('offers', NONE);
    expect(await pushed()).toBe(0);
  });

  it('to be named in invitations is asked before a stranger reads the name', async () => {
    await service.post(
      '/api/customer/customer_account/update/',
      { first_name: 'Meera', last_name: 'Shah' },
      { token },
    );
    const { code } = await service.read<{
      code: string;
    }>('/api/referral/referral/details/', { token });
    const named = async (): Promise<string> =>
      (
        await service.read<{
          first_name: string;
        }>(`/api/referral/referral/landing/?code=${code}`)
      ).first_name;
    expect(await named()).toBe('Meera');
    await say('referral-name', false);
    expect(await named()).toBe('');
    await say('referral-name', true);
    expect(await named()).toBe('Meera');
  });
});
