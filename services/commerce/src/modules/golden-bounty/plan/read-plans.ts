import type { PlanDetails, PlanList } from '@suvarna/contracts/golden-bounty';
import { indianDay } from '@suvarna/contracts/indian-day';
import { Refusal } from '../../../platform/refusal.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { findCustomer, phoneOfCustomer } from '../../identity/index.ts';
import { later } from '../records/calendar.ts';
import { scheduleOf } from '../records/plan-schedule.ts';
import { mandateOfPlan, viewMandate } from '../records/mandate.store.ts';
import { canMature } from '../records/payable-today.ts';
import { factsOf } from './write-schedule.ts';
import { paidOf } from '../records/payment.store.ts';
import { balancesOf, findOwnPlan, plansOfCustomer, type Plan } from '../records/plan.store.ts';
import { bagPlansOf, redemptionsOfPlans } from '../records/redemption.store.ts';
import { refundsOf } from '../records/refund.store.ts';
import { remindersOf } from '../records/reminders.store.ts';
import { nomineeOf } from '../records/sealed-nominee.ts';
import { spendableOf } from '../redemption/spendable.ts';
import { documentsOf, instalmentsOf, isRunning, planNow, summaryOf, type PlanNow } from './view-plan.ts';

const PAGE_SIZE = 20;

/** How plans of one customer stand now, with three questions to the database however many they are. */
export async function plansNow(db: Database | Tx, plans: readonly Plan[], at: Date): Promise<PlanNow[]> {
  const [first] = plans;
  if (first === undefined) return [];
  const ids = plans.map(({ plan_id: id }) => id);
  const [payments, balances, redemptions, bagPlans] = await Promise.all([
    paidOf(db, ids),
    balancesOf(db, ids),
    redemptionsOfPlans(db, ids),
    bagPlansOf(db, first.customer_id),
  ]);
  return plans.map((plan) => {
    const id = plan.plan_id;
    return planNow(
      {
        plan,
        payments: payments.filter((payment) => payment.plan_id === id),
        balance: balances.get(id) ?? { planId: id, principal: 0, contribution: 0 },
        redemptions: redemptions.filter((redemption) => redemption.plan_id === id),
        inBag: bagPlans.includes(id),
      },
      at,
    );
  });
}

/** @throws Refusal when this customer has no such plan */
export async function ownPlanNow(
  db: Database | Tx,
  customerId: string,
  planId: string,
  at: Date,
): Promise<PlanNow> {
  const plan = await findOwnPlan(db, customerId, planId);
  const [now] = plan === undefined ? [] : await plansNow(db, [plan], at);
  if (now === undefined) throw new Refusal('BOUNTY.PLAN_NOT_FOUND');
  return now;
}

export async function listPlans(db: Database, customerId: string, page: number, at: Date): Promise<PlanList> {
  const { rows, count } = await plansOfCustomer(db, customerId, {
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  });
  const [results, spendable] = [
    (await plansNow(db, rows, at)).map(summaryOf),
    await spendableOf(db, customerId, indianDay(at)),
  ];
  return {
    results,
    page,
    page_size: PAGE_SIZE,
    count: Number(count),
    spendable: {
      value_paise: spendable.reduce((sum, { value }) => sum + value, 0),
      plan_ids: spendable.map(({ planId }) => planId),
    },
  };
}

function defaultOf({ plan, payments, schedule, status, day }: PlanNow): PlanDetails['default'] {
  const { default: open } = schedule;
  if (open === null || status !== 'defaulted') return null;
  const curedOn = later(day, open.nextPaymentFrom);
  const facts = factsOf(plan, payments, day);
  const rest = plan.instalment - (schedule.next?.paid ?? 0);
  const cured = scheduleOf(
    { ...facts, parts: [...facts.parts, { number: open.number, amount: rest, on: curedOn }] },
    curedOn,
  );
  return {
    since: open.since,
    installment_number: open.number,
    next_payment_from: open.nextPaymentFrom,
    cancels_on: open.cancelsOn,
    maturity_date: cured.maturesOn,
  };
}

/** Everything a customer is shown of a plan. @param secret by which its nominee is sealed */
export async function detailsOf(db: Database | Tx, secret: string, now: PlanNow): Promise<PlanDetails> {
  const { plan, schedule, status, redemptions, balance, day } = now;
  const [customer, refunds, mandate, reminders] = await Promise.all([
    findCustomer(db, plan.customer_id),
    refundsOf(db, plan.plan_id),
    mandateOfPlan(db, plan.plan_id),
    remindersOf(db, plan.customer_id),
  ]);
  const summary = summaryOf(now);
  const held = redemptions.some(({ state }) => state === 'held');
  const paid = summary.total_investment_paise;
  const possible = schedule.instalments.length * plan.instalment + schedule.possible;
  return {
    ...summary,
    customer: {
      name: plan.name_on_pan,
      phone: phoneOfCustomer(customer),
      email: customer?.email ?? '',
    },
    nominee: nomineeOf(secret, plan),
    pan_last4: plan.pan_last4,
    installments: instalmentsOf(now),
    full_value_paise: isRunning(status) ? possible : paid + summary.copay_amount_paise,
    refunded_paise: now.payments.reduce((sum, { refunded }) => sum + refunded, 0),
    redeemed_paise: redemptions.reduce(
      (sum, row) =>
        row.state === 'spent'
          ? sum + row.principal + row.contribution - row.principal_returned - row.contribution_returned
          : sum,
      0,
    ),
    default: defaultOf(now),
    cancel_request:
      plan.cancel_state === null || plan.cancel_requested_at === null
        ? null
        : {
            requested_at: plan.cancel_requested_at.toISOString(),
            state: plan.cancel_state,
            note: plan.cancel_note,
          },
    refunds: refunds.map(({ amount, state, requested_at, reason }) => ({
      amount_paise: amount,
      state,
      requested_at: requested_at.toISOString(),
      reason,
    })),
    redemptions: redemptions.map((row) => ({
      order_no: row.order_no,
      amount_paise: row.principal + row.contribution,
      returned_paise: row.principal_returned + row.contribution_returned,
      state: row.state,
      at: row.at.toISOString(),
    })),
    mandate: mandate === undefined ? null : viewMandate(mandate),
    reminders,
    documents: documentsOf(now),
    terms_version: plan.terms_version,
    can: {
      pay:
        isRunning(status) &&
        schedule.next !== null &&
        day >= schedule.next.payableFrom &&
        canMature(schedule, day) &&
        day <= schedule.yearEndsOn,
      cancel: isRunning(status) && plan.cancel_state !== 'open',
      refund: (status === 'canceled' || status === 'matured') && balance.principal > 0 && !held,
      spend: summary.value_paise > 0 && day <= summary.redeem_by,
      change_nominee: isRunning(status) || status === 'matured',
      set_mandate:
        (status === 'active' || status === 'pending') && schedule.next !== null && mandate === undefined,
    },
  };
}
