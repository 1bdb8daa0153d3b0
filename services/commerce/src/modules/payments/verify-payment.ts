import type { PaymentStatus } from '@suvarna/contracts/api/checkout';
import { attemptsOf, type Attempt } from './payment.store.ts';
import { findOwnOrder } from '../orders/index.ts';
import type { Shopper } from '../identity/index.ts';
import type { PaymentContext } from './context.ts';
import { isOnline } from './fact.ts';
import { referenceOf } from './initiate-payment.ts';
import { paymentStatus } from './payment-status.ts';
import { lookAtAttempt } from './poll-payments.ts';
import { ProviderRefused, ProviderUnavailable } from './provider.ts';

export interface VerifyWish {
  readonly owner: Shopper;
  readonly orderNo: string;
  /** What the return address said, as far as it said anything. */
  readonly providerOrderId?: string | undefined;
  readonly providerPaymentId?: string | undefined;
  readonly signature?: string | undefined;
}

export type Verified =
  | { readonly kind: 'status'; readonly status: PaymentStatus }
  | { readonly kind: 'no-order' }
  | { readonly kind: 'signature-invalid' }
  | { readonly kind: 'mismatch' };

/** The attempts worth asking about: the one that was named, else the last few. */
const ASKED = 3;

function isSigned(
  { providers }: PaymentContext,
  attempt: Attempt,
  { providerOrderId = '', providerPaymentId = '', signature = '' }: VerifyWish,
): boolean {
  const provider = isOnline(attempt.provider) ? providers.get(attempt.provider) : undefined;
  return (
    provider?.wroteReturn({
      reference: referenceOf(attempt),
      providerOrderId,
      providerPaymentId,
      signature,
    }) ?? false
  );
}

/**
 * The shopper came back from the provider's page. What the address says is checked and then not
 * relied on: the provider is asked. While it does not answer, the payment is pending.
 */
export async function verifyPayment(context: PaymentContext, wish: VerifyWish): Promise<Verified> {
  const { db, log } = context;
  const read = async (): Promise<Verified> => {
    const order = await findOwnOrder(db, wish.owner, wish.orderNo);
    return order === undefined
      ? { kind: 'no-order' }
      : { kind: 'status', status: paymentStatus(wish.orderNo, order.state) };
  };
  const before = await read();
  if (before.kind !== 'status') return before;
  const attempts = (await attemptsOf(db, wish.orderNo)).filter(
    ({ provider_order_id }) => provider_order_id !== null,
  );
  const named = attempts.find(({ provider_order_id }) => provider_order_id === wish.providerOrderId);
  if (wish.providerOrderId !== undefined && named === undefined) return { kind: 'mismatch' };
  if (wish.signature !== undefined && (named === undefined || !isSigned(context, named, wish)))
    return { kind: 'signature-invalid' };
  if (before.status.payment === 'paid') return before;
  for (const attempt of named === undefined ? attempts.slice(-ASKED).reverse() : [named]) {
    try {
      await lookAtAttempt(context, attempt, 'verify');
    } catch (error) {
      if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefused)) throw error;
      log.warn(
        { err: error, provider: attempt.provider },
        'a provider could not be asked when its shopper came back',
      );
      // The shopper waits; the poller will ask again.
      if (error instanceof ProviderUnavailable) break;
    }
  }
  return read();
}
