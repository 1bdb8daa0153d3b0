import { beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, type Day } from '../records/calendar.ts';
import { startPlans, type PlanCustomer } from '../steps/plans.fixtures.ts';
import { isDaytime, sendReminders } from './remind.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const store = ofSuite(() => startPlans('golden_bounty_reminders'));
let asha: PlanCustomer;
beforeEach(async () => {
  await store.pool.query('delete from outbox');
  await store.pool.query('begin; set local role none; truncate commerce.bounty_notices; commit');
  asha = await store.customer(true);
});

const START = '2026-11-25';
const at = (day: Day, time: string): Date => new Date(`${day}T${time}:00+05:30`);
/** What was told on a day, by channel; asked for three times, as after restarts. */
async function told(day: Day, time = '10:00'): Promise<string[]> {
  await store.pool.query('delete from outbox');
  store.on(day);
  await store.night();
  for (let again = 0; again < 3; again += 1) await sendReminders(store.db, at(day, time));
  const rows = await store.rows<{ name: string }>(
    `select channel || ' ' || (payload->'values'->>'kind') as name from outbox where channel in ('email', 'sms')
      and payload->'values'->>'planId' in (select plan_id from bounty_plans where customer_id = $1) order by 1`,
    [asha.id],
  );
  return rows.map(({ name }) => name);
}
const both = (kind: string): string[] => [`email ${kind}`, `sms ${kind}`];

describe('reminders', () => {
  it('come five days ahead, on the day, each day of grace and at the default, once each', async () => {
    await store.paidPlan(asha, 1, START);
    const heard: Record<string, string[]> = {};
    for (let day = '2026-12-18'; day <= '2027-01-04'; day = addDays(day, 1)) {
      const news = await told(day);
      if (news.length > 0) heard[day] = news;
    }
    expect(heard).toEqual({
      '2026-12-20': both('due-soon'),
      '2026-12-25': both('due-today'),
      ...Object.fromEntries(
        Array.from({ length: 7 }, (_, index) => [addDays('2026-12-26', index), both('in-grace')]),
      ),
      '2027-01-02': both('defaulted'),
    });
  });

  it('say that a plan goes on, has matured, and will end', async () => {
    const planId = await store.paidPlan(asha, 1, START);
    await told('2027-01-02');
    store.on('2027-01-25');
    await store.money(asha, planId);
    expect(await told('2027-01-25')).toEqual(both('cured'));
    for (const due of ['2027-02-25', '2027-03-25', '2027-04-25']) {
      store.on(due);
      await store.money(asha, planId);
    }
    expect(await told('2027-05-25')).toEqual(both('matured'));
    expect(await told('2027-10-25')).toEqual([]);
    expect(await told('2027-10-26')).toEqual(both('ending-soon'));
    expect(await told('2027-10-27')).toEqual([]);
    expect(await told('2027-11-26')).toEqual(both('refund-begun'));
  });

  it('wait for the day: no customer is written to at night', async () => {
    await store.paidPlan(asha, 1, START);
    expect(await told('2026-12-25', '07:59')).toEqual([]);
    expect(await told('2026-12-25', '21:00')).toEqual([]);
    expect(await told('2026-12-25', '20:59')).toEqual(both('due-today'));
    expect([isDaytime(at(START, '08:00')), isDaytime(at(START, '03:00'))]).toEqual([true, false]);
    const rows = await store.rows<{ expires_at: Date }>(
      `select expires_at from outbox where channel = 'sms'`,
    );
    expect(rows).toEqual([{ expires_at: at('2026-12-25', '21:00') }]);
  });

  it('go to browsers that asked for notices, too, in their own language and without a name', async () => {
    await store.pool.query(
      `insert into push_subscriptions (id, endpoint, endpoint_hash, p256dh, auth, topic, locale, created_at, renewed_at, customer_id)
       values (gen_random_uuid(), 'https://push.example/1', decode(md5(random()::text), 'hex'), 'p', 'a', 'news', 'hi', now(), now(), $1)`,
      [asha.id],
    );
    const planId = await store.paidPlan(asha, 1, START);
    await told('2026-12-25');
    const rows = await store.rows<{ path: string; text: string }>(
      `select payload->'payload'->>'path' as path, payload->>'payload' as text from outbox where channel = 'push'`,
    );
    expect(rows.map(({ path }) => path)).toEqual([`/hi/golden-bounty/plans/${planId}/`]);
    expect(rows[0]?.text).toContain('गोल्डन बाउंटी');
    expect(rows[0]?.text).not.toContain('Asha');
  });

  it('go by what the customer chose, and what has to be told by e-mail or SMS all the same', async () => {
    const planId = await store.paidPlan(asha, 1, START);
    const choose = (email: boolean, sms: boolean, push: boolean) =>
      store.bounty('reminders/update/', { email, sms, push }, asha);
    expect((await store.plan(asha, planId)).reminders).toEqual({ email: true, sms: true, push: true });
    expect((await choose(false, true, false)).body.data).toEqual({ email: false, sms: true, push: false });
    expect(await told('2026-12-20')).toEqual(['sms due-soon']);
    await choose(false, false, false);
    expect(await told('2026-12-25')).toEqual([]);
    expect((await store.plan(asha, planId)).reminders).toEqual({ email: false, sms: false, push: false });
    expect(await told('2027-01-02')).toEqual(['email defaulted']);
    await choose(false, true, false);
    expect(await told('2027-03-03')).toEqual(['sms canceled']);
    await store.bounty('plan/cancel_request/', { plan_id: planId }, asha);
    expect(await told('2027-03-04')).toEqual(['sms refund-begun']);
  });

  it('go where the account can be reached, and nowhere else', async () => {
    asha = await store.customer();
    await store.paidPlan(asha, 1, START);
    await store.losePhone(asha);
    expect(await told('2026-12-20')).toEqual(['email due-soon']);
  });
});
