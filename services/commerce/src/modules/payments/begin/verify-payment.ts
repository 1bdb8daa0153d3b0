import type { PaymentStatus } from '@suvarna/contracts/checkout';
import { attemptsOf, type Attempt } from '../payment.store.ts';
import { principalOf } from '../../identity/index.ts';
import type { PaymentContext } from '../context.ts';
import { isOnline } from '../settle/fact.ts';
import type { PaymentRequest } from './initiate-payment.ts';
import { paymentStatus } from '../settle/payment-status.ts';
import { lookAtAttempt } from '../settle/poll-payments.ts';
import { ProviderRefused, ProviderUnavailable } from '../provider.ts';

export interface VerifyRequest extends PaymentRequest {
  /** What the return address said, as far as it said anything. */
  readonly providerOrderId?: string | undefined;
  readonly providerPaymentId?: string | undefined;
  readonly signature?: string | undefined;
}

export type Verified =
  | { readonly kind: 'status'; readonly status: PaymentStatus }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'signature-invalid' }
  | { readonly kind: 'mismatch' };

/** The attempts worth asking about: the one that was named, else the last few. */
const ASKED = 3;

function isSigned(
  { providers }: PaymentContext,
  attempt: Attempt,
  { providerOrderId = '', providerPaymentId = '', signature = '' }: VerifyRequest,
): boolean {
  const provider = isOnline(attempt.provider) ? providers.get(attempt.provider) : undefined;
  return (
    provider?.wroteReturn({
      reference: attempt.reference,
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
export async function verifyPayment(context: PaymentContext, request: VerifyRequest): Promise<Verified> {
  const { db, log, purposes } = context;
  const { owner, subject } = request;
  const read = async (): Promise<Verified> => {
    const payable = await purposes.of(subject).find(db, subject.id);
    return payable === undefined || principalOf(payable.owner) !== principalOf(owner)
      ? { kind: 'unknown' }
      : { kind: 'status', status: paymentStatus(payable) };
  };
  const before = await read();
  if (before.kind !== 'status') return before;
  const attempts = (await attemptsOf(db, subject)).filter(
    ({ provider_order_id }) => provider_order_id !== null,
  );
  const named = attempts.find(({ provider_order_id }) => provider_order_id === request.providerOrderId);
  if (request.providerOrderId !== undefined && named === undefined) return { kind: 'mismatch' };
  if (request.signature !== undefined && (named === undefined || !isSigned(context, named, request)))
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
