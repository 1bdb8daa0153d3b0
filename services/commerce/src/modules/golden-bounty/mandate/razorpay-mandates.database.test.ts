import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { MandateAnswer } from '@suvarna/contracts/golden-bounty';
import { checkLedger } from '../../ledger/index.ts';
import { pollPayments } from '../../payments/settle/poll-payments.ts';
import {
  RazorpayServer,
  type Mishap,
  type Payment,
} from '../../payments/providers/razorpay-server.fixtures.ts';
import { paymentContext } from '../../payments/route-context.ts';
import type { Day } from '../records/calendar.ts';
import { workMandates } from './charge-mandates.ts';
import { A, startPlans, type PlanCustomer, type PlansHarness } from '../steps/plans.fixtures.ts';
import { met } from '../../../../test-support/answers.fixtures.ts';

let store: PlansHarness;
let razorpay: RazorpayServer;
let asha: PlanCustomer;
beforeAll(async () => {
  razorpay = await RazorpayServer.start();
  const { url, keyId, keySecret, webhookSecret, accountId } = razorpay.access;
  store = await startPlans('golden_bounty_razorpay', {
    SANDBOX_URL: '',
    RAZORPAY_URL: url,
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
    RAZORPAY_ACCOUNT_ID: accountId,
  });
});
afterAll(async () => {
  await store.stop();
  await razorpay.stop();
});
beforeEach(async () => {
  // Months begin again in each: what was set up before is not charged beside it.
  await store.pool.query(`update bounty_mandates set state = 'canceled', cancel_told_at = now()`);
  asha = await store.customer(true);
  razorpay.chargesEnd = 'created';
});

const ask = async (planId: string) =>
  (await store.bounty('mandate/create/', { plan_id: planId, method: 'enach' }, asha)).body
    .data as MandateAnswer;
const work = (day: Day, time = '10:05'): Promise<number> => {
  store.now = new Date(`${day}T${time}:00+05:30`);
  return workMandates(store.app.deps);
};
/** A plan whose second instalment is announced and is charged the next day. */
async function announced(): Promise<string> {
  const planId = await store.paidPlan(asha, 1, '2026-11-25');
  await ask(planId);
  razorpay.authorise(razorpay.links.at(-1)?.id ?? '', 'confirmed');
  expect((await ask(planId)).mandate?.state).toBe('active');
  await work('2026-12-24', '10:00');
  return planId;
}
const chargeNow = (): Payment => {
  const payment = razorpay.payments.at(-1);
  if (payment === undefined) throw new Error('Nothing was charged.');
  return payment;
};
const deliver = async ({ body, headers }: ReturnType<RazorpayServer['webhook']>): Promise<number> =>
  (
    await store.app.http.inject({
      method: 'POST',
      url: '/api/payment/webhook/razorpay/',
      headers,
      payload: body,
    })
  ).statusCode;
const paidCount = async (planId: string): Promise<number> =>
  (await store.plan(asha, planId)).installments_paid_count;
const strays = async (): Promise<number> =>
  Number(
    (
      await store.column(
        `select count(*) from payment_captures where provider = 'razorpay' and kind <> 'due'`,
      )
    )[0],
  );

