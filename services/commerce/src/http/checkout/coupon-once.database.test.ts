import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderCreated } from '@suvarna/contracts/api/checkout';
import { randomUUID } from 'node:crypto';
import { lockOrder } from '../../data/orders/order-store.ts';
import { insertAttempt } from '../../data/payment-store.ts';
import { mayHaveCoupon } from '../../domain/checkout/coupon-once.ts';
import { applyPaymentFact, type FactOutcome } from '../../domain/payments/apply-payment-fact.ts';
import { barrier } from '../../testing/barrier.fixtures.ts';
import { startCheckout, type CheckoutRig } from '../../testing/checkout.fixtures.ts';
import { accessTokenOf, codeSentTo } from '../../testing/identity.fixtures.ts';

let rig: CheckoutRig;
beforeAll(async () => {
  rig = await startCheckout('coupon_once');
});
afterAll(() => rig.stop());
beforeEach(() => rig.reset());

interface Reached {
  readonly email?: string;
  readonly mobile?: string;
}

const MOBILE = '91-9876500001';
/** One mailbox, written in four ways. */
const ALIASES = ['asha.rao@gmail.com', 'asharao+1@gmail.com', 'A.S.H.A.R.A.O@googlemail.com', 'asharao+two+three@GMAIL.com'];

/** A guest with a bag, the coupon and an address. */
async function guest(reached: Reached): Promise<{ readonly token: string; readonly address: string }> {
  const token = await rig.guest();
  await rig.fill(token);
  expect(await rig.post('/api/coupon/coupon/apply/', { code: 'ONCE' }, { token })).toMatchObject({ status: 200 });
  return { token, address: await rig.address(token, { mobile: MOBILE, email: 'asha@example.in', ...reached }) };
}

const lockOf = ({ token, address }: { readonly token: string; readonly address: string }) => rig.post('/api/customer/cart/lock_price/', { address_id: address }, { token });

async function waitingOrder(reached: Reached): Promise<OrderCreated & { readonly token: string }> {
  const shopper = await guest(reached);
  const { lock_id } = await rig.lock(shopper.token, { address_id: shopper.address });
  const answer = await rig.order(shopper.token, { lock_id, shipping_address_id: shopper.address });
  expect(answer).toMatchObject({ status: 200 });
  return { ...(answer.body.data as OrderCreated), token: shopper.token };
}

async function ordersOfOneMailbox(count: number): Promise<Awaited<ReturnType<typeof waitingOrder>>[]> {
  const orders = [];
  for (let index = 0; index < count; index += 1) orders.push(await waitingOrder({ email: `asharao+${index}@gmail.com` }));
  return orders;
}

/** The provider has the money of an order: told as a webhook would tell it. */
async function pay({ order_no: orderNo, total_payable_paise: amount }: OrderCreated): Promise<FactOutcome> {
  const id = randomUUID();
  const merchant = 'merchant';
  await rig.db.transaction().execute((tx) => insertAttempt(tx, {
    id, order_no: orderNo, attempt: 1, provider: 'sandbox', merchant, amount, currency: 'INR', state: 'open', provider_order_id: `of-${id}`, redirect_url: 'http://127.0.0.1/pay', created_at: rig.now, next_poll_at: rig.now,
  }));
  return applyPaymentFact(rig.db, { kind: 'payment', provider: 'sandbox', merchant, source: 'webhook', amount, currency: 'INR', providerPaymentId: `pay-${id}`, providerOrderId: `of-${id}`, state: 'captured' }, rig.now);
}

const USED = { status: 409, body: { code: 'COUPON.EXHAUSTED' } };

async function outcome(): Promise<unknown> {
  const { rows: [counted] } = await rig.pool.query(`select uses_held::int as held, uses_spent::int as spent from coupons where code = 'ONCE'`);
  return counted;
}

