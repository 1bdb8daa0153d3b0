import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { PLAIN } from '../../../test-support/catalogue.fixtures.ts';
import { ofSuite, startService } from '../../../test-support/service.fixtures.ts';
import { dropOutdated } from './housekeeping.ts';
import { dropOldEvents } from '../../modules/payments/settle/payment-event.store.ts';

const service = ofSuite(() => startService('housekeeping'));

const count = async (table: string): Promise<number> =>
  (await service.column<number>(`select count(*)::int as n from ${table}`))[0] ?? 0;

describe('housekeeping', () => {
  it('drops kept answers after three days, and nothing that is in use', async () => {
    const [old, current] = [await service.guest(), await service.guest()];
    for (const [token, key] of [
      [old, 'old'],
      [current, 'new'],
    ] as const) {
      await service.post(
        '/api/customer/cart/add/',
        { product_id: PLAIN, quantity: 1 },
        { token, headers: { 'idempotency-key': key } },
      );
    }
    await service.pool.query(
      `update idempotency_keys set created_at = now() - interval '73 hours' where key = 'old'`,
    );
    await dropOutdated(service.db);
    expect(await count('idempotency_keys')).toBe(1);
    expect((await service.get('/api/customer/cart/list/', { token: current })).status).toBe(200);
  });

  it('passes over what another transaction is at, and drops the rest', async () => {
    await service.pool.query(`insert into allowances (name, used, ends_at) values
      ('held', 1, now() - interval '1 minute'), ('free', 1, now() - interval '1 minute')`);
    await service.db.transaction().execute(async (tx) => {
      await sql`select from allowances where name = 'held' for update`.execute(tx);
      // Where it waited for the row it would fail: the transaction that holds it waits for the job here.
      await service.db.connection().execute(async (db) => {
        await sql`set lock_timeout = '1s'`.execute(db);
        await dropOutdated(db);
        await sql`reset lock_timeout`.execute(db);
      });
    });
    const names = () => service.column('select name from allowances');
    expect(await names()).toEqual(['held']);
    await dropOutdated(service.db);
    expect(await names()).toEqual([]);
  });

  it('drops webhooks that were worked through thirteen months ago, and none that is not finished', async () => {
    await service.pool
      .query(`insert into payment_events (provider, event_id, type, facts, received_at, processed_at, next_try_at) values
      ('sandbox', 'old', 'payment.captured', '[]', now() - interval '401 days', now() - interval '401 days', now()),
      ('sandbox', 'stuck', 'payment.captured', '[]', now() - interval '401 days', null, now()),
      ('sandbox', 'recent', 'payment.captured', '[]', now() - interval '399 days', now() - interval '399 days', now())`);
    expect([
      await dropOldEvents(service.db, new Date()),
      await dropOldEvents(service.db, new Date()),
    ]).toEqual([1, 0]);
    const rows = await service.rows<{ event_id: string }>(
      'select event_id from payment_events order by event_id',
    );
    expect(rows.map(({ event_id }) => event_id)).toEqual(['recent', 'stuck']);
  });
});