describe('a mandate of Razorpay', () => {
  it('is not asked for a payer without a phone, who is told that one is needed', async () => {
    const payer = await store.customer();
    const planId = await store.paidPlan(payer, 1, '2026-11-25');
    await store.losePhone(payer);
    const before = razorpay.links.length;
    expect(await met(store.bounty('mandate/create/', { plan_id: planId, method: 'enach' }, payer))).toBe(
      '409 BOUNTY.PHONE_REQUIRED',
    );
    expect([razorpay.links.length, (await store.plan(payer, planId)).mandate]).toEqual([before, null]);
  });

  it('stands when the bank has confirmed it, which takes days', async () => {
    const planId = await store.paidPlan(asha, 1, '2026-11-25');
    await ask(planId);
    const link = razorpay.links.at(-1)?.id ?? '';
    razorpay.authorise(link, 'initiated');
    expect((await ask(planId)).mandate?.state).toBe('pending');
    razorpay.tokens.set(razorpay.tokenOf(link), 'confirmed');
    const confirmed = razorpay.webhook('token.confirmed', {
      token: { entity: { id: razorpay.tokenOf(link) } },
    });
    expect(await deliver(confirmed)).toBe(200);
    await work('2026-11-27');
    expect((await store.plan(asha, planId)).mandate?.state).toBe('active');
  });

  it('charges, and the webhook alone pays the instalment, once, however often it comes', async () => {
    const planId = await announced();
    expect(await work('2026-12-25')).toBe(1);
    const payment = chargeNow();
    payment.status = 'captured';
    const forged = razorpay.paymentWebhook(payment, { secret: 'another secret' });
    expect([await deliver(forged), await paidCount(planId)]).toEqual([400, 1]);
    const webhook = razorpay.paymentWebhook(payment);
    expect(await Promise.all([deliver(webhook), deliver(webhook)])).toEqual([200, 200]);
    expect([await deliver(razorpay.paymentWebhook(payment)), await paidCount(planId)]).toEqual([200, 2]);
    store.now = new Date(store.now.getTime() + 60_000);
    await pollPayments(paymentContext(store.app.deps));
    expect([await paidCount(planId), await strays()]).toEqual([2, 0]);
    const { installments } = await store.plan(asha, planId);
    expect(installments[1]?.payments).toMatchObject([{ via: 'mandate', amount_paise: A }]);
  });

  it('that failed, as the webhook says, is tried on the next day by another name', async () => {
    const planId = await announced();
    razorpay.chargesEnd = 'failed';
    expect(await work('2026-12-25')).toBe(1);
    expect(await deliver(razorpay.paymentWebhook(chargeNow()))).toBe(200);
    razorpay.chargesEnd = 'captured';
    expect(await work('2026-12-26')).toBe(1);
    expect(await deliver(razorpay.paymentWebhook(chargeNow()))).toBe(200);
    expect(await paidCount(planId)).toBe(2);
    const receipts = razorpay.orders.slice(-2).map(({ receipt }) => receipt);
    expect(receipts.map((receipt) => receipt.slice(-2))).toEqual(['-1', '-2']);
  });

  it.each<Mishap>(['lost', 500, 'not-json'])(
    'whose answer was %s is charged once, and its webhook is known before we have heard of the order',
    async (mishap) => {
      const planId = await announced();
      const before = razorpay.payments.length;
      razorpay.chargesEnd = 'captured';
      razorpay.next(/^POST .*recurring$/, mishap);
      await work('2026-12-25');
      const done = razorpay.payments.slice(before);
      if (mishap === 500) expect(done).toHaveLength(0);
      else {
        expect(await deliver(razorpay.paymentWebhook(chargeNow()))).toBe(200);
        expect(await paidCount(planId)).toBe(2);
      }
      // The day after, it is asked again: what was done is not done twice.
      await work('2026-12-26');
      for (const payment of razorpay.payments.slice(before)) await deliver(razorpay.paymentWebhook(payment));
      expect([razorpay.payments.length - before, await paidCount(planId), await strays()]).toEqual([1, 2, 0]);
    },
  );

  it('is ended at the provider, also when it did not answer at first', async () => {
    const planId = await announced();
    const token = razorpay.tokenOf(razorpay.links.at(-1)?.id ?? '');
    await store.bounty('mandate/cancel/', { plan_id: planId }, asha);
    razorpay.next(/^DELETE /, 500);
    await work('2026-12-24', '11:00');
    expect(razorpay.tokens.get(token)).toBe('confirmed');
    await work('2026-12-24', '11:10');
    expect(razorpay.tokens.get(token)).toBe('cancelled');
    expect(await work('2026-12-25')).toBe(0);
  });

  it('leaves books that agree', async () => {
    expect(await checkLedger(store.db, store.now)).toMatchObject({
      unitsOff: 0,
      transactionsOff: 0,
      accountsOff: 0,
    });
  });
});
