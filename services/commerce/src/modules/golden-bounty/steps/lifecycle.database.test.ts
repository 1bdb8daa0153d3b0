import { beforeEach, describe, expect, it } from '@jest/globals';
import { GOLDEN_BOUNTY, type PlanDetails } from '@suvarna/contracts/golden-bounty';
import { checkLedger } from '../../ledger/index.ts';
import { paymentFindings } from '../../payments/settle/payment-findings.ts';
import { decideCancel } from '../cancel/cancel-plan.ts';
import { A, startPlans, type PlanCustomer } from './plans.fixtures.ts';
import { faultOfTerms } from '../records/terms.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';
import { met } from '../../../../test-support/answers.fixtures.ts';

const store = ofSuite(() => startPlans('golden_bounty_lifecycle'));
let asha: PlanCustomer;
beforeEach(async () => {
  asha = await store.customer();
});

const START = '2026-11-25';
const pay = (planId: string, more: object = {}) =>
  store.bounty(
    'installment/pay/',
    { plan_id: planId, installment_number: 2, mode: 'sandbox', ...more },
    asha,
  );
const codeOf = async (answer: ReturnType<typeof pay>) => (await answer).body.code;
const strays = () =>
  store.db
    .selectFrom('payment_refunds')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('reason', '=', 'stray')
    .executeTakeFirstOrThrow();

describe('enrolment', () => {
  const enrolling = (body: object) =>
    store.bounty(
      'plan/enrol/',
      {
        amount_paise: A,
        name_on_pan: 'Asha Rao',
        nominee: {
          name: 'Ravi Rao',
          phone: '91-9876500000',
          email: 'ravi@example.in',
          relationship: 'spouse',
        },
        consent: true,
        ...body,
      },
      asha,
    );
  beforeEach(() => store.on(START));

  it('says the limits in the words of the specification', async () => {
    const { terms_version } = await store.read<{
      terms_version: string;
    }>('/api/golden_bounty/terms/');
    for (const amount_paise of [500_00, 50_500_00]) {
      const answer = await enrolling({ amount_paise, terms_version });
      expect([answer.body.code, answer.body.message]).toEqual([
        'BOUNTY.AMOUNT_INVALID',
        'Minimum amount = ₹1,000 and maximum amount = ₹50,000',
      ]);
    }
    const uneven = await enrolling({ amount_paise: 1_250_00, terms_version });
    expect(uneven.body.message).toBe('Please enter valid amount');
  });

  it('is refused for terms that have changed, and without consent', async () => {
    expect((await enrolling({ terms_version: 'older' })).body.code).toBe('BOUNTY.TERMS_CHANGED');
    const { terms_version } = await store.read<{
      terms_version: string;
    }>('/api/golden_bounty/terms/');
    expect((await enrolling({ terms_version, consent: false })).body.code).toBe('REQUEST.INVALID');
  });

  it('asks for a PAN above two lakh, also of the sum of a year, and shows its last four signs alone', async () => {
    const token = await store.signIn(asha);
    const form = () =>
      store.read<{
        pan_from_paise: number | null;
        pan_last4: string;
        year_total_paise: number;
      }>('/api/golden_bounty/plan/enrol_form/', { token });
    expect(await form()).toMatchObject({ year_total_paise: 0, pan_from_paise: 40_500_00, pan_last4: '' });
    await store.enrol(asha, { amount_paise: 30_000_00 });
    expect(await form()).toMatchObject({ year_total_paise: 1_50_000_00, pan_from_paise: 10_500_00 });
    await expect(store.enrol(asha, { amount_paise: 10_500_00 })).rejects.toThrow('BOUNTY.PAN_REQUIRED');
    const planId = await store.enrol(asha, { amount_paise: 10_500_00, pan: 'ABCPE1234F' });
    const details = await store.plan(asha, planId);
    expect([details.pan_last4, JSON.stringify(details).includes('ABCPE')]).toEqual(['234F', false]);
    const rows = await store.rows<{ text: string }>('select bounty_plans::text as text from bounty_plans');
    expect(rows.some(({ text }) => text.includes('ABCPE1234F'))).toBe(false);
    expect(await form()).toMatchObject({ pan_last4: '234F', pan_from_paise: 0 });
    // Given once, it serves for the next.
    await store.enrol(asha);
  });

  it('lapses when no money comes in a week', async () => {
    const planId = await store.enrol(asha);
    store.on('2026-12-02');
    await store.night();
    expect((await store.plan(asha, planId)).status).toBe('pending');
    store.on('2026-12-03');
    await store.night();
    expect((await store.plan(asha, planId)).status).toBe('lapsed');
  });
});

