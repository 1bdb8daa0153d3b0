import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderCreated, PriceHold } from '@suvarna/contracts/checkout';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { lockOrder } from '../rows/order.store.ts';
import { insertAttempt } from '../../payments/payment.store.ts';
import { mayHaveCoupon } from './coupon-once.ts';
import { applyPaymentFact, type FactOutcome } from '../../payments/settle/apply-payment-fact.ts';
import { barrier } from '../../../../test-support/barrier.fixtures.ts';
import { startCheckout } from '../../../../test-support/orders/checkout.fixtures.ts';
import { accessTokenOf, codeSentTo } from '../../../../test-support/identity.fixtures.ts';
import { ofSuite, type Answer } from '../../../../test-support/service.fixtures.ts';
import { HOME } from '../../../../test-support/address.fixtures.ts';

const harness = ofSuite(() => startCheckout('coupon_once'));
beforeEach(() => harness.reset());

interface Reached {
  readonly email?: string;
  readonly mobile?: string;
}

const MOBILE = '91-9876500001';
/** One mailbox, written in four ways. */
const ALIASES = [
  'asha.rao@gmail.com',
  'asharao+1@gmail.com',
  'A.S.H.A.R.A.O@googlemail.com',
  'asharao+two+three@GMAIL.com',
];

/** A guest with a bag, the coupon and an address. */
async function guest(reached: Reached): Promise<{ readonly token: string; readonly address: string }> {
  const token = await harness.guest();
  await harness.fill(token);
  expect((await harness.applyCoupon(token, 'ONCE')).status).toBe(200);
  return {
    token,
    address: await harness.address(token, { mobile: MOBILE, email: 'asha@example.in', ...reached }),
  };
}

const priceHoldOf = ({ token, address }: { readonly token: string; readonly address: string }) =>
  harness.post('/api/customer/cart/lock_price/', { address_id: address }, { token });

async function waitingOrder(reached: Reached): Promise<Waiting> {
  const shopper = await guest(reached);
  const { lock_id } = await harness.lock(shopper.token, { address_id: shopper.address });
  const answer = await harness.order(shopper.token, { lock_id, shipping_address_id: shopper.address });
  expect(answer).toMatchObject({ status: 200 });
  return { ...(answer.body.data as OrderCreated), token: shopper.token };
}

async function ordersOfOneMailbox(count: number): Promise<Waiting[]> {
  const orders = [];
  for (let index = 0; index < count; index += 1)
    orders.push(await waitingOrder({ email: `asharao+${index}@gmail.com` }));
  return orders;
}

/** The provider has the money of an order: told as a webhook would tell it. */
async function pay({ order_no: orderNo, total_payable_paise: amount }: OrderCreated): Promise<FactOutcome> {
  const id = randomUUID();
  const merchant = 'merchant';
  await harness.db.transaction().execute((tx) =>
    insertAttempt(tx, {
      id,
      subject_kind: 'order',
      subject_id: orderNo,
      attempt: 1,
      reference: `${orderNo}-1`,
      provider: 'sandbox',
      merchant,
      amount,
      currency: 'INR',
      state: 'open',
      provider_order_id: `of-${id}`,
      redirect_url: 'http://127.0.0.1/pay',
      created_at: harness.now,
      next_poll_at: harness.now,
    }),
  );
  return applyPaymentFact(
    { db: harness.db, purposes: harness.app.deps.purposes },
    {
      kind: 'payment',
      provider: 'sandbox',
      merchant,
      source: 'webhook',
      amount,
      currency: 'INR',
      providerPaymentId: `pay-${id}`,
      providerOrderId: `of-${id}`,
      state: 'captured',
    },
    harness.now,
  );
}

const PHONE = '91-9811002244';
const MAILBOX = 'vedanair@gmail.com';
const STRANGER = 'stranger@example.in';

type Waiting = OrderCreated & { readonly token: string };
type Bought = Waiting & { readonly by: 'guest' | 'account'; isOff?: boolean };

async function orderOfLock(
  { token, address }: { readonly token: string; readonly address: string },
  lock: Answer,
): Promise<Waiting> {
  const { lock_id } = lock.body.data as PriceHold;
  return {
    ...(await harness.ordered(token, { lock_id, shipping_address_id: address })),
    token,
  };
}

/** A session of the account that has this phone and mailbox, both proven; the account that had them before keeps its orders. */
async function account(phone: string, mailbox: string, guestSession?: string): Promise<string> {
  await harness.pool.query(
    `update customers set phone_no = '9' || lpad(floor(random() * 1e9)::text, 9, '0'), email = null, email_verified_at = null where phone_code || '-' || phone_no = $1 or email = $2`,
    [phone, mailbox],
  );
  await harness.pool.query('delete from allowances');
  const session = guestSession ?? (await harness.guest());
  await harness.post('/api/customer/customer_otp/', { customer_telephone: phone }, { token: session });
  const token = accessTokenOf(
    await harness.post(
      '/api/customer/customer_verify_otp/',
      { customer_telephone: phone, otp: await codeSentTo(harness, phone) },
      { token: session },
    ),
  );
  await harness.pool.query(
    `update customers set email = $2, email_verified_at = now() where phone_code || '-' || phone_no = $1`,
    [phone, mailbox],
  );
  return token;
}

