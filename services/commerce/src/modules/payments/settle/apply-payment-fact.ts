import type { Database, Tx } from '../../../platform/database/database.ts';
import {
  findAttemptOf,
  insertCapture,
  moveAttempt,
  nameAttempt,
  replaceAttempts,
  subjectOf,
  type Attempt,
  type Capture,
} from '../payment.store.ts';
import { recordCapture } from '../../ledger/index.ts';
import type { PaymentFact } from './fact.ts';
import { giveBackStray } from '../refund/give-back.ts';
import { isWaiting, type Payable, type Purpose, type Purposes } from '../purpose.ts';

/**
 * What came of a fact:
 * - `settled`: it pays for what it was meant for, now.
 * - `repeated`: this money was counted before.
 * - `late`, `mismatch`, `unmatched`: real money that pays for nothing; it waits in suspense and goes back by itself.
 * - `failed`, `pending`: no money (yet).
 * - `foreign`: it was not paid to us; nothing is kept.
 */
export type FactOutcome =
  | 'settled'
  | 'repeated'
  | 'late'
  | 'mismatch'
  | 'unmatched'
  | 'failed'
  | 'pending'
  | 'foreign';

/** What a fact is applied with. */
export interface FactContext {
  readonly db: Database;
  readonly purposes: Purposes;
}

/** Compares a captured payment with our own record; what the provider says of what is paid for is not asked. */
function kindOf(
  fact: PaymentFact,
  attempt: Attempt | undefined,
  payable: Payable | undefined,
): Capture['kind'] {
  if (attempt === undefined || payable === undefined) return 'unmatched';
  if (fact.amount !== attempt.amount || fact.currency !== attempt.currency) return 'mismatch';
  // An attempt that was made before the price fell is no longer what is due.
  return isWaiting(payable) && attempt.amount === payable.payable && attempt.currency === payable.currency
    ? 'due'
    : 'late';
}

async function applyCaptured(tx: Tx, purposes: Purposes, fact: PaymentFact, at: Date): Promise<FactOutcome> {
  const attempt = await findAttemptOf(tx, fact);
  if (attempt !== undefined && attempt.merchant !== fact.merchant) return 'foreign';
  const purpose = attempt && purposes.of(subjectOf(attempt));
  // Locked first: a process that hears of the same money at the same moment waits here.
  const payable = attempt && (await purpose?.lock(tx, subjectOf(attempt).id));
  if (attempt?.provider_order_id === null) await nameAttempt(tx, attempt.id, fact.providerOrderId);
  const expected = kindOf(fact, attempt, payable);
  // Money for a promise that this buyer may not have any more pays for nothing: it goes back, and what it was for ends.
  const isGone =
    expected === 'due' && payable !== undefined && !(await purpose?.claim(tx, payable.subject.id));
  const kind = isGone ? 'late' : expected;
  const capture = captureOf(fact, attempt, kind, at);
  if (!(await insertCapture(tx, capture))) return 'repeated';
  if (kind !== 'due' || attempt === undefined || purpose === undefined) {
    await giveBackStray(tx, capture, at);
    if (attempt !== undefined) await moveAttempt(tx, attempt.id, ['intent', 'open', 'failed'], 'closed');
    if (isGone) await purpose?.expire(tx, payable.subject.id, at);
    return kind === 'due' ? 'late' : kind;
  }
  await settle(tx, purpose, attempt, fact, at);
  return 'settled';
}

function captureOf(fact: PaymentFact, attempt: Attempt | undefined, kind: Capture['kind'], at: Date) {
  const subject = attempt && subjectOf(attempt);
  return {
    provider: fact.provider,
    provider_payment_id: fact.providerPaymentId,
    provider_order_id: fact.providerOrderId,
    attempt_id: attempt?.id ?? null,
    subject_kind: subject?.kind ?? null,
    subject_id: subject?.id ?? null,
    merchant: fact.merchant,
    amount: fact.amount,
    currency: fact.currency,
    kind,
    source: fact.source,
    captured_at: at,
  };
}

/** What waited for this money has it. */
async function settle(
  tx: Tx,
  purpose: Purpose,
  attempt: Attempt,
  fact: PaymentFact,
  at: Date,
): Promise<void> {
  const subject = subjectOf(attempt);
  await moveAttempt(tx, attempt.id, ['intent', 'open', 'failed', 'closed'], 'captured');
  // Paid on a page that another way had already taken the place of: the money decides.
  await replaceAttempts(tx, subject, attempt.id);
  await recordCapture(tx, {
    subject,
    provider: fact.provider,
    paymentId: fact.providerPaymentId,
    currency: attempt.currency,
    amount: fact.amount,
    at,
  });
  const settlement = await purpose.settle(tx, subject.id, {
    mode: attempt.mode ?? fact.provider,
    at,
    ...(attempt.grant_id !== null && { grantId: attempt.grant_id }),
  });
  if (settlement !== 'settled')
    throw new Error(`${subject.kind} ${subject.id} waited for its money and was then ${settlement}.`);
}

async function applyFailed(tx: Tx, purposes: Purposes, fact: PaymentFact, at: Date): Promise<FactOutcome> {
  const attempt = await findAttemptOf(tx, fact);
  if (attempt === undefined || attempt.merchant !== fact.merchant) return 'foreign';
  const subject = subjectOf(attempt);
  const purpose = purposes.of(subject);
  await purpose.lock(tx, subject.id);
  if (attempt.provider_order_id === null) await nameAttempt(tx, attempt.id, fact.providerOrderId);
  if (!(await moveAttempt(tx, attempt.id, ['intent', 'open'], 'failed'))) return 'repeated';
  await purpose.fail(tx, subject.id, attempt.attempt, at);
  return 'failed';
}

/**
 * The single end of everything that says something about a payment: webhook, return of the shopper
 * and poller (reliability rules §4.4). However often and in whatever order it is called, a payment
 * is counted once, what it is for is paid once, and nothing makes it unpaid.
 */
export async function applyPaymentFact(
  { db, purposes }: FactContext,
  fact: PaymentFact,
  at: Date,
): Promise<FactOutcome> {
  if (fact.state === 'pending') return 'pending';
  const apply = fact.state === 'captured' ? applyCaptured : applyFailed;
  return db.transaction().execute((tx) => apply(tx, purposes, fact, at));
}