describe('money', () => {
  it('of a part is taken and shown, and the rest is paid by another', async () => {
    const planId = await store.paidPlan(asha, 1, START);
    store.on('2026-12-22');
    await store.money(asha, planId, { amount: 500_00 });
    expect(await store.plan(asha, planId)).toMatchObject({
      next_state: 'partially_paid',
      due_amount_paise: A - 500_00,
      installments_paid_count: 1,
    });
    store.on('2027-01-01');
    await store.money(asha, planId);
    const { installments } = await store.plan(asha, planId);
    expect(installments[1]).toMatchObject({ state: 'paid', on_time: true, payments: [{}, {}] });
  });

  it('that comes twice is counted once; the second goes to suspense and back', async () => {
    const planId = await store.paidPlan(asha, 1, START);
    store.on('2026-12-25');
    const before = await strays();
    expect(await store.money(asha, planId, { times: 2 })).toBe('late');
    expect(await store.plan(asha, planId)).toMatchObject({
      installments_paid_count: 2,
      total_investment_paise: 2 * A,
    });
    expect(Number((await strays()).count)).toBe(Number(before.count) + 1);
  });

  it('that failed changes nothing, and the same payment can be tried again', async () => {
    const planId = await store.paidPlan(asha, 1, START);
    store.on('2026-12-25');
    expect(await store.money(asha, planId, { kind: 'failed' })).toBe('failed');
    expect((await store.plan(asha, planId)).installments_paid_count).toBe(1);
    expect(await store.money(asha, planId)).toBe('settled');
    const rows = await store.rows('select state from bounty_payments where plan_id = $1 and number = 2', [
      planId,
    ]);
    expect(rows).toEqual([{ state: 'paid' }]);
  });

  it('is not taken ahead of its month, out of turn, or for more than is due', async () => {
    const planId = await store.paidPlan(asha, 1, START);
    store.on('2026-12-01');
    expect(await store.money(asha, planId)).toBe('settled');
    store.on('2026-12-20');
    expect(await codeOf(pay(planId, { installment_number: 3 }))).toBe('BOUNTY.NOT_PAYABLE_YET');
    store.on('2026-12-25');
    expect(await codeOf(pay(planId, { installment_number: 4 }))).toBe('BOUNTY.NOT_PAYABLE');
    expect(await codeOf(pay(planId, { installment_number: 3, amount_paise: A + 1_00 }))).toBe(
      'BOUNTY.AMOUNT_INVALID',
    );
  });
});

