import { beforeAll, expect, it } from '@jest/globals';
import { PLAIN, READY } from '../../../../test-support/catalogue.fixtures.ts';
import { startCheckout } from '../../../../test-support/orders/checkout.fixtures.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const SHOPPERS = 8;
const store = ofSuite(() => startCheckout('order_lock_order', { LIMIT_GUESTS_PER_ADDRESS: '100000' }));
beforeAll(async () => {
  await store.pool.query('update stock_levels set on_hand = 1000, received = 1000');
});

/** What waits at the till: an order that is asked for when it is called. */
async function atTheTill(token: string, address: string): Promise<() => Promise<number>> {
  const { lock_id } = await store.lock(token, { address_id: address });
  return async () => (await store.order(token, { lock_id, shipping_address_id: address })).status;
}

async function withCoupon(productId: number): Promise<{ token: string; address: string }> {
  const token = await store.guest();
  await store.fill(token, productId);
  const applied = await store.applyCoupon(token, 'FLAT');
  expect(applied.status).toBe(200);
  return { token, address: await store.address(token) };
}

it('a shopper who gives up a coupon for a piece in stock, and one who takes both, do not wait in a circle', async () => {
  for (let round = 0; round < 3; round += 1) {
    const orders = await Promise.all(
      Array.from({ length: SHOPPERS }, async (_none, index) => {
        const isSwapping = index % 2 === 0;
        const { token, address } = await withCoupon(isSwapping ? PLAIN : READY);
        if (isSwapping) {
          // Waits with the coupon's use, and with no piece in stock.
          expect(await (await atTheTill(token, address))()).toBe(200);
          await store.fill(token, READY);
        }
        return atTheTill(token, address);
      }),
    );
    expect(await Promise.all(orders.map((order) => order()))).toEqual(orders.map(() => 200));
  }
});
