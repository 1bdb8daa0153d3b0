import { Refusal } from '../../platform/refusal.ts';
import type { Purpose } from './purpose.ts';
import { ProviderRefused, ProviderUnavailable } from './provider.ts';

/** Texts of the specification (§8) where it has one. */
const REFUSALS = {
  'mode-unavailable': [400, 'PAYMENT.MODE_UNAVAILABLE', 'Could not process Payment, choose another option'],
  'signature-invalid': [400, 'PAYMENT.SIGNATURE_INVALID', 'Could not process Payment, choose another option'],
  mismatch: [400, 'PAYMENT.MISMATCH', 'Could not process Payment, choose another option'],
} as const;
const OF_PURPOSE = { unknown: 404, 'not-waiting': 409, gone: 409 } as const;

type RefusalKind = keyof typeof REFUSALS | keyof typeof OF_PURPOSE;

/** @param purpose what was to be paid for: it says in its own words that there is none, or that it takes no money */
export function paymentRefusal(
  kind: RefusalKind,
  { refusals }: Pick<Purpose, 'refusals'>,
  cause?: unknown,
): Refusal {
  if (kind === 'unknown' || kind === 'not-waiting' || kind === 'gone')
    return new Refusal(refusals[kind].code, {
      status: OF_PURPOSE[kind],
      message: refusals[kind].message,
      cause,
    });
  const [status, code, message] = REFUSALS[kind];
  return new Refusal(code, { status, message, cause });
}

/** Lets a provider's silence become an answer that says when to ask again. */
export async function orUnavailable<Result>(
  purpose: Pick<Purpose, 'refusals'>,
  work: Promise<Result>,
): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof ProviderUnavailable)
      throw new Refusal('PAYMENT.PROVIDER_UNAVAILABLE', { retryAfter: 2, cause });
    if (cause instanceof ProviderRefused) throw paymentRefusal('mode-unavailable', purpose, cause);
    throw cause;
  }
}
