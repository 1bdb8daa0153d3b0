import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/database/database.ts';
import type { PaymentFact } from '../../payments/settle/fact.ts';
import { attemptsOf, insertAttempt } from '../../payments/payment.store.ts';
import { instalmentSubject } from '../refund/instalment-subject.ts';

/** A try of a payment that is open at a provider, as asking one leaves it. @returns the provider's name for it */
export async function openAttempt(
  db: Database,
  payment: { readonly payment_id: string; readonly amount: number },
  at: Date,
): Promise<string> {
  const subject = instalmentSubject(payment.payment_id);
  const before = await attemptsOf(db, subject);
  const open = before.find(({ state }) => state === 'open' || state === 'failed');
  if (open?.provider_order_id != null) return open.provider_order_id;
  const orderId = `order-${randomUUID()}`;
  const attempt = before.length + 1;
  await db.transaction().execute((tx) =>
    insertAttempt(tx, {
      id: randomUUID(),
      subject_kind: subject.kind,
      subject_id: subject.id,
      attempt,
      reference: `${subject.id}-${attempt}`,
      provider: 'sandbox',
      merchant: 'merchant',
      amount: payment.amount,
      currency: 'INR',
      state: 'open',
      provider_order_id: orderId,
      redirect_url: '',
      created_at: at,
      next_poll_at: null,
    }),
  );
  return orderId;
}

/** The provider's word that it has the money of a try. */
export const capturedFact = (providerOrderId: string, amount: number): PaymentFact => ({
  kind: 'payment',
  provider: 'sandbox',
  merchant: 'merchant',
  source: 'webhook',
  amount,
  currency: 'INR',
  providerPaymentId: `pay-${randomUUID()}`,
  providerOrderId,
  state: 'captured',
});
