import { cancelAgain, claimCancellations, settleCancellation, type Attempt } from '../payment.store.ts';
import type { PaymentContext } from '../context.ts';
import { isOnline } from '../settle/fact.ts';
import { ProviderRefused, ProviderUnavailable } from '../provider.ts';

const AT_ONCE = 20;
/** Longer than a provider call may take: after it, the process that claimed the page is gone. */
const LEASE_MS = 20_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

const pauseMs = (tries: number): number => Math.min(5_000 * 2 ** Math.min(tries, 10), LONGEST_PAUSE_MS);

async function cancelOne({ db, log, clock, providers }: PaymentContext, attempt: Attempt): Promise<void> {
  const provider = isOnline(attempt.provider) ? providers.get(attempt.provider) : undefined;
  if (provider === undefined || attempt.provider_order_id === null)
    return settleCancellation(db, attempt.id, null);
  try {
    await provider.cancel(attempt.provider_order_id);
    await settleCancellation(db, attempt.id, clock());
  } catch (error) {
    if (error instanceof ProviderRefused) {
      // Paid in the meantime, or under way at the bank: its money is recognised when it comes, and goes back.
      log.info({ err: error, provider: attempt.provider }, 'a replaced payment page could not be closed');
      return settleCancellation(db, attempt.id, null);
    }
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn(
      { err: error, provider: attempt.provider, tries: attempt.cancel_tries },
      'a replaced payment page could not be closed yet',
    );
    await cancelAgain(db, attempt.id, new Date(clock().getTime() + pauseMs(attempt.cancel_tries)));
  }
}

/**
 * Closes at their providers the pages another try took the place of, so that no shopper pays on one of
 * them by mistake. A job calls it; several processes may. @returns how many were handled
 */
export async function cancelReplaced(context: PaymentContext): Promise<number> {
  const at = context.clock();
  const attempts = await claimCancellations(context.db, at, new Date(at.getTime() + LEASE_MS), AT_ONCE);
  await Promise.all(attempts.map((attempt) => cancelOne(context, attempt)));
  return attempts.length;
}
