import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderCreated, PaymentInitiated, PaymentStatus } from '@suvarna/contracts/checkout';
import {
  SANDBOX_SECRETS,
  startSandbox,
  type RunningSandbox,
} from '../../../test-support/sandbox.fixtures.ts';
import { paymentFindings } from '../payments/settle/payment-findings.ts';
import { startEmi, type EmiHarness } from './emi.fixtures.ts';

let store: EmiHarness;
let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox('');
  store = await startEmi('emi_payments', { ...SANDBOX_SECRETS, SANDBOX_URL: sandbox.url });
});
afterAll(async () => {
  await store.stop();
  await sandbox.stop();
});

async function anOrder(token: string): Promise<OrderCreated> {
  const { lock_id: lockId, address } = await store.held(token);
  const made = await store.order(token, {
    lock_id: lockId,
    shipping_address_id: address,
    payment_mode: 'emi',
  });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  return made.body.data;
}
const initiate = (token: string, orderNo: string, mode: string): Promise<PaymentInitiated> =>
  store.send('/api/payment/payment/initiate/', { order_no: orderNo, mode }, { token });
const verify = (token: string, orderNo: string): Promise<PaymentStatus> =>
  store.send('/api/payment/payment/verify/', { order_no: orderNo }, { token });
const pageOf = ({ next }: PaymentInitiated): string => (next.kind === 'redirect' ? next.redirect_url : '');

describe('an order, paid with an approved request', () => {
  it('is paid on the provider’s page in the lender’s name, and the request is used', async () => {
    const { token, request } = await store.approved();
    const { order_no: orderNo, total_payable_paise: payable } = await anOrder(token);
    const page = pageOf(await initiate(token, orderNo, 'emi'));
    expect(await (await fetch(page)).text()).toContain('Udaya Bank');
    await sandbox.press(page, 'success');
    expect(await verify(token, orderNo)).toMatchObject({ payment: 'paid', state: 'placed' });
    expect((await store.details(token, orderNo)).payment_mode).toBe('emi');
    const [used] = await store.list(token);
    expect(used).toMatchObject({ request_id: request.request_id, state: 'used', order_no: orderNo });
    const rows = await store.rows<{ amount: number }>(
      `select amount from payment_captures where subject_id = $1 and kind = 'due'`,
      [orderNo],
    );
    expect(rows.map(({ amount }) => Number(amount))).toEqual([payable]);
    expect(await paymentFindings(store.db, store.app.deps.purposes.all, store.now)).toEqual([]);
  });

  it('has a page of its own beside the card’s, and paid by card it leaves the approval as it was', async () => {
    const { token } = await store.approved();
    const { order_no: orderNo } = await anOrder(token);
    const loan = pageOf(await initiate(token, orderNo, 'emi'));
    expect(pageOf(await initiate(token, orderNo, 'emi'))).toBe(loan);
    const card = pageOf(await initiate(token, orderNo, 'sandbox'));
    expect(card).not.toBe(loan);
    await sandbox.press(card, 'success');
    expect(await verify(token, orderNo)).toMatchObject({ payment: 'paid' });
    expect((await store.list(token))[0]?.state).toBe('approved');
  });

  it('takes the lender’s money although the approval was withdrawn while its page was open', async () => {
    const { token, request } = await store.approved();
    const { order_no: orderNo } = await anOrder(token);
    const page = pageOf(await initiate(token, orderNo, 'emi'));
    await store.post('/api/emi/emi_request/withdraw/', { request_id: request.request_id }, { token });
    await sandbox.press(page, 'success');
    expect(await verify(token, orderNo)).toMatchObject({ payment: 'paid' });
    expect((await store.list(token))[0]?.state).toBe('used');
  });

  it('that failed at the lender can be tried again', async () => {
    const { token } = await store.approved();
    const { order_no: orderNo } = await anOrder(token);
    await sandbox.press(pageOf(await initiate(token, orderNo, 'emi')), 'failure');
    expect(await verify(token, orderNo)).toMatchObject({ payment: 'failed', retry_allowed: true });
    await sandbox.press(pageOf(await initiate(token, orderNo, 'emi')), 'success');
    expect(await verify(token, orderNo)).toMatchObject({ payment: 'paid' });
  });
});

describe('a store that has Razorpay alone', () => {
  it('has the loan paid on its page, by a link that takes this lender’s and nothing else', async () => {
    const other = await startEmi('emi_razorpay', {
      SANDBOX_URL: '',
      RAZORPAY_URL: `${sandbox.url}/razorpay`,
      RAZORPAY_KEY_ID: SANDBOX_SECRETS.SANDBOX_KEY_ID,
      RAZORPAY_KEY_SECRET: SANDBOX_SECRETS.SANDBOX_KEY_SECRET,
      RAZORPAY_WEBHOOK_SECRET: SANDBOX_SECRETS.SANDBOX_WEBHOOK_SECRET,
      RAZORPAY_ACCOUNT_ID: `acc_${SANDBOX_SECRETS.SANDBOX_KEY_ID}`,
    });
    try {
      const { token } = await other.approved();
      const { lock_id: lockId, address } = await other.held(token);
      const made = await other.order(token, {
        lock_id: lockId,
        shipping_address_id: address,
        payment_mode: 'emi',
      });
      const { order_no: orderNo } = made.body.data as OrderCreated;
      const { body } = await other.post(
        '/api/payment/payment/initiate/',
        { order_no: orderNo, mode: 'emi' },
        { token },
      );
      const page = pageOf(body.data);
      expect(await (await fetch(page)).text()).toContain('Udaya Bank');
      await sandbox.press(page, 'success');
      const paid = await other.post('/api/payment/payment/verify/', { order_no: orderNo }, { token });
      expect(paid.body.data as PaymentStatus).toMatchObject({ payment: 'paid' });
    } finally {
      await other.stop();
    }
  });
});
