import { indianDay } from '@suvarna/contracts/indian-day';
import { localizePath } from '@suvarna/contracts/locale';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { findCustomer, phoneOfCustomer } from '../../identity/index.ts';
import type { Payable, PayableRow, Purpose, Standing } from '../../payments/index.ts';
import { saidOf } from '../../../platform/refusal.ts';
import { INSTALMENT, instalmentSubject } from '../refund/instalment-subject.ts';
import { paymentFault } from '../records/payable-today.ts';
import { factsOf } from '../plan/write-schedule.ts';
import { findPayment, movePayment, paidOf, type Payment } from '../records/payment.store.ts';
import { findPlan, lockPlan, type Plan } from '../records/plan.store.ts';
import { noteRefunded } from '../refund/refunded.ts';
import { beginPayment, takePayment } from './take-payment.ts';
import { bringUpToDate } from '../steps/take-steps.ts';

const STANDINGS = {
  open: 'pending',
  failed: 'failed',
  over: 'ended',
  paid: 'paid',
  undone: 'ended',
} as const satisfies Record<Payment['state'], Standing>;

async function payableOf(db: Database | Tx, payment: Payment, plan: Plan): Promise<Payable> {
  const customer = await findCustomer(db, plan.customer_id);
  return {
    subject: instalmentSubject(payment.payment_id),
    owner: { kind: 'customer', id: plan.customer_id },
    standing: STANDINGS[payment.state],
    state: payment.state,
    mode: payment.provider ?? 'sandbox',
    currency: 'INR',
    payable: payment.amount,
    payer: {
      name: plan.name_on_pan,
      email: customer?.email ?? '',
      phone: phoneOfCustomer(customer),
    },
  };
}

/** Plans come first: a transaction that pays, charges, spends or ends one waits for its row. */
async function locked(tx: Tx, paymentId: string): Promise<{ payment: Payment; plan: Plan } | undefined> {
  const found = await findPayment(tx, paymentId);
  const plan = found && (await lockPlan(tx, found.plan_id));
  const payment = plan && (await findPayment(tx, paymentId));
  return payment && plan && { payment, plan };
}

/** Whether the plan takes this payment today. */
async function isTaken(tx: Tx, paymentId: string, at: Date): Promise<boolean> {
  const before = await locked(tx, paymentId);
  if (before === undefined) return false;
  await bringUpToDate(tx, before.plan.plan_id, at);
  const plan = await findPlan(tx, before.plan.plan_id);
  if (plan === undefined || !['pending', 'active', 'defaulted'].includes(plan.status)) return false;
  const day = indianDay(at);
  const facts = factsOf(plan, await paidOf(tx, [plan.plan_id]), day);
  return paymentFault(facts, before.payment, day) === undefined;
}

/** Paying an instalment of a plan: ahead and online, never at the door. */
export function instalmentPurpose(clock: () => Date): Purpose {
  return {
    kind: INSTALMENT,
    refusals: {
      unknown: saidOf('BOUNTY.PLAN_NOT_FOUND'),
      'not-waiting': saidOf('BOUNTY.NOT_PAYABLE'),
      gone: saidOf('BOUNTY.NOT_PAYABLE'),
    },
    async find(db, paymentId) {
      const payment = await findPayment(db, paymentId);
      const plan = payment && (await findPlan(db, payment.plan_id));
      return payment && plan && payableOf(db, payment, plan);
    },
    async lock(tx, paymentId) {
      const both = await locked(tx, paymentId);
      return both && payableOf(tx, both.payment, both.plan);
    },
    amountDue: async (tx, paymentId) => (await findPayment(tx, paymentId))?.amount ?? 0,
    isFree: (tx, paymentId) => isTaken(tx, paymentId, clock()),
    claim: (tx, paymentId) => isTaken(tx, paymentId, clock()),
    async begin(tx, paymentId, mode) {
      await beginPayment(tx, paymentId, mode);
    },
    settle: (tx, paymentId, { mode, at }) => takePayment(tx, paymentId, mode, at),
    async fail(tx, paymentId) {
      await movePayment(tx, paymentId, ['open'], 'failed');
    },
    async expire(tx, paymentId) {
      await movePayment(tx, paymentId, ['open', 'failed'], 'over');
    },
    refunded: (tx, refundId, at) => noteRefunded(tx, refundId, at),
    describe: (paymentId, _mode, locale) => ({
      reference: paymentId,
      returnTo: `${localizePath('/golden-bounty/payment/', locale)}?payment_id=${encodeURIComponent(paymentId)}`,
    }),
    book: sql<PayableRow>`
      select payment_id as id, amount as payable, 'INR' as currency, state = 'paid' as is_paid, via <> 'paper' as is_online
      from bounty_payments`,
  };
}
