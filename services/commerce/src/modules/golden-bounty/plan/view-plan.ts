import type { Instalment, PlanDocument, PlanSummary } from '@suvarna/contracts/golden-bounty';
import { indianDay } from '@suvarna/contracts/indian-day';
import type { Day } from '../records/calendar.ts';
import { shareOf } from '../records/contribution.ts';
import {
  scheduleOf,
  yearEndOf,
  type PlanSchedule,
  type ScheduledInstalment,
} from '../records/plan-schedule.ts';
import { canMature } from '../records/payable-today.ts';
import { factsOf } from './write-schedule.ts';
import type { Payment } from '../records/payment.store.ts';
import type { Plan, PlanBalance } from '../records/plan.store.ts';
import { DEFAULT_BANNER, PLAN_NAME } from '../records/terms.ts';
import type { Redemption } from '../records/redemption.store.ts';

/** All of a plan that a view is made of. */
export interface PlanParts {
  readonly plan: Plan;
  readonly payments: readonly Payment[];
  readonly balance: PlanBalance;
  readonly redemptions: readonly Redemption[];
  readonly inBag: boolean;
}

export interface PlanNow extends PlanParts {
  readonly day: Day;
  readonly schedule: PlanSchedule;
  /** As it stands today, also when the night's work is still to do. */
  readonly status: PlanSummary['status'];
}

/** Instalments are paid while a plan is so. */
const RUNNING: readonly PlanSummary['status'][] = ['pending', 'active', 'defaulted'];
export const isRunning = (status: PlanSummary['status']): boolean => RUNNING.includes(status);

/** How a plan stands now: what was written down, and what days have made of it since. */
export function planNow(parts: PlanParts, at: Date): PlanNow {
  const day = indianDay(at);
  const { plan, payments } = parts;
  const schedule = scheduleOf(factsOf(plan, payments, day), day);
  const status = plan.status === 'active' || plan.status === 'defaulted' ? schedule.standing : plan.status;
  // A contribution is booked by night; what is not booked cannot be spent.
  return {
    ...parts,
    day,
    schedule,
    status: status === 'matured' && plan.status !== 'matured' ? plan.status : status,
  };
}

/** What an unpaid order of theirs holds of a plan is still the customer's. */
const heldOf = (redemptions: readonly Redemption[]): number =>
  redemptions.reduce(
    (sum, { state, principal, contribution }) => sum + (state === 'held' ? principal + contribution : 0),
    0,
  );

export function summaryOf({
  plan,
  payments,
  balance,
  redemptions,
  inBag,
  day,
  schedule,
  status,
}: PlanNow): PlanSummary {
  const next = isRunning(status) ? schedule.next : null;
  const isSpendable = status === 'matured' || status === 'canceled';
  const startedOn = plan.started_on ?? day;
  return {
    plan_id: plan.plan_id,
    plan_name: PLAN_NAME,
    status,
    ended_by: status === 'canceled' && plan.ended_by === '' ? 'default' : plan.ended_by,
    enrollment_date: startedOn,
    maturity_date: schedule.maturesOn,
    redeem_by: plan.redeem_by ?? yearEndOf(startedOn),
    number_of_installments: schedule.instalments.length,
    installment_amount_paise: plan.instalment,
    installments_paid_count: schedule.paidCount,
    total_investment_paise: payments.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0),
    copay_amount_paise: status === 'canceled' ? 0 : schedule.earned,
    full_copay_amount_paise: status === 'canceled' ? 0 : schedule.possible,
    value_paise: isSpendable ? balance.principal + balance.contribution + heldOf(redemptions) : 0,
    next_installment_number: next?.number ?? 0,
    next_due_date: next?.due ?? '',
    due_amount_paise: next === null ? 0 : plan.instalment - next.paid,
    next_state: next?.state ?? null,
    next_payment_from: next?.payableFrom ?? '',
    banner: status === 'defaulted' ? DEFAULT_BANNER : '',
    in_bag: inBag,
  };
}

export const receiptOf = (paymentId: string): string => `${paymentId}-receipt`;

function instalmentOf(now: PlanNow, instalment: ScheduledInstalment): Instalment {
  const { plan, payments, schedule, status, day } = now;
  const { number, due, graceUntil, paid, paidOn, onTime, frozen, payableFrom, state } = instalment;
  const isNext = schedule.next?.number === number && isRunning(status);
  const share = shareOf(plan.instalment);
  return {
    installment_number: number,
    state,
    frozen: frozen && isRunning(status),
    due_date: due,
    grace_until: graceUntil,
    amount_paise: plan.instalment,
    paid_paise: paid,
    due_amount_paise: isRunning(status) ? plan.instalment - paid : 0,
    paid_on: paidOn ?? '',
    on_time: onTime,
    contribution_paise: onTime === true && status !== 'canceled' ? share : 0,
    late_cost_paise: onTime === null && isRunning(status) ? share : 0,
    payable_from: payableFrom,
    payable: isNext && day >= payableFrom && canMature(schedule, day),
    payments: payments
      .filter((payment) => payment.number === number)
      .map((payment) => ({
        payment_id: payment.payment_id,
        amount_paise: payment.amount,
        paid_at: payment.paid_at?.toISOString() ?? '',
        via: payment.via,
        document_id: receiptOf(payment.payment_id),
        refunded_paise: payment.refunded,
      })),
  };
}

export const instalmentsOf = (now: PlanNow): Instalment[] =>
  now.schedule.instalments.map((instalment) => instalmentOf(now, instalment));

/** Papers of a plan: none before its first payment. */
export function documentsOf({ plan, payments, day, schedule }: PlanNow): PlanDocument[] {
  if (plan.started_on === null) return [];
  const id = plan.plan_id;
  return [
    {
      document_id: `${id}-enrolment`,
      kind: 'enrolment_form',
      dated: plan.started_on,
      installment_number: 0,
      amount_paise: plan.instalment,
    },
    ...payments.map((payment): PlanDocument => ({
      document_id: receiptOf(payment.payment_id),
      kind: 'receipt',
      dated: payment.paid_on ?? '',
      installment_number: payment.number,
      amount_paise: payment.amount,
    })),
    {
      document_id: `${id}-statement`,
      kind: 'statement',
      dated: day,
      installment_number: 0,
      amount_paise: payments.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0),
    },
    ...(schedule.next === null
      ? [
          {
            document_id: `${id}-acknowledgement`,
            kind: 'acknowledgement' as const,
            dated: payments.at(-1)?.paid_on ?? day,
            installment_number: 0,
            amount_paise: payments.reduce((sum, { amount }) => sum + amount, 0),
          },
        ]
      : []),
  ];
}
