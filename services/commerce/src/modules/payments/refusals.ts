import { ProviderRefused, ProviderUnavailable } from './provider.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** Texts of the specification (§8) where it has one. */
const REFUSALS = {
  'no-order': [404, 'ORDER.NOT_FOUND', 'There is no such order.'],
  'not-waiting': [409, 'ORDER.STATE_CONFLICT', 'This order does not wait for a payment.'],
  'coupon-used': [409, 'COUPON.EXHAUSTED', 'This coupon has been used up.'],
  'mode-unavailable': [400, 'PAYMENT.MODE_UNAVAILABLE', 'Could not process Payment, choose another option'],
  'signature-invalid': [400, 'PAYMENT.SIGNATURE_INVALID', 'Could not process Payment, choose another option'],
  mismatch: [400, 'PAYMENT.MISMATCH', 'Could not process Payment, choose another option'],
} as const;

export function paymentRefusal(kind: keyof typeof REFUSALS, cause?: unknown): Refusal {
  const [status, code, message] = REFUSALS[kind];
  return new Refusal(status, code, message, { cause });
}

/** Lets a provider's silence become an answer that says when to ask again. */
export async function orUnavailable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof ProviderUnavailable)
      throw new Refusal(
        503,
        'PAYMENT.PROVIDER_UNAVAILABLE',
        'Could not process Payment, choose another option',
        { retryAfter: 2, cause },
      );
    if (cause instanceof ProviderRefused) throw paymentRefusal('mode-unavailable', cause);
    throw cause;
  }
}
