import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Cart } from '@suvarna/contracts/bag';
import type { OrderCreated, PriceHold } from '@suvarna/contracts/checkout';
import { READY } from '../../../../test-support/catalogue.fixtures.ts';
import { startCheckout } from '../../../../test-support/orders/checkout.fixtures.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const harness = ofSuite(() => startCheckout('words'));
let token: string;

beforeEach(async () => {
  await harness.reset();
  harness.fakeStock.unitPaise = 1_000_000;
  token = await harness.guest();
});

const add = (body: object) =>
  harness.post('/api/customer/cart/add/', { product_id: READY, quantity: 1, ...body }, { token });
const bag = (): Promise<Cart> => harness.read('/api/customer/cart/list/', { token });

describe('words for a piece and for its card', () => {
  it('go from the bag into the price, the order and its details, and such a piece is made, not taken from stock', async () => {
    await add({ engraving: 'Asha ♥', gift_note: 'For Maa' });
    await add({});
    const address = await harness.address(token);
    const lock = await harness.lock(token, { payment_mode: 'sandbox', address_id: address });
    expect(lock.items.map(({ engraving, gift_note }) => [engraving, gift_note])).toEqual([
      ['Asha ♥', 'For Maa'],
      [undefined, undefined],
    ]);

    const made = await harness.order(token, { lock_id: lock.lock_id, shipping_address_id: address });
    expect(made.status).toBe(200);
    const order: OrderCreated = made.body.data;
    expect(await harness.stockLevels()).toEqual([2, 1, 0]);
    await harness.pay(made.body.data);
    const { lines } = await harness.details(token, order.order_no);
    expect(lines.map(({ engraving, gift_note }) => [engraving, gift_note])).toEqual([
      ['Asha ♥', 'For Maa'],
      [undefined, undefined],
    ]);
    expect(lines[0]?.dispatch_date.localeCompare(lines[1]?.dispatch_date ?? '')).toBe(1);
  });

  it('make another line: what was ordered without them leaves the bag, what has them stays', async () => {
    await add({});
    const address = await harness.address(token);
    const lock = await harness.lock(token, { payment_mode: 'sandbox', address_id: address });
    const made = await harness.order(token, { lock_id: lock.lock_id, shipping_address_id: address });
    await add({ engraving: 'Ravi' });
    await harness.pay(made.body.data);
    expect((await bag()).items.map(({ engraving, quantity }) => [engraving, quantity])).toEqual([
      ['Ravi', 1],
    ]);
  });

  it('that changed after the price was promised bring a new price lock with them', async () => {
    await add({ gift_note: 'For Maa' });
    const address = await harness.address(token);
    const lock = await harness.lock(token, { payment_mode: 'sandbox', address_id: address });
    await harness.post(
      '/api/customer/cart/update/',
      { item_id: (await bag()).items[0]?.item_id, gift_note: 'For Papa' },
      { token },
    );
    const refused = await harness.order(token, { lock_id: lock.lock_id, shipping_address_id: address });
    expect(refused).toMatchObject({ status: 409, body: { code: 'CHECKOUT.PRICE_CHANGED' } });
    expect((refused.body.data as PriceHold).items[0]?.gift_note).toBe('For Papa');
  });
});
