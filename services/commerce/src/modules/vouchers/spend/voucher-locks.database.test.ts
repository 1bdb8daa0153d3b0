import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Answer } from '../../../../test-support/service.fixtures.ts';
import { aVoucher, PIN, startVouchers, type VoucherHarness } from '../vouchers.fixtures.ts';

/** Of what does not happen whenever it could. */
const ROUNDS = 3;
const SHOPPERS = 6;
let store: VoucherHarness;
beforeAll(async () => {
  store = await startVouchers('voucher_locks');
});
afterAll(() => store.stop());

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
