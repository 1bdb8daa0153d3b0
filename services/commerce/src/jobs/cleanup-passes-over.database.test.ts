import { beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { ofSuite, startService } from '../../test-support/service.fixtures.ts';
import { MODULES } from '../modules.ts';
import { addAccount } from '../../test-support/identity.fixtures.ts';

const AT = new Date('2026-11-27T06:30:00Z');
const service = ofSuite(() => startService('tidy_passes_over'));
let customerId: string;
beforeAll(async () => {
  const email = 'tara@suvarna.example';
  customerId = await addAccount(service.db, { email, first_name: 'Tara' });
});

const PIECE = `'stock', $2::int, 18, 'yellow', '', 'INR', 'en', '2025-01-01'`;
/** Of each table that is swept, and of which one call takes several rows, a row that is over. @param $1 its id @param $2 which it is @param $3 of whom */
const OVER: readonly (readonly [string, string])[] = [
  [
    'watches',
    `insert into watches (id, kind, product_id, karat, colour, size, currency, locale, created_at, confirmed_at, customer_id)
     values ($1, ${PIECE}, '2025-01-01', $3)`,
  ],
  [
    'box_shares',
    `insert into box_shares (id, customer_id, token_hash, with_values, created_at, expires_at)
     values ($1, $3::uuid, int4send($2::int), false, '2025-01-01', '2025-01-02')`,
  ],
  [
    'appointments',
    `insert into appointments (id, customer_id, store_id, kind, starts_at, ends_at, seat, state, name, mobile, locale, created_at, changed_at)
     values ($1, $3::uuid, 'in-champa-house', 'store', '2025-01-01', '2025-01-02', $2::int, 'done', 'Tara', '91-9800000000', 'en', '2025-01-01', '2025-01-01')`,
  ],
];

it.each(OVER)('rows of %s that another transaction is at are dropped another time', async (table, insert) => {
  const [held, free] = [randomUUID(), randomUUID()];
  for (const [index, id] of [held, free].entries())
    await service.pool.query(insert, [id, index + 1, customerId]);
  const left = (): Promise<readonly string[]> => service.column(`select id from ${table}`);
  const sweep = (): Promise<void> =>
    service.db.connection().execute(async (db) => {
      // Where it waited for the row it would fail: the transaction that holds it waits for the sweep here.
      await sql`set lock_timeout = '1s'`.execute(db);
      for (const { cleanup } of MODULES) await cleanup?.(db, AT);
      await sql`reset lock_timeout`.execute(db);
    });
  await service.db.transaction().execute(async (tx) => {
    await sql`select from ${sql.table(table)} where id = ${held} for update`.execute(tx);
    await sweep();
    expect(await left()).toEqual([held]);
  });
  await sweep();
  expect(await left()).toEqual([]);
});