describe('a missed instalment', () => {
  it('stops the plan, accepts money from the stated day, and costs its share when it is made up for', async () => {
    const planId = await store.paidPlan(asha, 1, START);
    store.on('2027-01-02');
    expect((await store.plan(asha, planId)).status).toBe('defaulted');
    await store.night();
    expect(await store.plan(asha, planId)).toMatchObject({
      status: 'defaulted',
      banner: 'Payment default! All upcoming installments have been stopped',
      next_payment_from: '2027-01-25',
      default: { installment_number: 2, cancels_on: '2027-03-03', maturity_date: '2027-05-25' },
      can: { pay: false, cancel: true },
    });
    expect(await codeOf(pay(planId))).toBe('BOUNTY.NOT_PAYABLE_YET');
    store.on('2027-01-25');
    expect(await store.money(asha, planId)).toBe('settled');
    expect(await store.plan(asha, planId)).toMatchObject({
      status: 'active',
      default: null,
      banner: '',
      next_due_date: '2027-02-25',
      copay_amount_paise: 240_00,
      full_copay_amount_paise: 960_00,
    });
    for (const due of ['2027-02-25', '2027-03-25', '2027-04-25']) {
      store.on(due);
      await store.money(asha, planId);
    }
    store.on('2027-05-25');
    await store.night();
    expect(await store.plan(asha, planId)).toMatchObject({ status: 'matured', value_paise: 5 * A + 960_00 });
  });

  it('that is not made up for ends the plan after sixty days: payments can be spent or asked for', async () => {
    const planId = await store.paidPlan(asha, 2, START);
    store.on('2027-04-10');
    // Nights that were missed are made up for.
    await store.night();
    expect(await store.plan(asha, planId)).toMatchObject({
      status: 'canceled',
      ended_by: 'default',
      value_paise: 2 * A,
      copay_amount_paise: 0,
      can: { refund: true, spend: true, pay: false },
    });
    const answer = await store.bounty('plan/cancel_request/', { plan_id: planId }, asha);
    expect(answer.body.data as PlanDetails).toMatchObject({
      status: 'canceled',
      value_paise: 0,
      refunded_paise: 2 * A,
      refunds: [{ state: 'initiated', reason: 'default' }, {}],
    });
    const again = await store.bounty('plan/cancel_request/', { plan_id: planId }, asha);
    expect(again.body.code).toBe('BOUNTY.STATE_CONFLICT');
  });

  it('ends what waits for its money: what comes late goes back', async () => {
    const planId = await store.paidPlan(asha, 1, START);
    store.on('2027-01-01');
    const before = await strays();
    // The page is opened on the last day of grace, and paid two days later.
    await pay(planId).catch(() => undefined);
    const open = await store.db
      .selectFrom('bounty_payments')
      .selectAll()
      .where('plan_id', '=', planId)
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow();
    store.on('2027-01-03');
    await store.night();
    const { purposes } = store.app.deps;
    const isTaken = await store.db.transaction().execute(async (tx) => {
      const purpose = purposes.of({ kind: 'instalment', id: open.payment_id });
      await purpose.lock(tx, open.payment_id);
      return purpose.claim(tx, open.payment_id);
    });
    expect([isTaken, Number((await strays()).count)]).toEqual([false, Number(before.count)]);
  });
});

describe('giving a plan up', () => {
  it('in the days of cooling off pays every rupee back at once', async () => {
    const planId = await store.paidPlan(asha, 1, START);
    store.on('2026-12-02');
    const answer = await store.bounty('plan/cancel_request/', { plan_id: planId, comment: 'changed' }, asha);
    expect(answer.body.data as PlanDetails).toMatchObject({
      status: 'canceled',
      ended_by: 'asked',
      total_investment_paise: 0,
      refunded_paise: A,
      refunds: [{ amount_paise: A, state: 'initiated', reason: 'asked' }],
    });
  });

  it('later waits for the store, which may say yes or no', async () => {
    const planId = await store.paidPlan(asha, 3, START);
    const asked = await store.bounty('plan/cancel_request/', { plan_id: planId }, asha);
    expect(asked.body.data as PlanDetails).toMatchObject({
      status: 'active',
      cancel_request: { state: 'open' },
      can: { cancel: false, pay: true },
    });
    const decide = (approve: boolean) =>
      store.db
        .transaction()
        .execute((tx) => decideCancel(tx, { planId, approve, by: 'Meera', note: 'as asked', at: store.now }));
    await decide(false);
    expect((await store.plan(asha, planId)).cancel_request).toMatchObject({ state: 'declined' });
    await store.bounty('plan/cancel_request/', { plan_id: planId }, asha);
    await decide(true);
    expect(await store.plan(asha, planId)).toMatchObject({ status: 'canceled', refunded_paise: 3 * A });
    await expect(decide(true)).rejects.toThrow('no longer possible');
  });

  it('once it has matured pays every payment back at once, without the contribution', async () => {
    const planId = await store.maturePlan(asha, START);
    expect((await store.plan(asha, planId)).can).toMatchObject({ cancel: false, refund: true });
    const answer = await store.bounty('plan/cancel_request/', { plan_id: planId }, asha);
    expect(answer.body.data as PlanDetails).toMatchObject({
      status: 'canceled',
      ended_by: 'asked',
      value_paise: 0,
      copay_amount_paise: 0,
      refunded_paise: 5 * A,
      can: { refund: false, spend: false },
    });
    const again = await store.bounty('plan/cancel_request/', { plan_id: planId }, asha);
    expect(await met(again)).toBe('409 BOUNTY.STATE_CONFLICT');
  });

  it('that waited for an answer when it matured is answered by asking again', async () => {
    const planId = await store.paidPlan(asha, 5, START);
    await store.bounty('plan/cancel_request/', { plan_id: planId }, asha);
    store.on((await store.plan(asha, planId)).maturity_date);
    await store.night();
    const answer = await store.bounty('plan/cancel_request/', { plan_id: planId }, asha);
    expect(answer.body.data as PlanDetails).toMatchObject({
      status: 'canceled',
      cancel_request: { state: 'approved' },
      refunded_paise: 5 * A,
    });
  });
});

