import type { PaymentMode } from '@suvarna/contracts/checkout';
import { PLAN_PAYMENT_MODES, type PlanPaymentMode } from '@suvarna/contracts/golden-bounty';
import { indianDay } from '@suvarna/contracts/indian-day';
import type { Tx } from '../../../platform/database/database.ts';
import { post, type Move } from '../../ledger/index.ts';
import { fundsOfPayment, principalOf } from '../accounts.ts';
import { yearEndOf } from '../records/plan-schedule.ts';
import { noteNotice } from '../records/notice.store.ts';
import { findPayment, movePayment, payPayment, setProvider } from '../records/payment.store.ts';
import { findPlan, movePlan, noteHistory, type Plan } from '../records/plan.store.ts';
import { writeSchedule } from '../plan/write-schedule.ts';

const isProvider = (mode: PaymentMode): mode is PlanPaymentMode =>
  PLAN_PAYMENT_MODES.some((one) => one === mode);

export async function beginPayment(tx: Tx, paymentId: string, mode: PaymentMode): Promise<void> {
  if (!isProvider(mode)) throw new Error(`An instalment is not paid by ${mode}.`);
  await setProvider(tx, paymentId, mode);
  await movePayment(tx, paymentId, ['failed'], 'open');
}

/** The money of a payment is there, booked to its funds: it becomes the plan's. The plan is locked and up to date. */
export async function takePayment(
  tx: Tx,
  paymentId: string,
  mode: PaymentMode,
  at: Date,
): Promise<'settled' | 'repeated' | 'refused'> {
  if (!isProvider(mode)) return 'refused';
  const payment = await findPayment(tx, paymentId);
  if (payment === undefined) return 'refused';
  if (!(await payPayment(tx, paymentId, { at, on: indianDay(at), provider: mode })))
    return payment.state === 'paid' ? 'repeated' : 'refused';
  await addToPlan(tx, {
    planId: payment.plan_id,
    paymentId,
    number: payment.number,
    amount: payment.amount,
    from: fundsOfPayment(paymentId),
    by: payment.via === 'mandate' ? 'mandate' : 'customer',
    at,
  });
  return 'settled';
}

export interface Addition {
  readonly planId: string;
  readonly paymentId: string;
  readonly number: number;
  readonly amount: number;
  readonly from: Move['account'];
  readonly by: string;
  readonly at: Date;
}

/** Books a payment to the customer's plan account and writes down how the plan stands with it. */
export async function addToPlan(tx: Tx, addition: Addition): Promise<void> {
  const { planId, paymentId, amount, from, by, at } = addition;
  await post(tx, { key: `plan-payment:${paymentId}`, kind: 'plan-payment', reference: planId, at }, [
    { account: from, amount: -amount },
    { account: principalOf(planId), amount },
  ]);
  const plan = await begun(tx, planId, at);
  const schedule = await writeSchedule(tx, plan, at);
  await noteHistory(tx, planId, { at, event: 'paid', by, note: `${addition.number} ${paymentId}` });
  if (plan.status === 'defaulted' && schedule.standing === 'active') {
    await movePlan(tx, planId, ['defaulted'], { status: 'active' });
    await noteHistory(tx, planId, { at, event: 'cured', by });
    await noteNotice(tx, {
      planId,
      kind: 'cured',
      about: paymentId,
      at,
      ...(schedule.next === null ? {} : { namedDay: schedule.next.due }),
    });
  }
}

/** A plan begins with its first payment. */
async function begun(tx: Tx, planId: string, at: Date): Promise<Plan> {
  const startedOn = indianDay(at);
  const started = { started_on: startedOn, redeem_by: yearEndOf(startedOn) };
  if (await movePlan(tx, planId, ['pending'], { status: 'active', ...started }))
    await noteHistory(tx, planId, { at, event: 'started', by: 'customer' });
  const plan = await findPlan(tx, planId);
  if (plan === undefined) throw new Error(`There is no plan ${planId}.`);
  return plan;
}
