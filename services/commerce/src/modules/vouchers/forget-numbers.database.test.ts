import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { forgetNumbers } from './voucher.store.ts';
import { aVoucher, startVouchers, type VoucherHarness } from './vouchers.fixtures.ts';

let store: VoucherHarness;
beforeAll(async () => {
  store = await startVouchers('voucher_forget_numbers');
});
afterAll(() => store.stop());

it('numbers of a bag that another transaction is at are forgotten another time', async () => {
  const token = await store.guest();
  await store.fill(token);
  for (let voucher = 0; voucher < 2; voucher += 1)
    await store.apply(token, aVoucher(), { amount_paise: 100_000 });
  const [held, free] = (await store.inBag(token)).map(({ voucher_id: id }) => id);
  const known = async (id: string | undefined): Promise<boolean> =>
    (await store.pool.query('select from vouchers where voucher_id = $1 and number_sealed is not null', [id]))
      .rowCount === 1;
  const before = new Date(store.now.getTime() + 1);
  await store.db.transaction().execute(async (tx) => {
    await sql`select from vouchers where voucher_id = ${held} for update`.execute(tx);
    await store.db.connection().execute(async (db) => {
      // Where it waited for the row it would fail: the transaction that holds it waits for the sweep here.
      await sql`set lock_timeout = '1s'`.execute(db);
      await forgetNumbers(db, before);
      await sql`reset lock_timeout`.execute(db);
    });
    expect([await known(held), await known(free)]).toEqual([true, false]);
  });
  await forgetNumbers(store.db, before);
  expect(await known(held)).toBe(false);
});
