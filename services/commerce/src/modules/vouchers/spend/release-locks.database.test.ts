import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { usableReservations } from './reservation.store.ts';
import { releaseVouchers } from './pay-with-vouchers.ts';
import { aVoucher, startVouchers, type VoucherHarness } from '../vouchers.fixtures.ts';
import { until } from '@suvarna/testing/until';

let store: VoucherHarness;
beforeAll(async () => {
  store = await startVouchers('voucher_lock_order');
});
afterAll(() => store.stop());

/** An order that two vouchers pay for in parts, the first row of which lies behind the other. */
async function ordered(): Promise<{ readonly orderNo: string; readonly voucherIds: readonly string[] }> {
  const token = await store.guest();
  await store.fill(token);
  for (let voucher = 0; voucher < 2; voucher += 1)
    await store.apply(token, aVoucher(), { amount_paise: 100_000 });
  const { order_no: orderNo } = await store.bought(token);
  const { rows } = await store.pool.query<{ reservation_id: string; voucher_id: string; used: string }>(
    'select reservation_id, voucher_id, used from voucher_reservations where order_no = $1 order by voucher_id',
    [orderNo],
  );
  for (const [of, used] of [
    [null, 0],
    [orderNo, rows[0]?.used],
  ])
    await store.pool.query(
      'update voucher_reservations set order_no = $2, used = $3 where reservation_id = $1',
      [rows[0]?.reservation_id, of, used],
    );
  return { orderNo, voucherIds: rows.map(({ voucher_id: id }) => id) };
}
const isWaiting = async (): Promise<boolean> =>
  (
    await store.pool.query(
      `select from pg_locks where not granted and locktype = 'transactionid' and pid in (
         select pid from pg_stat_activity where datname = current_database())`,
    )
  ).rowCount === 1;

it('an order that ends takes its reservations in the order of the transaction that counts them for the next', async () => {
  const { orderNo, voucherIds } = await ordered();
  const [first = ''] = voucherIds;
  const wanted = { waiting: [orderNo], validAt: store.now };
  // As the next order does, row by row: it has the first, and then wants all.
  const ended = await store.db.transaction().execute(async (tx) => {
    expect(await usableReservations(tx, [first], wanted)).toHaveLength(1);
    const release = store.db
      .transaction()
      .execute((other) => releaseVouchers(other, { orderNo, at: store.now }));
    await until(isWaiting, 'the order that ends');
    expect(await usableReservations(tx, voucherIds, wanted)).toHaveLength(2);
    return { release };
  });
  await ended.release;
  const { rows } = await store.pool.query('select from voucher_reservations where order_no = $1', [orderNo]);
  expect(rows).toEqual([]);
});