describe('the year of companies law', () => {
  it('ends with every payment paid back, and no contribution', async () => {
    const planId = await store.maturePlan(asha, START);
    store.on('2027-11-25');
    await store.night();
    expect((await store.plan(asha, planId)).status).toBe('matured');
    store.on('2027-11-26');
    await store.night();
    expect(await store.plan(asha, planId)).toMatchObject({
      status: 'canceled',
      ended_by: 'year-over',
      value_paise: 0,
      refunded_paise: 5 * A,
      refunds: Array.from({ length: 5 }, () => ({ amount_paise: A, reason: 'year-over' })),
    });
  });

  it('ends for the others also when one cannot be paid back, and says which', async () => {
    const [broken, fine] = [await store.maturePlan(asha, START), await store.maturePlan(asha, START)];
    // As if money had come that was not paid.
    await store.pool.query(`update bounty_payments set refunded = amount where plan_id = $1`, [broken]);
    store.on('2027-11-26');
    await expect(store.night()).rejects.toThrow('1 plans could not be moved on');
    expect((await store.plan(asha, fine)).ended_by).toBe('year-over');
    expect((await store.plan(asha, broken)).status).toBe('matured');
    await store.pool.query(`update bounty_payments set refunded = 0 where plan_id = $1`, [broken]);
    await store.night();
    expect((await store.plan(asha, broken)).ended_by).toBe('year-over');
  });

  it('is a constant that the service does not start without', () => {
    expect(faultOfTerms(GOLDEN_BOUNTY)).toBeUndefined();
    expect(faultOfTerms({ ...GOLDEN_BOUNTY, maxDaysToRedeem: 366 })).toContain('365');
    expect(faultOfTerms({ ...GOLDEN_BOUNTY, maxDaysToRedeem: 120 })).toContain('does not mature');
  });
});

describe('a plan', () => {
  it('cannot be moved against an arrow, whatever tries', async () => {
    const planId = await store.paidPlan(asha, 1, START);
    await expect(
      store.pool.query(`update bounty_plans set status = 'completed' where plan_id = $1`, [planId]),
    ).rejects.toThrow('cannot become completed from active');
  });

  it('leaves books that agree', async () => {
    expect(await checkLedger(store.db, store.now)).toMatchObject({
      unitsOff: 0,
      transactionsOff: 0,
      accountsOff: 0,
      undecidedHolds: [],
    });
    const findings = await paymentFindings(store.db, store.app.deps.purposes.all, new Date(0));
    expect(findings.filter(({ kind }) => kind.includes('instalment'))).toEqual([]);
  });
});
