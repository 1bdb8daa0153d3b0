import { barrier } from '../../../../test-support/barrier.fixtures.ts';
import { applyPaymentFact, type FactOutcome } from '../../payments/settle/apply-payment-fact.ts';
import type { PaymentFact } from '../../payments/settle/fact.ts';
import { capturedFact, openAttempt } from '../payment/instalment-attempt.fixtures.ts';
import { openPayment } from '../payment/pay-instalment.ts';
import { insertPayment } from '../records/payment.store.ts';
import { newPaymentId } from '../records/ids.ts';
import type { PlanCustomer, PlansHarness } from './plans.fixtures.ts';

/** Who pays at once: two tabs and a mandate. */
export const PAYERS = ['sandbox', 'sandbox', 'mandate'] as const;

/** Payments of one instalment that were all opened, one after the other replaced, and are all paid at the same moment. */
export async function payAtOnce(
  store: PlansHarness,
  customer: PlanCustomer,
  planId: string,
): Promise<readonly FactOutcome[]> {
  const { db, app, now } = store;
  const { next_installment_number: number, due_amount_paise: due } = await store.plan(customer, planId);
  const facts: PaymentFact[] = [];
  for (const [index, via] of PAYERS.entries()) {
    const payment = await db.transaction().execute((tx) =>
      openPayment(tx, {
        customerId: customer.id,
        planId,
        number,
        // The second tab shows a part, so that it is a payment of its own.
        amount: index === 1 ? due - 1_00 : due,
        mode: 'sandbox',
        via,
        locale: 'en',
        at: now,
      }),
    );
    facts.push(capturedFact(await openAttempt(db, payment, now), payment.amount));
  }
  return Promise.all(facts.map((fact) => applyPaymentFact({ db, purposes: app.deps.purposes }, fact, now)));
}

/** The same with the mistake of looking first: each sees that the instalment is not paid, and pays it. */
export async function payAtOnceNaively(
  store: PlansHarness,
  customer: PlanCustomer,
  planId: string,
): Promise<number> {
  const { db, now } = store;
  const { next_installment_number: number, due_amount_paise: due } = await store.plan(customer, planId);
  const haveLooked = barrier(PAYERS.length);
  const paid = await Promise.all(
    PAYERS.map(() =>
      db.transaction().execute(async (tx) => {
        const before = await tx
          .selectFrom('bounty_payments')
          .select('payment_id')
          .where('plan_id', '=', planId)
          .where('number', '=', number)
          .where('state', '=', 'paid')
          .executeTakeFirst();
        await haveLooked();
        if (before !== undefined) return 0;
        await insertPayment(tx, {
          payment_id: newPaymentId(),
          plan_id: planId,
          number,
          amount: due,
          via: 'sandbox',
          provider: 'sandbox',
          state: 'paid',
          locale: 'en',
          created_at: now,
          paid_at: now,
          paid_on: now.toISOString().slice(0, 10),
          paper_no: null,
        });
        return 1;
      }),
    ),
  );
  return paid.reduce<number>((sum, one) => sum + one, 0);
}
