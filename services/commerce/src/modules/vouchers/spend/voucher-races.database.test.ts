import { describe, expect, it } from '@jest/globals';
import { NO_FAULTS } from '@suvarna/testing/fault-proxy';
import { checkLedger } from '../../ledger/index.ts';
import { expireOrders } from '../../orders/payment/expire.ts';
import { reconcileVouchers } from '../provider/reconcile-vouchers.ts';
import { settleVouchers } from './settle-vouchers.ts';
import { askAnew, placeByBalance, releaseAfterALook } from './voucher-races.fixtures.ts';
import { aVoucher, startVouchers } from '../vouchers.fixtures.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

/** Generous: a busy machine must not look like a fault. */
const WITHIN_MS = 120_000;
const SHOPPERS = 8;
const store = ofSuite(() => startVouchers('voucher_races', 20_261_125));

async function shopperWith(number: string): Promise<string> {
  const token = await store.guest();
  await store.fill(token);
  await store.apply(token, number);
  return token;
}
const capturedOf = async (numbers: readonly string[]) =>
  (await store.provider()).reservations.filter(
    (one) => numbers.includes(one.number) && one.status === 'captured',
  );
const placedOf = async (orders: readonly string[]): Promise<number> =>
  (
    await store.db
      .selectFrom('orders')
      .select('order_no')
      .where('order_no', 'in', orders)
      .where('state', '=', 'placed')
      .execute()
  ).length;

describe('one voucher in many bags', () => {
  it(
    'pays for one order; the others are told a new price',
    async () => {
      const number = aVoucher('6001', 600);
      const tokens = await Promise.all(Array.from({ length: SHOPPERS }, () => shopperWith(number)));
      const answers = await Promise.all(tokens.map((token) => store.orderOf(token)));
      const orders = answers.filter(({ status }) => status === 200);
      expect(orders).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(SHOPPERS - 1);
      await store.settle();
      expect(await capturedOf([number])).toHaveLength(1);
    },
    WITHIN_MS,
  );

  it('is paid by one of several that a look at the balance lets through: the test above can fail', async () => {
    const number = aVoucher('6001', 600);
    const { placed, paid } = await placeByBalance(store, { number, shoppers: SHOPPERS, amount: 50_000_00 });
    expect([placed > paid, paid]).toEqual([true, 1]);
  });
});

describe('capture against release', () => {
  it(
    'an order that is paid in the moment it ends is placed and captured, or neither',
    async () => {
      const numbers = Array.from({ length: SHOPPERS }, () => aVoucher());
      const orders = await Promise.all(
        numbers.map(async (number) => store.bought(await shopperWith(number))),
      );
      await store.pool.query('update orders set expires_at = $2 where order_no = any($1)', [
        orders.map(({ order_no: no }) => no),
        store.now,
      ]);
      store.now = new Date(store.now.getTime() + 60_000);
      const paying = orders.map((order) => store.pay(order).catch((error: unknown) => error));
      await Promise.all([
        ...paying,
        expireOrders(store.app.deps, store.now),
        settleVouchers(store.app.deps),
        settleVouchers(store.app.deps),
      ]);
      await store.settle();
      const placed = await placedOf(orders.map(({ order_no: no }) => no));
      const captured = await capturedOf(numbers);
      expect([captured.length, captured.every(({ captures }) => captures === 1)]).toEqual([placed, true]);
      const { reservations } = await store.provider();
      const own = reservations.filter((one) => numbers.includes(one.number));
      expect(own.filter(({ status }) => status === 'released')).toHaveLength(SHOPPERS - placed);
    },
    WITHIN_MS,
  );

  it('a job that looks and then releases leaves placed orders unpaid: the test above can fail', async () => {
    expect(await releaseAfterALook(store, [aVoucher(), aVoucher()])).toBe(2);
  });
});

describe('answers that are lost on the way to the provider and back', () => {
  it(
    'are asked for again: captures = paid orders, and no value is taken or put aside twice',
    async () => {
      const numbers = Array.from({ length: 12 }, () => aVoucher('6001', 600));
      const tokens = await Promise.all(numbers.map((number) => shopperWith(number)));
      store.way.faults = { cutAnswers: 0.12, cutRequests: 0.06 };
      const orders: string[] = [];
      for (const token of tokens) {
        const address = await store.address(token);
        const { lock_id: lockId } = await store.lock(token, { address_id: address });
        const body = { lock_id: lockId, shipping_address_id: address };
        const key = { 'idempotency-key': lockId };
        let answer = await store.order(token, body, key);
        while (answer.status === 503) answer = await store.order(token, body, key);
        expect([answer.status, (answer.body.data as { state: string }).state]).toEqual([200, 'placed']);
        orders.push((answer.body.data as { order_no: string }).order_no);
      }
      await store.settle();
      store.way.faults = NO_FAULTS;
      const captured = await capturedOf(numbers);
      expect([captured.length, await placedOf(orders), store.way.cuts() > 0]).toEqual([12, 12, true]);
      const { reservations } = await store.provider();
      const own = reservations.filter((one) => numbers.includes(one.number));
      expect(own.map(({ status, captures }) => [status, captures])).toEqual(
        numbers.map(() => ['captured', 1]),
      );
    },
    WITHIN_MS,
  );

  it('a shop that gives every try another name takes value more than once: the test above can fail', async () => {
    const numbers = Array.from({ length: 6 }, () => aVoucher('6005'));
    expect(await askAnew(store, numbers)).toBeGreaterThan(numbers.length);
  });
});

it('leaves provider, orders and books in agreement', async () => {
  await reconcileVouchers(store.app.deps);
  const { undecidedHolds, ...sums } = await checkLedger(store.db, store.now);
  expect([...Object.values(sums), undecidedHolds.length]).toEqual([0, 0, 0, 0]);
});
