import { claimEvents, insertEvent, settleEvent, type EventName } from './payment-event.store.ts';
import { applyPaymentFact, type FactOutcome } from './apply-payment-fact.ts';
import { applyRefundFact, type RefundOutcome } from './apply-refund-fact.ts';
import type { PaymentContext } from '../context.ts';
import { isOnline, type Fact } from './fact.ts';
import type { PaymentProvider, SignedRequest } from '../provider.ts';

/**
 * - `taken`: kept and worked through, or kept and to be worked through by the job.
 * - `known`: it was reported before.
 * - `rejected`: not from the provider, too old, or not understood.
 * - `mismatch`: from the provider, but not what we asked for. The sender gets an error, and a person is alerted.
 */
export type Reception = 'taken' | 'known' | 'rejected' | 'mismatch';

type Outcome = FactOutcome | RefundOutcome;
const ALARMING: readonly Outcome[] = ['mismatch', 'unmatched', 'foreign', 'unknown'];

async function workThrough(
  context: PaymentContext,
  name: EventName,
  facts: readonly Fact[],
): Promise<readonly Outcome[]> {
  const { db, log, clock } = context;
  const outcomes: Outcome[] = [];
  for (const fact of facts) {
    const outcome =
      fact.kind === 'payment'
        ? await applyPaymentFact(context, fact, clock())
        : await applyRefundFact(context, fact, clock());
    outcomes.push(outcome);
    if (ALARMING.includes(outcome))
      log.error(
        { outcome, provider: fact.provider, payment: fact.providerPaymentId, event: name.eventId },
        'a provider reports money that does not match our own record',
      );
  }
  await settleEvent(db, name, outcomes.join(' ') || 'nothing', clock());
  return outcomes;
}

/** Takes a webhook: what is rightly signed is kept before it is acted on, so that a crash loses nothing and a repeat does nothing. */
export async function receiveWebhook(
  context: PaymentContext,
  provider: PaymentProvider,
  request: SignedRequest,
): Promise<Reception> {
  const { db, log } = context;
  const reading = provider.readWebhook(request);
  if (reading.kind === 'rejected') {
    log.warn({ provider: provider.name, why: reading.why }, 'a webhook was rejected');
    return 'rejected';
  }
  const name = { provider: provider.name, eventId: reading.eventId };
  if (!(await insertEvent(db, name, reading.type, reading.facts, request.at))) return 'known';
  try {
    const outcomes = await workThrough(context, name, reading.facts);
    return outcomes.some((outcome) => ALARMING.includes(outcome)) ? 'mismatch' : 'taken';
  } catch (error) {
    log.warn(
      { err: error, provider: provider.name, event: reading.eventId },
      'a webhook is kept and will be worked through later',
    );
    return 'taken';
  }
}

const AT_ONCE = 50;

/** Works through what was kept and not finished. A job calls it. @returns how many were finished */
export async function processWebhooks(context: PaymentContext): Promise<number> {
  const events = await claimEvents(context.db, context.clock(), AT_ONCE);
  let finished = 0;
  for (const event of events) {
    if (!isOnline(event.provider)) continue;
    try {
      await workThrough(context, { provider: event.provider, eventId: event.event_id }, event.facts);
      finished += 1;
    } catch (error) {
      context.log.error(
        { err: error, event: event.event_id, tries: event.tries },
        'a webhook could not be worked through',
      );
    }
  }
  return finished;
}
