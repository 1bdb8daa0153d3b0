import { beforeEach, describe, expect, it } from '@jest/globals';
import type { CareReminder } from '@suvarna/contracts/jewellery-box';
import { startExchange, type Owned } from '../../exchange/exchange.fixtures.ts';
import { sendReminders } from './send-reminders.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';
import { met } from '../../../../test-support/answers.fixtures.ts';

const store = ofSuite(() => startExchange('box-reminders'));
beforeEach(async () => {
  await store.reset();
  await store.pool.query('delete from box_reminders');
});

type Who = Pick<Owned, 'token'>;
const post = ({ token }: Who, what: 'set' | 'off', body: object) =>
  store.post(`/api/box/reminder/${what}/`, body, { token });
const inDays = (days: number): string =>
  new Date(store.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
const cleaning = (owned: Owned, days: number, repeat: 'once' | 'yearly') => ({
  origin: 'store',
  piece_id: owned.itemId,
  kind: 'cleaning',
  due_on: inDays(days),
  repeat,
});
async function set(owned: Owned, days: number, repeat: 'once' | 'yearly'): Promise<CareReminder[]> {
  const { status, body } = await post(owned, 'set', cleaning(owned, days, repeat));
  if (status !== 200) throw new Error(JSON.stringify(body));
  return (body.data as { results: CareReminder[] }).results;
}
/** E-mails of reminders to a customer that were written down. */
async function mails(owned: Owned): Promise<number> {
  const rows = await store.rows<{ count: number }>(
    `select count(*)::int as count from outbox where type = 'message.email' and key like 'piece-care:%' and payload->>'to' = $1`,
    [owned.email],
  );
  return rows[0]?.count ?? 0;
}
const send = () => sendReminders(store.db, store.now);

describe('a reminder of care', () => {
  it('is said on its day, once, and a yearly one again the next year', async () => {
    const owned = await store.owner(1);
    const [reminder] = await set(owned, 2, 'yearly');
    expect(await send()).toBe(0);
    await store.daysLater(owned, 2);
    const told = await Promise.all([send(), send(), send()]);
    expect(told.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await send()).toBe(0);
    expect(await mails(owned)).toBe(1);
    const { results } = await store.read<{
      results: { reminders: CareReminder[] }[];
    }>('/api/box/list/', { token: owned.token });
    const next = `${Number(reminder?.due_on.slice(0, 4)) + 1}${reminder?.due_on.slice(4)}`;
    expect(results[0]?.reminders).toEqual([{ ...reminder, due_on: next }]);
    // No customer looked for three years: it is said once, and then on the same day of a year to come.
    await store.daysLater(owned, 3 * 366);
    expect(await send()).toBe(1);
    const rows = await store.rows<{ due_on: string }>('select due_on from box_reminders');
    expect(rows[0]?.due_on.slice(4)).toBe(reminder?.due_on.slice(4));
    expect((rows[0]?.due_on ?? '') > inDays(0)).toBe(true);
  });

  it('of a 29th of February is said once a year, on the 28th where there is none, and on the 29th again', async () => {
    const owned = await store.owner(1);
    await set(owned, 1, 'yearly');
    await store.pool.query(`update box_reminders set due_on = '2028-02-29', first_on = '2028-02-29'`);
    const before = store.now;
    const days: string[] = [];
    // The job is late in the first year: what it says on the 28th of the next one is said for both.
    for (const day of ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-28', '2032-02-29']) {
      store.now = new Date(`${day}T06:00:00Z`);
      const told = await send();
      const rows = await store.rows<{ due_on: string }>('select due_on from box_reminders');
      days.push(`${told} ${rows[0]?.due_on ?? ''}`);
    }
    store.now = before;
    expect(days).toEqual(['1 2030-02-28', '1 2031-02-28', '1 2032-02-29', '0 2032-02-29', '1 2033-02-28']);
  });

  it('that was wanted once is gone after it', async () => {
    const owned = await store.owner(1);
    await set(owned, 1, 'once');
    await store.daysLater(owned, 1);
    expect(await send()).toBe(1);
    expect((await store.pool.query('select from box_reminders')).rowCount).toBe(0);
  });

  it('that cannot be said holds up no other, and is said to have failed', async () => {
    const broken = await store.owner(1);
    await set(broken, 2, 'once');
    const fine = await store.owner(1);
    await set(fine, 2, 'once');
    await store.daysLater(fine, 2);
    await store.pool.query(
      `begin; set local role none;
       create function refuse_mail() returns trigger language plpgsql as $$ begin
         if new.key like 'piece-care:%' and new.payload->>'to' = '${broken.email}' then raise exception 'no mail'; end if;
         return new; end $$;
       create trigger refuse_mail before insert on outbox for each row execute function refuse_mail(); commit`,
    );
    try {
      await expect(send()).rejects.toThrow('1 could not be worked on.');
    } finally {
      await store.pool.query(
        'begin; set local role none; drop trigger refuse_mail on outbox; drop function refuse_mail; commit',
      );
    }
    expect([await mails(broken), await mails(fine)]).toEqual([0, 1]);
    // The next day it is tried again.
    expect(await send()).toBe(1);
    expect(await mails(broken)).toBe(1);
  });

  it('is one of a kind and piece, and ends when it is taken back', async () => {
    const owned = await store.owner(1);
    await set(owned, 2, 'once');
    const [only, ...more] = await set(owned, 5, 'yearly');
    expect([only?.due_on, only?.repeat, more]).toEqual([inDays(5), 'yearly', []]);
    const off = await post(owned, 'off', { origin: 'store', piece_id: owned.itemId, kind: 'cleaning' });
    expect(off.body.data).toEqual({ results: [] });
    await store.daysLater(owned, 6);
    expect(await send()).toBe(0);
  });

  it('leaves only by what the customer wants, and not for a piece that went back', async () => {
    const owned = await store.owner(1);
    await set(owned, 1, 'yearly');
    const choice = await store.post(
      '/api/customer/customer_account/notifications/choose/',
      { topic: 'care', by: { email: false, sms: false, push: false } },
      { token: owned.token },
    );
    expect(choice.status).toBe(200);
    await store.daysLater(owned, 1);
    await send();
    expect(await mails(owned)).toBe(0);
    await store.pool.query('delete from notice_settings');
    await store.pool.query(`update box_reminders set due_on = $1`, [inDays(0)]);
    await store.pool.query(
      `insert into order_requests (id, order_no, kind, reason_id, comment, item_ids, state, created_at)
       values (gen_random_uuid(), $1, 'return', 11, '', array[$2]::uuid[], 'done', now())`,
      [owned.orderNo, owned.itemId],
    );
    expect(await send()).toBe(0);
    expect([await mails(owned), (await store.pool.query('select from box_reminders')).rowCount]).toEqual([
      0, 0,
    ]);
  });

  it('is refused for another’s piece, for a day that is over, and beyond ten years', async () => {
    const owned = await store.owner(1);
    const other = await store.customer();
    for (const [who, what] of [
      [other, 'set'],
      [other, 'off'],
    ] as const) {
      const { kind, origin, piece_id, ...rest } = cleaning(owned, 1, 'once');
      const answer = await post(who, what, { kind, origin, piece_id, ...(what === 'set' && rest) });
      expect(await met(answer)).toBe('404 BOX.NOT_FOUND');
    }
    for (const days of [0, -3, 3_700]) {
      const { status, body } = await post(owned, 'set', cleaning(owned, days, 'once'));
      expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([
        400,
        'REQUEST.INVALID',
        ['/due_on'],
      ]);
    }
  });
});
