import { claimPolls, pollAgain, type Attempt } from '../payment.store.ts';
import { applyPaymentFact, type FactOutcome } from './apply-payment-fact.ts';
import type { PaymentContext } from '../context.ts';
import { isOnline, type FactSource } from './fact.ts';
import { ProviderRefused, ProviderUnavailable } from '../provider.ts';

const AT_ONCE = 20;
const FIRST_POLL_MS = 30_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
/** Money may come long after an order is gone; after two days the provider's webhooks are relied on. */
const POLLED_FOR_MS = 48 * 3_600_000;

export const firstPoll = (at: Date): Date => new Date(at.getTime() + FIRST_POLL_MS);

function nextPoll(attempt: Attempt, at: Date): Date | null {
  if (at.getTime() - attempt.created_at.getTime() > POLLED_FOR_MS) return null;
  return new Date(
    at.getTime() + Math.min(FIRST_POLL_MS * 2 ** Math.min(attempt.polls, 10), LONGEST_PAUSE_MS),
  );
}

/** Asks the provider of one attempt and applies what it says. @throws ProviderUnavailable, ProviderRefused */
export async function lookAtAttempt(
  context: PaymentContext,
  attempt: Attempt,
  source: FactSource,
): Promise<readonly FactOutcome[]> {
  const { providers, clock } = context;
  const provider = isOnline(attempt.provider) ? providers.get(attempt.provider) : undefined;
  if (provider === undefined || attempt.provider_order_id === null) return [];
  const outcomes: FactOutcome[] = [];
  const facts = await provider.look(attempt.provider_order_id, source);
  // Money first: a try that failed before one that succeeded is nothing to tell the shopper of.
  for (const fact of facts.toSorted(
    (a, b) => Number(b.state === 'captured') - Number(a.state === 'captured'),
  ))
    outcomes.push(await applyPaymentFact(context, fact, clock()));
  return outcomes;
}

/** Asks about payments that were not reported. A job calls it; several processes may. @returns how many were asked about */
export async function pollPayments(context: PaymentContext): Promise<number> {
  const { db, log, clock } = context;
  const attempts = await claimPolls(db, clock(), AT_ONCE);
  await Promise.all(
    attempts.map(async (attempt) => {
      try {
        await lookAtAttempt(context, attempt, 'poll');
      } catch (error) {
        // One that has forgotten the payment must not keep the others from being asked about.
        if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefused)) throw error;
        log.warn({ err: error, provider: attempt.provider }, 'a provider could not be asked');
      }
      await pollAgain(db, attempt.id, nextPoll(attempt, clock()));
    }),
  );
  return attempts.length;
}
