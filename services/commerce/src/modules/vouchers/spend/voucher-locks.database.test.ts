import { describe, expect, it } from '@jest/globals';
import { ofSuite, type Answer } from '../../../../test-support/service.fixtures.ts';
import { aVoucher, PIN, startVouchers } from '../vouchers.fixtures.ts';
import { usableReservations } from './reservation.store.ts';
import { releaseVouchers } from './pay-with-vouchers.ts';
import { until } from '@suvarna/testing/until';
import { sql } from 'kysely';
import { forgetNumbers } from '../voucher.store.ts';
import { isWaitingForRow } from '../../../../test-support/lock-waits.fixtures.ts';

/** Of what does not happen whenever it could. */
const ROUNDS = 3;
const SHOPPERS = 6;
const store = ofSuite(() => startVouchers('voucher_locks'));

interface Shopper {
  readonly token: string;
  readonly number: string;
}

/** Shoppers whose bag is to be paid with a voucher each. */
const shoppers = (): Promise<Shopper[]> =>
  Promise.all(
    Array.from({ length: SHOPPERS }, async () => {
      const shopper = { token: await store.guest(), number: aVoucher() };
      await store.fill(shopper.token);
      await store.apply(shopper.token, shopper.number);
      return shopper;
    }),
  );
const apply = async ({ token, number }: Shopper): Promise<number> =>
  (await store.voucher('apply', { voucher_number: number, pin: PIN }, token)).status;

/** A bag that parts of vouchers pay for, which are used in the order in which they came. @returns orders it */
async function withParts(numbers: readonly string[]): Promise<() => Promise<Answer>> {
  const token = await store.guest();
  await store.fill(token);
  for (const number of numbers) {
    store.now = new Date(store.now.getTime() + 1);
    await store.apply(token, number, { amount_paise: 100_000 });
  }
  const address = await store.address(token);
  const { lock_id } = await store.lock(token, { address_id: address });
  return () => store.order(token, { lock_id, shipping_address_id: address });
}

describe('of one shopper, at one moment', () => {
  it('a voucher is taken out of the bag and put in again: both are answered', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      // Both ask their provider first, and then act at one moment.
      const calls = (await shoppers()).flatMap((shopper) => {
        const voucher = { voucher_number: shopper.number };
        const takeOut = async (): Promise<number> => {
          await store.voucher('check_balance', { ...voucher, pin: PIN }, shopper.token);
          return (await store.voucher('remove', voucher, shopper.token)).status;
        };
        return [takeOut(), apply(shopper)];
      });
      expect(await Promise.all(calls)).toEqual(calls.map(() => 200));
    }
  });

  it('money comes for an order, and its voucher is applied once more: the order is placed', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const waiting = await Promise.all(
        (await shoppers()).map(async (shopper) => ({ shopper, order: await store.bought(shopper.token) })),
      );
      const paid = waiting.map(({ order }) => store.pay(order));
      const applied = waiting.map(({ shopper }) => apply(shopper));
      await Promise.all(paid);
      expect((await Promise.all(applied)).filter((status) => status >= 500)).toEqual([]);
    }
  });

  it('money comes for an order, and the same bag is ordered again: the order is placed', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const waiting = await Promise.all(
        (await shoppers()).map(async ({ token }) => {
          const address = await store.address(token);
          const lock = await store.lock(token, { address_id: address });
          const { body } = await store.order(token, {
            lock_id: lock.lock_id,
            shipping_address_id: address,
          });
          const { lock_id } = await store.lock(token, { address_id: address });
          return {
            order: body.data,
            again: () => store.order(token, { lock_id, shipping_address_id: address }),
          };
        }),
      );
      const paid = waiting.map(({ order }) => store.pay(order));
      const asked = waiting.map(({ again }) => again());
      await Promise.all(paid);
      expect((await Promise.all(asked)).filter(({ status }) => status >= 500)).toEqual([]);
    }
  });
});

it('two shoppers with the same two vouchers, each in another order, do not wait in a circle', async () => {
  const orders = await Promise.all(
    Array.from({ length: SHOPPERS }, async () => {
      const numbers = [aVoucher(), aVoucher()];
      return [await withParts(numbers), await withParts(numbers.toReversed())];
    }),
  );
  const answers = await Promise.all(orders.flat().map((order) => order()));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

describe('reservations of an order that ends', () => {
  /** An order that two vouchers pay for in parts, the first row of which lies behind the other. */
  async function ordered(): Promise<{ readonly orderNo: string; readonly voucherIds: readonly string[] }> {
    const token = await store.guest();
    await store.fill(token);
    for (let voucher = 0; voucher < 2; voucher += 1)
      await store.apply(token, aVoucher(), { amount_paise: 100_000 });
    const { order_no: orderNo } = await store.bought(token);
    const rows = await store.rows<{ reservation_id: string; voucher_id: string; used: string }>(
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

  it('an order that ends takes its reservations in the order of whoever counts them for the next', async () => {
    const { orderNo, voucherIds } = await ordered();
    const [first = ''] = voucherIds;
    const wanted = { waiting: [orderNo], validAt: store.now };
    // As the next order does, row by row: it has the first, and then wants all.
    const ended = await store.db.transaction().execute(async (tx) => {
      expect(await usableReservations(tx, [first], wanted)).toHaveLength(1);
      const release = store.db
        .transaction()
        .execute((other) => releaseVouchers(other, { orderNo, at: store.now }));
      await until(() => isWaitingForRow(store), 'the order that ends');
      expect(await usableReservations(tx, voucherIds, wanted)).toHaveLength(2);
      return { release };
    });
    await ended.release;
    const rows = await store.rows('select from voucher_reservations where order_no = $1', [orderNo]);
    expect(rows).toEqual([]);
  });
});

describe('numbers that are forgotten', () => {
  it('numbers of a bag that somebody is at are forgotten another time', async () => {
    const token = await store.guest();
    await store.fill(token);
    for (let voucher = 0; voucher < 2; voucher += 1)
      await store.apply(token, aVoucher(), { amount_paise: 100_000 });
    const [held, free] = (await store.inBag(token)).map(({ voucher_id: id }) => id);
    const known = async (id: string | undefined): Promise<boolean> =>
      (
        await store.pool.query('select from vouchers where voucher_id = $1 and number_sealed is not null', [
          id,
        ])
      ).rowCount === 1;
    const before = new Date(store.now.getTime() + 1);
    await store.db.transaction().execute(async (tx) => {
      await sql`select from vouchers where voucher_id = ${held} for update`.execute(tx);
      await store.db.connection().execute(async (db) => {
        // Where it waited for the row it would fail: whoever holds it waits for the sweep here.
        await sql`set lock_timeout = '1s'`.execute(db);
        await forgetNumbers(db, before);
        await sql`reset lock_timeout`.execute(db);
      });
      expect([await known(held), await known(free)]).toEqual([true, false]);
    });
    await forgetNumbers(store.db, before);
    expect(await known(held)).toBe(false);
  });
});
