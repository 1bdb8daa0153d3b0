import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderCreated } from '@suvarna/contracts/checkout';
import { READY } from '../../../../test-support/catalogue.fixtures.ts';
import { NOON, startCheckout } from '../../../../test-support/orders/checkout.fixtures.ts';
import { addDemoCustomer } from '../../../../test-support/identity.fixtures.ts';
import { DEMO_CUSTOMER } from '../../identity/index.ts';
import { dropExpiredPriceHolds } from '../../checkout/price-hold/expired-price-holds.ts';
import { expireOrders } from '../payment/expire.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const OF_ADDRESS = 6;
const harness = ofSuite(() =>
  startCheckout('held-stock', {
    LIMIT_HELD_PIECES_PER_BUYER: '3',
    LIMIT_HELD_OF_ONE_PER_BUYER: '2',
    LIMIT_HELD_PIECES_PER_ADDRESS: String(OF_ADDRESS),
    LIMIT_HELD_OF_ONE_PER_ADDRESS: String(OF_ADDRESS),
    GUEST_PAYMENT_MINUTES: '15',
    LIMIT_PRICE_HOLDS_PER_ADDRESS: '60',
  }),
);
beforeAll(async () => {
  await harness.pool.query(`update stock_levels set on_hand = 90, received = 90 where product_id = ${READY}`);
});
beforeEach(async () => {
  await harness.reset();
  harness.fakeStock.readyPieces = 90;
});

async function customer(): Promise<string> {
  await addDemoCustomer(harness.db);
  return await harness.signedIn(DEMO_CUSTOMER);
}

let guests = 0;
interface Given {
  readonly from: string;
  readonly quantity?: number;
  readonly phone?: string;
  readonly email?: string;
}
/** A guest with a bag, an address and a price, who wants to order. */
async function ready({ from, quantity = 1, phone, email }: Given) {
  guests += 1;
  const token = await harness.guest();
  await harness.fill(token, READY, quantity);
  const address = await harness.address(token, {
    mobile: phone ?? `91-98${String(10_000_000 + guests)}`,
    email: email ?? `guest${guests}@example.in`,
  });
  const { lock_id } = await harness.lock(token, { address_id: address });
  return () => harness.order(token, { lock_id, shipping_address_id: address }, { 'x-forwarded-for': from });
}
const order = async (given: Given) => (await ready(given))();
const held = async (): Promise<number> => (await harness.stockLevels())[1];
const refused = { status: 409, body: { error: true, code: 'CHECKOUT.TOO_MANY_HELD' } };

describe('pieces that wait for unpaid orders', () => {
  it('are bounded by address, however many ask at once, and others have what is left', async () => {
    const all = [];
    for (let count = 0; count < 12; count += 1) all.push(await ready({ from: '203.0.113.1' }));
    const answers = await Promise.all(all.map((one) => one()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(OF_ADDRESS);
    expect(answers.filter(({ status }) => status !== 200)).toEqual(
      Array.from({ length: 12 - OF_ADDRESS }, () => expect.objectContaining({ status: 409 })),
    );
    expect(await held()).toBe(OF_ADDRESS);
    expect(await order({ from: '203.0.113.1' })).toMatchObject(refused);
    expect((await order({ from: '203.0.113.2' })).status).toBe(200);
    expect(await held()).toBe(OF_ADDRESS + 1);
  });

  it.each([
    ['number', { phone: '91-9876500001' }],
    ['mail box', { email: 'As.Ha+2@gmail.com' }],
  ])('are bounded by %s, from wherever it is sent', async (_what, who) => {
    expect((await order({ from: '203.0.113.11', quantity: 1, ...who })).status).toBe(200);
    expect((await order({ from: '203.0.113.12', quantity: 1, ...who })).status).toBe(200);
    expect(await order({ from: '203.0.113.13', quantity: 1, ...who })).toMatchObject(refused);
  });

  it('are counted no more once they are paid for: a household behind one address goes on', async () => {
    const from = '203.0.113.21';
    const phone = '91-9876500002';
    for (let count = 0; count < 4; count += 1) {
      const made = await order({ from, quantity: 2, phone });
      expect(made).toMatchObject({ status: 200 });
      await harness.pay(made.body.data);
    }
    expect(await held()).toBe(0);
    for (const each of ['91-9876500003', '91-9876500004', '91-9876500005'])
      expect((await order({ from, quantity: 2, phone: each })).status).toBe(200);
    const rows = await harness.rows(
      `select count(*)::int as kept from stock_reservations where state <> 'held' and held_keys is not null`,
    );
    expect(rows).toEqual([{ kept: 0 }]);
  });

  it('wait fifteen minutes for a guest, and are free then', async () => {
    const made = await order({ from: '203.0.113.31', quantity: 2 });
    const { expires_at } = made.body.data as OrderCreated;
    expect(Date.parse(expires_at) - NOON.getTime()).toBe(15 * 60_000);
    expect(await held()).toBe(2);
    await expireOrders(harness.app.deps, new Date(NOON.getTime() + 15 * 60_000 + 1));
    expect(await held()).toBe(0);
  });
});

describe('promised prices', () => {
  it('of one shopper are no heap: the oldest that no order stands on are forgotten', async () => {
    const token = await harness.guest();
    await harness.fill(token, READY);
    const address = await harness.address(token);
    const locks: string[] = [];
    for (let count = 0; count < 16; count += 1)
      locks.push((await harness.lock(token, { address_id: address })).lock_id);
    const rows = await harness.rows<{ id: string }>('select id from price_holds where id = any($1)', [locks]);
    expect(rows).toHaveLength(12);
    const last = locks.at(-1);
    expect((await harness.order(token, { lock_id: last, shipping_address_id: address })).status).toBe(200);
  });

  it('to guests of one address are so many in an hour, whatever the sessions; a customer’s are not counted', async () => {
    const from = { 'x-forwarded-for': '203.0.113.77' };
    const hold = (token: string) =>
      harness.post('/api/customer/cart/lock_price/', {}, { token, headers: from });
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      const token = await harness.guest();
      await harness.fill(token, READY);
      for (let each = 0; each < 10; each += 1) statuses.push((await hold(token)).status);
    }
    expect(statuses).toEqual([...Array<number>(60).fill(200), ...Array<number>(10).fill(429)]);
    const other = await harness.guest();
    await harness.fill(other, READY);
    expect((await harness.post('/api/customer/cart/lock_price/', {}, { token: other })).status).toBe(200);
    const token = await customer();
    await harness.fill(token, READY);
    expect((await hold(token)).status).toBe(200);
  });

  it('to a guest are forgotten two hours after their end, to a customer after a day', async () => {
    const count = async () => (await harness.column<number>('select count(*)::int as n from price_holds'))[0];
    await harness.pool.query('delete from price_holds where id not in (select lock_id from orders)');
    const before = (await count()) ?? 0;
    const guest = await harness.guest();
    const token = await customer();
    for (const each of [guest, token]) {
      await harness.fill(each, READY);
      await harness.lock(each, {});
    }
    const after = (hours: number) =>
      dropExpiredPriceHolds(harness.app.deps.db, new Date(NOON.getTime() + hours * 3_600_000));
    await after(2);
    expect(await count()).toBe(before + 2);
    await after(3);
    const rows = await harness.pool.query('select 1 from price_holds where customer_id is not null');
    expect(rows.rows.length).toBe(1);
    await after(25);
    expect(await count()).toBe(0);
  });
});
