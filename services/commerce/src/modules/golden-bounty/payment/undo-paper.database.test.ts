import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PlanDetails, StaffPlan } from '@suvarna/contracts/golden-bounty';
import { STAFF, VIEWER } from '../../../../test-support/orders/checkout.fixtures.ts';
import { checkLedger } from '../../ledger/index.ts';
import { A, startPlans, type PlanCustomer } from '../steps/plans.fixtures.ts';
import { balancesOf, findPlan } from '../records/plan.store.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const store = ofSuite(() => startPlans('golden_bounty_undo'));
let asha: PlanCustomer;
let papers = 0;
beforeEach(async () => {
  asha = await store.customer();
});

const START = '2026-11-25';
const act = (path: string, body: object, token = STAFF) => store.post(`/staff/plan/${path}`, body, { token });
const note = (planId: string, paperNo: string, amount = A) =>
  act('paper_payment/', {
    plan_id: planId,
    amount_paise: amount,
    paper_no: paperNo,
    settled_by: 'Meera',
    note: 'cheque',
  });
/** A cheque for what is due. @returns its payment */
async function cheque(planId: string, amount = A): Promise<string> {
  papers += 1;
  const answer = await note(planId, `CHQ-${papers}`, amount);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  const rows = await store.rows<{ payment_id: string }>(
    `select payment_id from bounty_payments where paper_no = $1 and state = 'paid'`,
    [`CHQ-${papers}`],
  );
  return rows[0]?.payment_id ?? '';
}
const undo = (planId: string, paymentId: string, token = STAFF) =>
  act('paper_undo/', { plan_id: planId, payment_id: paymentId, undone_by: 'Meera', note: 'returned' }, token);
const undone = async (planId: string, paymentId: string): Promise<StaffPlan> => {
  const answer = await undo(planId, paymentId);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.data;
};
const codeOf = async (answer: ReturnType<typeof undo>) => (await answer).body.code;
/** A plan's row, but for what names it and when it was made. */
async function rowOf(planId: string) {
  const {
    plan_id: _id,
    customer_id: _customer,
    created_at: _made,
    consented_at: _agreed,
    nominee_sealed: _sealed,
    ...row
  } = (await findPlan(store.db, planId)) ?? {
    plan_id: '',
    customer_id: '',
    created_at: '',
    consented_at: '',
    nominee_sealed: '',
  };
  return row;
}

describe('a paper that was noted as money and was none', () => {
  it('leaves the plan as if it had never been noted, with a posting of its own', async () => {
    const planId = await store.paidPlan(asha, 2, START);
    const before = await rowOf(planId);
    store.on('2027-01-22');
    const paymentId = await cheque(planId);
    const { plan, postings, history } = await undone(planId, paymentId);
    expect(await rowOf(planId)).toEqual(before);
    expect(plan).toMatchObject({ installments_paid_count: 2, total_investment_paise: 2 * A, refunds: [] });
    const posted = postings.at(-1);
    expect(posted).toMatchObject({ kind: 'plan-paper-undone' });
    expect(posted?.entries.reduce((sum, { amount_paise: amount }) => sum + amount, 0)).toBe(0);
    expect(history.at(-1)).toMatchObject({ event: 'paper-undone', by: 'Meera' });
    expect(history.at(-1)?.note).toContain('returned');
    expect((await balancesOf(store.db, [planId])).get(planId)?.principal).toBe(2 * A);
    expect(plan.documents.map(({ document_id: id }) => id)).not.toContain(`${paymentId}-receipt`);
  });

  it('is undone once, by whom who may settle', async () => {
    const planId = await store.paidPlan(asha, 1, START);
    store.on('2026-12-25');
    const paymentId = await cheque(planId);
    expect((await undo(planId, paymentId, VIEWER)).status).toBe(404);
    const results = await Promise.all([undo(planId, paymentId), undo(planId, paymentId)]);
    expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await codeOf(undo(planId, 'GP-0000000000'))).toBe('BOUNTY.STATE_CONFLICT');
    expect((await undo('GB-0000000000', paymentId)).status).toBe(404);
  });

  it('tells the customer, whatever was chosen', async () => {
    const planId = await store.paidPlan(asha, 1, START);
    store.on('2026-12-25');
    const paymentId = await cheque(planId);
    await undone(planId, paymentId);
    const rows = await store.rows(
      `select about, amount from bounty_notices where plan_id = $1 and kind = 'paper-undone'`,
      [planId],
    );
    expect(rows).toEqual([{ about: paymentId, amount: A }]);
  });

  it('of another plan can be noted there', async () => {
    const planId = await store.paidPlan(asha, 1, START);
    const right = await store.paidPlan(asha, 1, START);
    store.on('2026-12-25');
    const paymentId = await cheque(planId);
    expect((await note(right, `CHQ-${papers}`)).body.code).toBe('BOUNTY.STATE_CONFLICT');
    await undone(planId, paymentId);
    expect((await note(right, `CHQ-${papers}`)).status).toBe(200);
    expect((await store.plan(asha, right)).installments_paid_count).toBe(2);
  });
});

