import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderCreated } from '@suvarna/contracts/checkout';
import type { Refund } from '@suvarna/contracts/orders';
import { creditBalance } from '../../credits/index.ts';
import { DEMO_CUSTOMER } from '../../identity/account/demo-customer.ts';
import { checkLedger } from '../../ledger/check.ts';
import { closePartsKept } from '../closing/close.ts';
import { PLAIN, READY } from '../../../../test-support/catalogue.fixtures.ts';
import { NOON, startCheckout } from '../../../../test-support/orders/checkout.fixtures.ts';
import { addDemoCustomer, customerIdOf } from '../../../../test-support/identity.fixtures.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const CANCEL = '/api/order/order/cancel_request/';
const RETURN = '/api/order/order/return_request/';
const harness = ofSuite(() => startCheckout('refund-as-credits'));
let customer: string;
let customerId: string;
let addressId: string;

beforeAll(async () => {
  await addDemoCustomer(harness.db);
  customerId = await customerIdOf(harness.db, DEMO_CUSTOMER.email);
  harness.now = NOON;
  const { email, password } = DEMO_CUSTOMER;
  customer = await harness.signedIn({ email, password });
  addressId = await harness.home(customer);
});
beforeEach(() => harness.reset());

const balance = () => creditBalance(harness.db, customerId, 'credits', harness.now);
const go = async (orderNo: string, ...states: string[]): Promise<void> => {
  for (const to of states) expect((await harness.step(orderNo, to)).status).toBe(200);
};
async function ordered(mode: 'sandbox' | 'cod', ...pieces: number[]): Promise<OrderCreated> {
  for (const piece of pieces) await harness.fill(customer, piece, 1);
  const { lock_id } = await harness.lock(customer, { address_id: addressId });
  const body = { lock_id, shipping_address_id: addressId, payment_mode: mode };
  return (await harness.order(customer, body)).body.data;
}
async function paid(): Promise<OrderCreated> {
  const order = await ordered('sandbox', READY, PLAIN);
  await harness.pay(order);
  return order;
}
const asked = (path: string, body: object, token = customer) => harness.post(path, body, { token });
const approved = async (orderNo: string): Promise<Refund> => {
  const answer = await harness.approveRefund(orderNo);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body.data;
};
async function expectBalancedBooks(orderNo: string): Promise<void> {
  const { undecidedHolds, ...faults } = await checkLedger(harness.db, harness.now);
  expect([undecidedHolds, Object.values(faults).filter((count) => count !== 0)]).toEqual([[], []]);
  const rows = await harness.rows(
    `select code from ledger_accounts where code like 'order:' || $1 || ':%' and balance <> 0`,
    [orderNo],
  );
  expect(rows).toEqual([]);
}

describe('money that a customer takes as credits', () => {
  it('of a cancelled order stands in the wallet in the moment the refund is approved, once, and no provider is asked', async () => {
    const before = await balance();
    const { order_no: orderNo, total_payable_paise: paidPaise } = await paid();
    expect(await harness.details(customer, orderNo)).toMatchObject({ can: { refund_as_credits: true } });
    expect((await asked(CANCEL, { order_no: orderNo, reason_id: 1, refund_to: 'credits' })).status).toBe(200);
    await go(orderNo, 'cancelled');
    expect(await approved(orderNo)).toMatchObject({
      state: 'done',
      amount_paise: paidPaise,
      tenders: [{ tender: 'credits', amount_paise: paidPaise, state: 'done' }],
    });
    expect((await harness.approveRefund(orderNo)).status).toBe(409);
    expect((await balance()) - before).toBe(paidPaise);
    expect(await harness.details(customer, orderNo)).toMatchObject({ state: 'refunded' });
    const rows = await harness.rows('select from payment_refunds where subject_id = $1', [orderNo]);
    expect(rows).toEqual([]);
    await expectBalancedBooks(orderNo);
  });

  it('of a returned piece is its part; the piece that was kept is a sale', async () => {
    const before = await balance();
    const { order_no: orderNo } = await paid();
    await go(orderNo, 'confirmed', 'quality_check', 'ready', 'shipped', 'out_for_delivery', 'delivered');
    const [line] = (await harness.details(customer, orderNo)).lines;
    const body = { order_no: orderNo, item_ids: [line?.item_id], reason_id: 11, refund_to: 'credits' };
    expect((await asked(RETURN, body)).status).toBe(200);
    await go(orderNo, 'pickup_scheduled', 'picked_up', 'return_qc');
    const { amount_paise: amount } = await approved(orderNo);
    expect((await balance()) - before).toBe(amount);
    expect(amount).toBe(5_150_000);
    harness.now = new Date(NOON.getTime() + 17 * 86_400_000);
    await closePartsKept(harness.db, harness.now);
    await expectBalancedBooks(orderNo);
  });

  it('goes back the way it was paid when nothing else was asked for', async () => {
    const before = await balance();
    const { order_no: orderNo } = await paid();
    await harness.pool.query(
      `insert into payment_captures (provider, provider_payment_id, provider_order_id, subject_kind, subject_id, merchant, amount, currency, kind, source, captured_at) values ('sandbox', $1, 'po', 'order', $2, 'm', 10300000, 'INR', 'due', 'webhook', now())`,
      [`pay-${orderNo}`, orderNo],
    );
    await asked(CANCEL, { order_no: orderNo, reason_id: 1 });
    await go(orderNo, 'cancelled');
    expect(await approved(orderNo)).toMatchObject({ state: 'initiated', tenders: [{ tender: 'bank' }] });
    expect(await balance()).toBe(before);
  });
});

describe('it is not offered, and refused, and nothing is asked for', () => {
  const refused = { status: 400, body: { code: 'ORDER.NOT_AS_CREDITS' } };

  it('to a guest, who has no wallet', async () => {
    const { token, order } = await harness.waiting(READY);
    await harness.pay(order);
    const { order_no: orderNo } = order;
    expect(await harness.details(token, orderNo)).toMatchObject({ can: { refund_as_credits: false } });
    expect(
      await asked(CANCEL, { order_no: orderNo, reason_id: 1, refund_to: 'credits' }, token),
    ).toMatchObject(refused);
    expect(await harness.details(token, orderNo)).toMatchObject({ state: 'placed', requests: [] });
  });

  it('for an order that is not paid at the door yet', async () => {
    harness.fakeStock.unitPaise = 2_000_000;
    const { order_no: orderNo } = await ordered('cod', READY);
    await harness.pool.query(`update orders set state = 'placed' where order_no = $1`, [orderNo]);
    expect(await harness.details(customer, orderNo)).toMatchObject({ can: { refund_as_credits: false } });
    expect(await asked(CANCEL, { order_no: orderNo, reason_id: 1, refund_to: 'credits' })).toMatchObject(
      refused,
    );
  });

  it('for what a lender paid, which is the lender’s', async () => {
    const { order_no: orderNo } = await paid();
    await harness.pool.query(`update orders set payment_mode = 'emi' where order_no = $1`, [orderNo]);
    expect(await harness.details(customer, orderNo)).toMatchObject({ can: { refund_as_credits: false } });
    expect(await asked(CANCEL, { order_no: orderNo, reason_id: 1, refund_to: 'credits' })).toMatchObject(
      refused,
    );
  });
});