describe('a coupon that is for once', () => {
  it('is used once by guests with one mailbox, however it is written, and by guests with one phone', async () => {
    expect(await pay(await waitingOrder({ email: ALIASES[0] ?? '', mobile: MOBILE }))).toBe('placed');
    for (const email of ALIASES.slice(1)) expect(await lockOf(await guest({ email, mobile: '91-9876500002' }))).toMatchObject(USED);
    expect(await lockOf(await guest({ email: 'somebody@example.in', mobile: '91-09876500001' }))).toMatchObject(USED);
    expect(await lockOf(await guest({ email: 'somebody@example.in', mobile: '91-9876500003' }))).toMatchObject({ status: 200 });
    expect(await outcome()).toEqual({ held: 0, spent: 1 });
  });

  it('is not opened for payment when another order of the buyer was paid first', async () => {
    const [first, second] = [await waitingOrder({ email: ALIASES[0] ?? '' }), await waitingOrder({ email: ALIASES[1] ?? '' })];
    expect(await pay(first)).toBe('placed');
    expect(await rig.post('/api/payment/payment/initiate/', { order_no: second.order_no, mode: 'sandbox' }, { token: second.token })).toMatchObject(USED);
  });

  it('pays for one of many orders of a buyer whose money comes in at the same moment; the other sums go back', async () => {
    const orders = await ordersOfOneMailbox(4);
    const outcomes = await Promise.all(orders.map(pay));
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 3 }, () => 'late'), 'placed']);
    expect(await outcome()).toEqual({ held: 0, spent: 1 });
    const { rows: refunds } = await rig.pool.query('select amount::int from payment_refunds where order_no = any($1)', [orders.map(({ order_no }) => order_no)]);
    expect(refunds).toEqual(Array.from({ length: 3 }, () => ({ amount: orders[0]?.total_payable_paise })));
    const { rows: states } = await rig.pool.query<{ state: string }>('select state from orders where order_no = any($1) order by state', [orders.map(({ order_no }) => order_no)]);
    expect(states.map(({ state }) => state)).toEqual([...Array.from({ length: 3 }, () => 'expired'), 'placed']);
  });

  it('would be used by many if each looked first and wrote afterwards: the race is real', async () => {
    const orders = await ordersOfOneMailbox(4);
    const haveLooked = barrier(orders.length);
    const free = await Promise.all(orders.map(({ order_no: orderNo }) => rig.db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, orderNo);
      const may = order !== undefined && await mayHaveCoupon(tx, order);
      await haveLooked();
      return may;
    })));
    expect(free).toEqual([true, true, true, true]);
  });
});

describe('a stranger who types in somebody’s contact', () => {
  it('does not keep them from the coupon with an order that is not paid', async () => {
    await waitingOrder({ email: 'asha@example.in' });
    expect(await lockOf(await guest({ email: 'asha@example.in' }))).toMatchObject({ status: 200 });
    expect(await pay(await waitingOrder({ email: 'asha@example.in' }))).toBe('placed');
  });

  it('does not keep an account from it whose phone or mailbox is proven, with a paid order either', async () => {
    const phone = '91-9811002244';
    expect(await pay(await waitingOrder({ email: 'stranger@example.in', mobile: phone }))).toBe('placed');
    const session = await rig.guest();
    await rig.post('/api/customer/customer_otp/', { customer_telephone: phone }, { token: session });
    const token = accessTokenOf(await rig.post('/api/customer/customer_verify_otp/', { customer_telephone: phone, otp: await codeSentTo(rig, phone) }, { token: session }));
    const buy = async (): Promise<OrderCreated> => {
      await rig.fill(token);
      const added = await rig.post('/api/customer/customer_address/add/', { full_name: 'Veda Nair', house: '1', street: 'MG Road', city: 'Bengaluru', state: 'Karnataka', pincode: '560001', country_id: 'IN', mobile: phone }, { token });
      const { address_id } = added.body.data as { address_id: string };
      expect(await rig.post('/api/coupon/coupon/apply/', { code: 'ONCE' }, { token })).toMatchObject({ status: 200 });
      const { lock_id } = await rig.lock(token, { address_id });
      return (await rig.order(token, { lock_id, shipping_address_id: address_id })).body.data;
    };
    expect(await pay(await buy())).toBe('placed');
    // Now it is their own use, and stands against every other.
    await rig.fill(token);
    expect(await rig.post('/api/coupon/coupon/apply/', { code: 'ONCE' }, { token })).toMatchObject(USED);
    expect(await lockOf(await guest({ email: 'another@example.in', mobile: phone }))).toMatchObject(USED);
  });
});
