import type {
  InstalmentPaymentOpened,
  InstalmentPaymentStatus,
  PayInstalmentBody,
} from '@suvarna/contracts/golden-bounty';
import type { Locale } from '@suvarna/contracts/locale';
import { Refusal } from '../../../platform/refusal.ts';
import type { Needs } from '../needs.ts';
import {
  initiatePayment,
  orUnavailable,
  paymentContext,
  paymentRefusal,
  verifyPayment,
} from '../../payments/index.ts';
import { instalmentSubject } from '../refund/instalment-subject.ts';
import { openPayment } from './pay-instalment.ts';
import { findPayment } from '../records/payment.store.ts';
import { ownPlanNow } from '../plan/read-plans.ts';
import { receiptOf, summaryOf } from '../plan/view-plan.ts';

/** Opens a payment of an instalment and the provider's page for it. @throws Refusal */
export async function openInstalmentPage(
  deps: Needs,
  { customerId, body, locale }: { customerId: string; body: PayInstalmentBody; locale: Locale },
): Promise<InstalmentPaymentOpened> {
  const { db, clock, purposes } = deps;
  const { plan_id: planId, installment_number: number, amount_paise: amount, mode, method } = body;
  const payment = await db
    .transaction()
    .execute((tx) =>
      openPayment(tx, { customerId, planId, number, amount, mode, via: mode, locale, at: clock() }),
    );
  const subject = instalmentSubject(payment.payment_id);
  const owner = { kind: 'customer', id: customerId } as const;
  const purpose = purposes.of(subject);
  const outcome = await orUnavailable(
    purpose,
    initiatePayment(paymentContext(deps), { owner, subject, mode, method, locale }),
  );
  if (outcome.kind !== 'open') throw paymentRefusal(outcome.kind, purpose);
  return {
    payment_id: payment.payment_id,
    plan_id: planId,
    installment_number: number,
    amount_paise: payment.amount,
    mode,
    redirect_url: outcome.redirectUrl,
  };
}

/** What became of a payment: the provider is asked. @throws Refusal */
export async function verifyInstalment(
  deps: Needs,
  customerId: string,
  body: {
    readonly payment_id: string;
    readonly provider_payment_id?: string;
    readonly provider_order_id?: string;
    readonly signature?: string;
  },
): Promise<InstalmentPaymentStatus> {
  const { db, clock, purposes } = deps;
  const subject = instalmentSubject(body.payment_id);
  const outcome = await verifyPayment(paymentContext(deps), {
    owner: { kind: 'customer', id: customerId },
    subject,
    providerOrderId: body.provider_order_id,
    providerPaymentId: body.provider_payment_id,
    signature: body.signature,
  });
  if (outcome.kind !== 'status') throw paymentRefusal(outcome.kind, purposes.of(subject));
  const payment = await findPayment(db, body.payment_id);
  if (payment === undefined) throw new Refusal('BOUNTY.PLAN_NOT_FOUND');
  const { status } = outcome;
  return {
    payment_id: payment.payment_id,
    plan_id: payment.plan_id,
    installment_number: payment.number,
    amount_paise: payment.amount,
    payment: status.payment,
    retry_allowed: status.retry_allowed,
    document_id: status.payment === 'paid' ? receiptOf(payment.payment_id) : '',
    plan: summaryOf(await ownPlanNow(db, customerId, payment.plan_id, clock())),
  };
}
