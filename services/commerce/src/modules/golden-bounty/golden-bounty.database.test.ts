import { beforeAll, describe, expect, it } from '@jest/globals';
import { PLAIN } from '../../../test-support/catalogue.fixtures.ts';
import { checkLedger } from '../ledger/index.ts';
import { paymentFindings } from '../payments/settle/payment-findings.ts';
import { A, CUSTOMER_NOMINEE, startPlans, type PlanCustomer } from './steps/plans.fixtures.ts';
import { TERMS_VERSION } from './records/terms.ts';
import { ofSuite } from '../../../test-support/service.fixtures.ts';

const store = ofSuite(() => startPlans('golden_bounty'));
let asha: PlanCustomer;
beforeAll(async () => {
  asha = await store.customer();
});

const START = '2026-11-25';
const booksAgree = async () => {
  expect(await checkLedger(store.db, store.now)).toEqual({
    unitsOff: 0,
    transactionsOff: 0,
    accountsOff: 0,
    undecidedHolds: [],
  });
  const findings = await paymentFindings(store.db, store.app.deps.purposes.all, new Date(0));
  expect(findings.filter(({ kind }) => kind.includes('instalment'))).toEqual([]);
};

describe('from enrolment to a piece of jewellery', () => {
  it('is pending until its first payment, and counts from that day', async () => {
    store.on(START);
    const planId = await store.enrol(asha);
    expect(await store.plan(asha, planId)).toMatchObject({
      status: 'pending',
      due_amount_paise: A,
      next_installment_number: 1,
      total_investment_paise: 0,
      documents: [],
    });
    store.on('2026-11-27');
    expect(await store.money(asha, planId)).toBe('settled');
    expect(await store.plan(asha, planId)).toMatchObject({
      status: 'active',
      enrollment_date: '2026-11-27',
      redeem_by: '2027-11-27',
      next_due_date: '2026-12-27',
      installments_paid_count: 1,
      total_investment_paise: A,
      copay_amount_paise: 240_00,
      full_copay_amount_paise: 1_200_00,
    });
    await booksAgree();
  });

  it('matures, pays for an order, and is completed', async () => {
    const planId = await store.maturePlan(asha, START);
    const matured = await store.plan(asha, planId);
    expect(matured).toMatchObject({
      status: 'matured',
      value_paise: 5 * A + 1_200_00,
      maturity_date: '2027-04-24',
      can: { pay: false, cancel: false, spend: true },
    });
    await store.fill(await store.signIn(asha), PLAIN, 1);
    const applied = await store.bounty('plan/apply_to_cart/', { plan_ids: [planId] }, asha);
    expect([applied.status, applied.body.message]).toEqual([200, 'Golden Bounty applied successfully']);
    const { totals } = applied.body.data as { totals: { total_paise: number; total_payable_paise: number } };
    expect(totals.total_payable_paise).toBe(totals.total_paise - matured.value_paise);
    const order = await store.orderOf(asha);
    expect(await store.plan(asha, planId)).toMatchObject({
      status: 'matured',
      value_paise: matured.value_paise,
      redemptions: [{ order_no: order.order_no, state: 'held' }],
    });
    await store.pay(order);
    expect(await store.plan(asha, planId)).toMatchObject({
      status: 'completed',
      value_paise: 0,
      redeemed_paise: matured.value_paise,
      redemptions: [{ state: 'spent' }],
    });
    await booksAgree();
  });
});

describe('enrolment', () => {
  it('asks an account without a proven phone for one, and opens no plan', async () => {
    const nobody = await store.customer(false);
    const before = await store.pool.query('select count(*)::int as plans from bounty_plans');
    const answer = await store.bounty(
      'plan/enrol/',
      {
        amount_paise: A,
        name_on_pan: 'Asha Rao',
        nominee: CUSTOMER_NOMINEE,
        terms_version: TERMS_VERSION,
        consent: true,
      },
      nobody,
    );
    expect([answer.status, answer.body.code]).toEqual([409, 'BOUNTY.PHONE_REQUIRED']);
    expect(await store.rows('select count(*)::int as plans from bounty_plans')).toEqual(before.rows);
    expect(await store.enrol(await store.customer())).toMatch(/^GB-/);
  });
});