/** The order is followed with a code that was sent to this contact of it. */
async function follow(order_no: string, contact: string): Promise<void> {
  await harness.pool.query('delete from allowances');
  const ask = { order_no, contact };
  await harness.post('/api/order/order/track/', ask);
  await harness.send('/api/order/order/track/', { ...ask, otp: await codeSentTo(harness, contact) });
}

async function applyOnce(token: string): Promise<Answer> {
  await harness.fill(token);
  return harness.applyCoupon(token, 'ONCE');
}

/** An account's order with the coupon, which waits for its money. */
async function orderOf(token: string): Promise<Waiting> {
  expect((await applyOnce(token)).status).toBe(200);
  const { address_id: address } = await harness.send<{ address_id: string }>(
    '/api/customer/customer_address/add/',
    {
      ...HOME,
      full_name: 'Veda Nair',
      mobile: '91-9811002255',
    },
    { token },
  );
  return orderOfLock({ token, address }, await priceHoldOf({ token, address }));
}

async function callOff({ order_no, token }: Waiting): Promise<void> {
  await harness.send('/api/order/order/cancel_request/', { order_no, reason_id: 1 }, { token });
  expect((await harness.step(order_no, 'cancelled')).status).toBe(200);
}

/** Placed with a code to the phone of the address, and not paid yet. */
async function orderAtTheDoor(reached: Reached): Promise<void> {
  harness.fakeStock.unitPaise = 4_000_000;
  const { token, address } = await guest(reached);
  const { lock_id } = await harness.lock(token, { address_id: address });
  const { order_no } = await harness.ordered(token, {
    lock_id,
    shipping_address_id: address,
    payment_mode: 'cod',
  });
  await harness.post('/api/payment/payment/initiate/', { order_no, mode: 'cod' }, { token });
  const otp = await codeSentTo(harness, reached.mobile ?? '');
  expect(
    await harness.send('/api/payment/payment/cod_verify_otp/', { order_no, otp }, { token }),
  ).toMatchObject({ state: 'placed' });
}

const USED = { status: 409, body: { code: 'COUPON.EXHAUSTED' } };

async function outcome(): Promise<unknown> {
  const {
    rows: [counted],
  } = await harness.pool.query(
    `select uses_held::int as held, uses_spent::int as spent from coupons where code = 'ONCE'`,
  );
  return counted;
}

describe('a coupon that is for once', () => {
  it('is used once by guests with one mailbox, however it is written, and by guests with one phone', async () => {
    expect(await pay(await waitingOrder({ email: ALIASES[0] ?? '', mobile: MOBILE }))).toBe('settled');
    for (const email of ALIASES.slice(1))
      expect(await priceHoldOf(await guest({ email, mobile: '91-9876500002' }))).toMatchObject(USED);
    expect(
      await priceHoldOf(await guest({ email: 'somebody@example.in', mobile: '91-09876500001' })),
    ).toMatchObject(USED);
    expect(
      (await priceHoldOf(await guest({ email: 'somebody@example.in', mobile: '91-9876500003' }))).status,
    ).toBe(200);
    expect(await outcome()).toEqual({ held: 0, spent: 1 });
  });

  it('is not opened for payment when another order of the buyer was paid first', async () => {
    const [first, second] = [
      await waitingOrder({ email: ALIASES[0] ?? '' }),
      await waitingOrder({ email: ALIASES[1] ?? '' }),
    ];
    expect(await pay(first)).toBe('settled');
    expect(
      await harness.post(
        '/api/payment/payment/initiate/',
        { order_no: second.order_no, mode: 'sandbox' },
        { token: second.token },
      ),
    ).toMatchObject(USED);
  });

  it('pays for one of many orders of a buyer whose money comes in at the same moment; the other sums go back', async () => {
    const orders = await ordersOfOneMailbox(4);
    const outcomes = await Promise.all(orders.map(pay));
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 3 }, () => 'late'), 'settled']);
    expect(await outcome()).toEqual({ held: 0, spent: 1 });
    const { rows: refunds } = await harness.pool.query(
      'select amount::int from payment_refunds where subject_id = any($1)',
      [orders.map(({ order_no }) => order_no)],
    );
    expect(refunds).toEqual(Array.from({ length: 3 }, () => ({ amount: orders[0]?.total_payable_paise })));
    const { rows: states } = await harness.pool.query<{ state: string }>(
      'select state from orders where order_no = any($1) order by state',
      [orders.map(({ order_no }) => order_no)],
    );
    expect(states.map(({ state }) => state)).toEqual([
      ...Array.from({ length: 3 }, () => 'expired'),
      'placed',
    ]);
  });

  it('would be used by many if each looked first and wrote afterwards: the race is real', async () => {
    const orders = await ordersOfOneMailbox(4);
    const haveLooked = barrier(orders.length);
    const free = await Promise.all(
      orders.map(({ order_no: orderNo }) =>
        harness.db.transaction().execute(async (tx) => {
          const order = await lockOrder(tx, orderNo);
          const may = order !== undefined && (await mayHaveCoupon(tx, order));
          await haveLooked();
          return may;
        }),
      ),
    );
    expect(free).toEqual([true, true, true, true]);
  });
});

