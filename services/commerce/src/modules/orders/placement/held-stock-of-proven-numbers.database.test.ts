/** Behind one address of a mobile carrier: whose number is proven is counted by it, and not by the address. */
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { OrderCreated } from '@suvarna/contracts/checkout';
import { READY } from '../../../../test-support/catalogue.fixtures.ts';
import { NOON, startCheckout } from '../../../../test-support/orders/checkout.fixtures.ts';
import { accessTokenOf, codeSentTo } from '../../../../test-support/identity.fixtures.ts';
import { ofSuite, type Answer } from '../../../../test-support/service.fixtures.ts';

const CARRIER = '203.0.113.1';
const OF_ADDRESS = 60;
const OF_BUYER = 3;
const harness = ofSuite(() =>
  startCheckout('held_proven', {
    LIMIT_HELD_PIECES_PER_BUYER: String(OF_BUYER),
    LIMIT_HELD_OF_ONE_PER_BUYER: String(OF_BUYER),
    LIMIT_HELD_PIECES_PER_ADDRESS: String(OF_ADDRESS),
    LIMIT_HELD_OF_ONE_PER_ADDRESS: String(OF_ADDRESS),
    LIMIT_PRICE_HOLDS_PER_ADDRESS: '100000',
    LIMIT_GUESTS_PER_ADDRESS: '100000',
  }),
);
beforeAll(async () => {
  await harness.pool.query(
    `update stock_levels set on_hand = 900, received = 900 where product_id = ${READY}`,
  );
});
beforeEach(async () => {
  await harness.reset();
  Object.assign(harness.fakeStock, { readyPieces: 900, unitPaise: 1_000_000 });
});

let people = 0;
const mobile = (): string => `91-98${String((people += 1)).padStart(8, '0')}`;
const refused = { status: 409, body: { error: true, code: 'CHECKOUT.TOO_MANY_HELD' } };
const made = { status: 200 };

/** A shopper who has proven this number at sign-in. */
async function customerOf(phone: string): Promise<string> {
  const token = await harness.guest();
  const body = { customer_telephone: phone, update_type: 'login' };
  await harness.post('/api/customer/customer_otp/', body, { token });
  const otp = await codeSentTo(harness, phone);
  return accessTokenOf(await harness.post('/api/customer/customer_verify_otp/', { ...body, otp }, { token }));
}

interface Given {
  readonly phone: string;
  readonly quantity?: number;
  readonly mode?: string;
}
async function order(token: string, { phone, quantity = 1, mode = 'sandbox' }: Given): Promise<Answer> {
  await harness.fill(token, READY, quantity);
  const address = await harness.address(token, { mobile: phone, email: `buyer${(people += 1)}@example.in` });
  const { lock_id } = await harness.lock(token, { address_id: address, payment_mode: mode });
  return harness.order(
    token,
    { lock_id, shipping_address_id: address, payment_mode: mode },
    { 'x-forwarded-for': CARRIER },
  );
}
const strangersOrder = async (): Promise<Answer> => order(await harness.guest(), { phone: mobile() });

it('seventy shoppers with proven numbers all get through, and take nothing from those without', async () => {
  for (let count = 0; count < 70; count += 1) {
    const phone = mobile();
    expect(await order(await customerOf(phone), { phone })).toMatchObject(made);
  }
  for (let count = 0; count < OF_ADDRESS; count += 1) expect(await strangersOrder()).toMatchObject(made);
  expect(await strangersOrder()).toMatchObject(refused);
  // Nor is a proven number kept out once the address has all that is its.
  const phone = mobile();
  expect(await order(await customerOf(phone), { phone })).toMatchObject(made);
  expect(await harness.stockLevels()).toMatchObject([900 - 131, 131, 0]);
});

it('an account whose number is not proven is counted by the address', async () => {
  const [phone, token] = [mobile(), await customerOf(mobile())];
  await harness.pool.query(
    `update customers set email = 'unproven@example.in', phone_verified_at = null
     where phone_no = $1`,
    [`98${String(people).padStart(8, '0')}`],
  );
  for (let count = 0; count < OF_ADDRESS; count += 1) await strangersOrder();
  expect(await order(token, { phone })).toMatchObject(refused);
});

it('one proven number holds no more than its own bound, whatever number stands on the parcels', async () => {
  const own = mobile();
  const token = await customerOf(own);
  expect(await order(token, { phone: mobile(), quantity: OF_BUYER })).toMatchObject(made);
  expect(await order(await harness.guest(), { phone: own })).toMatchObject(refused);
  // A piece more in the bag is too many for one buyer.
  expect(await order(token, { phone: mobile() })).toMatchObject(refused);
});

it('a guest who gave a code at the door is no stranger for the next order', async () => {
  const [token, phone] = [await harness.guest(), mobile()];
  const first = await order(token, { phone, mode: 'cod' });
  expect(first).toMatchObject(made);
  const { order_no } = first.body.data as OrderCreated;
  await harness.post('/api/payment/payment/initiate/', { order_no, mode: 'cod' }, { token });
  const otp = await codeSentTo(harness, phone);
  const verified = await harness.post('/api/payment/payment/cod_verify_otp/', { order_no, otp }, { token });
  expect(verified).toMatchObject(made);
  for (let count = 0; count < OF_ADDRESS; count += 1) await strangersOrder();
  expect(await order(token, { phone: mobile() })).toMatchObject(refused);
  expect(await order(token, { phone })).toMatchObject(made);
  // Half an hour later the session has to show it again.
  await harness.reset();
  harness.now = new Date(NOON.getTime() + 1_801_000);
  for (let count = 0; count < OF_ADDRESS; count += 1) await strangersOrder();
  expect(await order(token, { phone })).toMatchObject(refused);
});