describe('undoing', () => {
  it('is of the last payment, of paper, and of nothing that went back', async () => {
    const planId = await store.paidPlan(asha, 1, START);
    store.on('2026-12-25');
    const paymentId = await cheque(planId);
    store.on('2027-01-25');
    await store.money(asha, planId);
    expect(await codeOf(undo(planId, paymentId))).toBe('BOUNTY.STATE_CONFLICT');
    const { installments } = await store.plan(asha, planId);
    const online = installments[2]?.payments[0]?.payment_id ?? '';
    expect(await codeOf(undo(planId, online))).toBe('BOUNTY.STATE_CONFLICT');

    const given = await store.paidPlan(asha, 1, START);
    store.on('2026-12-25');
    const last = await cheque(given);
    await store.bounty('plan/cancel_request/', { plan_id: given }, asha);
    await act('cancel_decide/', { plan_id: given, decision: 'approve', decided_by: 'Meera', note: 'yes' });
    expect(await codeOf(undo(given, last))).toBe('BOUNTY.STATE_CONFLICT');
  });

  it('after the grace is a default, from the day it would have been', async () => {
    const planId = await store.paidPlan(asha, 1, START);
    store.on('2026-12-26');
    const paymentId = await cheque(planId);
    store.on('2027-01-10');
    const { plan, history } = await undone(planId, paymentId);
    expect(plan).toMatchObject({
      status: 'defaulted',
      default: { since: '2027-01-02', next_payment_from: '2027-01-25', cancels_on: '2027-03-03' },
    });
    expect(history.map(({ event }) => event).slice(-2)).toEqual(['paper-undone', 'defaulted']);
    store.on('2027-01-25');
    expect(await store.money(asha, planId)).toBe('settled');
    expect((await store.plan(asha, planId)).status).toBe('active');
  });

  it('after sixty days more cancels the plan', async () => {
    const planId = await store.paidPlan(asha, 1, START);
    store.on('2026-12-26');
    const paymentId = await cheque(planId);
    store.on('2027-03-05');
    // The next instalments were missed, too: the plan is in a default that the paper had delayed.
    const { plan } = await undone(planId, paymentId);
    expect(plan).toMatchObject({ status: 'canceled', ended_by: 'default', value_paise: A });
  });

  it('of a cure is the default again', async () => {
    const planId = await store.paidPlan(asha, 1, START);
    store.on('2027-01-25');
    const paymentId = await cheque(planId);
    expect((await store.plan(asha, planId)).status).toBe('active');
    store.on('2027-01-28');
    expect((await undone(planId, paymentId)).plan).toMatchObject({
      status: 'defaulted',
      default: { cancels_on: '2027-03-03' },
    });
  });

  it('of the first payment makes the plan wait for its first payment, for a week', async () => {
    store.on(START);
    const planId = await store.enrol(asha);
    const paymentId = await cheque(planId);
    store.on('2026-12-05');
    expect((await undone(planId, paymentId)).plan).toMatchObject({
      status: 'pending',
      installments_paid_count: 0,
      documents: [],
      enrollment_date: '2026-12-05',
    });
    store.on('2026-12-12');
    await store.night();
    expect(await store.money(asha, planId)).toBe('settled');
    expect(await store.plan(asha, planId)).toMatchObject({ status: 'active', enrollment_date: '2026-12-12' });
  });

  it('of the last payment takes maturity and contribution back, until it is paid again', async () => {
    const planId = await store.paidPlan(asha, 4, START);
    store.on('2027-03-25');
    const paymentId = await cheque(planId);
    store.on('2027-04-24');
    await store.night();
    expect(await store.plan(asha, planId)).toMatchObject({
      status: 'matured',
      value_paise: 5 * A + 1_200_00,
    });
    await undone(planId, paymentId);
    const stopped: PlanDetails = await store.plan(asha, planId);
    expect(stopped).toMatchObject({ status: 'defaulted', value_paise: 0, next_payment_from: '2027-04-25' });
    expect((await balancesOf(store.db, [planId])).get(planId)).toMatchObject({
      principal: 4 * A,
      contribution: 0,
    });
    store.on('2027-04-25');
    await store.money(asha, planId);
    store.on((await store.plan(asha, planId)).maturity_date);
    await store.night();
    expect(await store.plan(asha, planId)).toMatchObject({ status: 'matured', value_paise: 5 * A + 960_00 });
  });

  it('is not possible once the plan was spent', async () => {
    const planId = await store.paidPlan(asha, 4, START);
    store.on('2027-03-25');
    const paymentId = await cheque(planId);
    store.on('2027-04-24');
    await store.night();
    await store.pool.query(
      `insert into bounty_redemptions (order_no, plan_id, principal, contribution, at) values ('SV-UNDO000001', $1, 1, 1, now())`,
      [planId],
    );
    expect(await codeOf(undo(planId, paymentId))).toBe('BOUNTY.STATE_CONFLICT');
  });

  it('leaves books that agree', async () => {
    expect(await checkLedger(store.db, store.now)).toMatchObject({
      unitsOff: 0,
      transactionsOff: 0,
      accountsOff: 0,
    });
  });
});