describe('a stranger who types in a customer’s contact', () => {
  it('does not keep them from the coupon with an order that is not paid', async () => {
    await waitingOrder({ email: 'asha@example.in' });
    expect((await priceHoldOf(await guest({ email: 'asha@example.in' }))).status).toBe(200);
    expect(await pay(await waitingOrder({ email: 'asha@example.in' }))).toBe('settled');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['is not paid', () => waitingOrder({ email: STRANGER, mobile: PHONE })],
    ['is paid and kept', async () => pay(await waitingOrder({ email: MAILBOX, mobile: PHONE }))],
    [
      'is called off',
      async () => {
        const order = await waitingOrder({ email: STRANGER, mobile: PHONE });
        expect(await pay(order)).toBe('settled');
        await callOff(order);
      },
    ],
    ['is not delivered at the door', () => orderAtTheDoor({ email: MAILBOX, mobile: '91-9811002299' })],
  ])(
    'does not keep an account from it whose phone and mailbox are proven, with an order that %s',
    async (_how, typeIn) => {
      await typeIn();
      const token = await account(PHONE, MAILBOX);
      expect(await pay(await orderOf(token))).toBe('settled');
      // Now it is their own use, and stands against every other.
      expect(await applyOnce(token)).toMatchObject(USED);
      expect(await priceHoldOf(await guest({ email: 'another@example.in', mobile: PHONE }))).toMatchObject(
        USED,
      );
    },
  );
});

describe('one person', () => {
  it.each<[string, Reached, string]>([
    ['phone', { email: STRANGER, mobile: PHONE }, PHONE],
    [
      'mailbox',
      { email: 'v.eda.nair+2@googlemail.com', mobile: '91-9811002299' },
      'v.eda.nair+2@googlemail.com',
    ],
  ])(
    'who followed the order of a guest by its %s does not have it with an account too',
    async (_what, reached, to) => {
      const order = await waitingOrder(reached);
      const token = await account(PHONE, MAILBOX);
      const early = await orderOf(token);
      expect(await pay(order)).toBe('settled');
      await follow(order.order_no, to);
      expect(
        await harness.post(
          '/api/payment/payment/initiate/',
          { order_no: early.order_no, mode: 'sandbox' },
          { token },
        ),
      ).toMatchObject(USED);
      expect(await pay(early)).toBe('late');
      expect(await applyOnce(token)).toMatchObject(USED);
      expect(await outcome()).toEqual({ held: 0, spent: 1 });
    },
  );

  it('whose order as a guest went into their account has it with no later account of that phone', async () => {
    const order = await waitingOrder({ email: STRANGER, mobile: PHONE });
    expect(await pay(order)).toBe('settled');
    expect(await applyOnce(await account(PHONE, MAILBOX, order.token))).toMatchObject(USED);
    expect(await applyOnce(await account(PHONE, 'later@example.in'))).toMatchObject(USED);
  });

  it('has it once with an account and once as a guest at most, however these and codes follow each other', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('guest', 'account', 'follow', 'call off'), { minLength: 2, maxLength: 5 }),
        async (steps) => {
          await harness.reset();
          const token = await account(PHONE, MAILBOX);
          const uses: Bought[] = [];
          let isFollowed = false;
          for (const [at, step] of steps.entries()) {
            const last = uses.findLast(({ by }) => by === 'guest');
            if (step === 'call off' && last !== undefined && !last.isOff) {
              await callOff(last);
              last.isOff = true;
            } else if (step === 'follow' && last !== undefined) {
              await follow(last.order_no, PHONE);
              isFollowed = true;
            } else if (step === 'guest') {
              const shopper = await guest({ email: `guest-${at}@example.in`, mobile: PHONE });
              const answer = await priceHoldOf(shopper);
              // Against what is only typed in a use counts whatever became of it.
              expect(answer.status).toBe(uses.length === 0 ? 200 : 409);
              if (answer.status === 200) {
                const order = { by: 'guest' as const, ...(await orderOfLock(shopper, answer)) };
                expect(await pay(order)).toBe('settled');
                uses.push(order);
              }
            } else if (step === 'account') {
              const isFree = !isFollowed && uses.every(({ by }) => by === 'guest');
              expect((await applyOnce(token)).status).toBe(isFree ? 200 : 409);
              if (isFree) {
                const order = { by: 'account' as const, ...(await orderOf(token)) };
                expect(await pay(order)).toBe('settled');
                uses.push(order);
              }
            }
          }
        },
      ),
      { numRuns: 8 },
    );
  });
});
