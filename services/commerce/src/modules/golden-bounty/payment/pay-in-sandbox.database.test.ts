import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  InstalmentPaymentOpened,
  InstalmentPaymentStatus,
  PlanDetails,
} from '@suvarna/contracts/golden-bounty';
import { until } from '@suvarna/testing/until';
import {
  SANDBOX_SECRETS,
  startSandbox,
  type RunningSandbox,
} from '../../../../test-support/sandbox.fixtures.ts';
import { paymentFindings } from '../../payments/settle/payment-findings.ts';
import { paymentContext } from '../../payments/route-context.ts';
import { sendRefunds } from '../../payments/settle/send-refunds.ts';
import { A, startPlans, type PlanCustomer, type PlansHarness } from '../steps/plans.fixtures.ts';

let store: PlansHarness;
let sandbox: RunningSandbox;
let asha: PlanCustomer;
let planId: string;
beforeAll(async () => {
  sandbox = await startSandbox('');
  store = await startPlans('golden_bounty_sandbox', { ...SANDBOX_SECRETS, SANDBOX_URL: sandbox.url });
  asha = await store.customer();
  store.on('2026-11-25');
  planId = await store.enrol(asha);
});
afterAll(async () => {
  await store.stop();
  await sandbox.stop();
});

const body = (number: number, more: object = {}) => ({
  plan_id: planId,
  installment_number: number,
  mode: 'sandbox',
  ...more,
});
const pay = async (number: number, more: object = {}) =>
  (await store.bounty('installment/pay/', body(number, more), asha)).body.data as InstalmentPaymentOpened;
const verify = async (paymentId: string) => store.bounty('payment/verify/', { payment_id: paymentId }, asha);

describe('an instalment, paid on the provider’s page', () => {
  it('is paid once from two tabs, and the page comes back to where the payment is shown', async () => {
    const [first, second] = [await pay(1), await pay(1)];
    expect(second).toEqual(first);
    const back = new URL(await sandbox.press(first.redirect_url, 'success'));
    expect([back.pathname, back.searchParams.get('payment_id')]).toEqual([
      '/golden-bounty/payment/',
      first.payment_id,
    ]);
    const answer = await verify(first.payment_id);
    expect(answer.body.message).toBe('Payment successful');
    expect(answer.body.data as InstalmentPaymentStatus).toMatchObject({
      payment: 'paid',
      installment_number: 1,
      amount_paise: A,
      document_id: `${first.payment_id}-receipt`,
      plan: { status: 'active', installments_paid_count: 1 },
    });
    expect((await verify(first.payment_id)).body.data as InstalmentPaymentStatus).toMatchObject({
      payment: 'paid',
    });
  });

  it('that failed is tried again on another page', async () => {
    const failed = await pay(2);
    await sandbox.press(failed.redirect_url, 'failure');
    expect((await verify(failed.payment_id)).body.data as InstalmentPaymentStatus).toMatchObject({
      payment: 'failed',
      retry_allowed: true,
      document_id: '',
    });
    const again = await pay(2);
    expect([again.payment_id, again.redirect_url === failed.redirect_url]).toEqual([
      failed.payment_id,
      false,
    ]);
    await sandbox.press(again.redirect_url, 'success');
    expect((await verify(again.payment_id)).body.data as InstalmentPaymentStatus).toMatchObject({
      payment: 'paid',
    });
  });

  it('goes back to its payer when the plan is given up, each the way it came', async () => {
    // After the days of cooling off, in which it would be given up at once.
    store.on('2026-12-25');
    const asked = await store.bounty('plan/cancel_request/', { plan_id: planId }, asha);
    expect((asked.body.data as PlanDetails).cancel_request).toMatchObject({ state: 'open' });
    await store.staff('plan/cancel_decide/', {
      plan_id: planId,
      decision: 'approve',
      decided_by: 'Meera',
      note: 'as asked',
    });
    await until(async () => {
      store.now = new Date(store.now.getTime() + 3_600_000);
      await sendRefunds(paymentContext(store.app.deps));
      const { refunds } = await store.plan(asha, planId);
      return refunds.length === 2 && refunds.every(({ state }) => state === 'done');
    });
    expect(await store.plan(asha, planId)).toMatchObject({ status: 'canceled', refunded_paise: 2 * A });
    const { refunds } = await sandbox.state();
    expect(refunds.map(({ amount }) => amount)).toEqual([A, A]);
    expect(await paymentFindings(store.db, store.app.deps.purposes.all, new Date(0))).toEqual([]);
  });
});
