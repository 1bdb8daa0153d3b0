import type { Tx } from '../../platform/database/database.ts';
import { lockRequest, moveRequest, type RequestRow } from '../requests/index.ts';
import { bookPaid, bookReversed } from './accounts.ts';
import { KINDS } from './exchange-requests.ts';
import type { PayoutReport } from './payout-provider.ts';
import { findPayout, lastPayouts, movePayout, tryLater, type Payout } from './payout.store.ts';
import type { PayoutFault } from './tables.ts';

/**
 * - `applied`, `repeated`: it is known now, or was before.
 * - `unknown`: nothing of that name was asked for; `mismatch`: not that amount, or another payout has the name.
 * - `twice`: a try that was said to have failed was paid while another is under way. A person must look.
 */
export type Applied = 'applied' | 'repeated' | 'unknown' | 'mismatch' | 'twice';

const ASK_AFTER_MS = 60_000;

async function fail(
  tx: Tx,
  payout: Payout,
  request: RequestRow,
  fault: Exclude<PayoutFault, ''>,
  at: Date,
): Promise<void> {
  if (!(await movePayout(tx, payout.payout_id, ['asked', 'sent'], { state: 'failed', fault, at }))) return;
  await moveRequest(tx, KINDS, { requestId: request.request_id, to: 'payout-failed', actor: 'payment', at });
}

/** A payout will not be made: its account is not the customer's, or its bank said no. */
export async function failPayout(
  tx: Tx,
  payoutId: string,
  fault: Exclude<PayoutFault, ''>,
  at: Date,
): Promise<void> {
  const known = await findPayout(tx, payoutId);
  const request = known && (await lockRequest(tx, known.request_id));
  const payout = request && (await findPayout(tx, payoutId));
  if (payout !== undefined && request !== undefined) await fail(tx, payout, request, fault, at);
}

async function paid(
  tx: Tx,
  payout: Payout,
  request: RequestRow,
  report: PayoutReport,
  at: Date,
): Promise<Applied> {
  if (payout.state === 'paid' || payout.state === 'reversed') return 'repeated';
  const [last] = await lastPayouts(tx, [request.request_id]);
  // It failed, and another try lives or has paid.
  if (last?.payout_id !== payout.payout_id && last?.state !== 'failed') return 'twice';
  const { payout_id: payoutId, amount } = payout;
  await movePayout(tx, payoutId, ['asked', 'sent', 'failed'], {
    state: 'paid',
    providerId: report.providerId,
    at,
  });
  await bookPaid(tx, { payoutId, requestId: request.request_id, amount, at });
  await moveRequest(tx, KINDS, { requestId: request.request_id, to: 'paid-out', actor: 'payment', at });
  return 'applied';
}

async function reversed(tx: Tx, payout: Payout, request: RequestRow, at: Date): Promise<Applied> {
  if (payout.state === 'reversed' || payout.state === 'failed') return 'repeated';
  if (payout.state !== 'paid') {
    await fail(tx, payout, request, 'sent-back', at);
    return 'applied';
  }
  const { payout_id: payoutId, amount } = payout;
  await movePayout(tx, payoutId, ['paid'], { state: 'reversed', fault: 'sent-back', at });
  await bookReversed(tx, { payoutId, requestId: request.request_id, amount, at });
  await moveRequest(tx, KINDS, { requestId: request.request_id, to: 'payout-failed', actor: 'payment', at });
  return 'applied';
}

/**
 * What a provider says of a payout, whoever heard it: answer, webhook or question. The request's row is
 * locked first, so that of all who tell the same one books it; what comes too late changes nothing.
 */
export async function applyPayoutReport(tx: Tx, report: PayoutReport, at: Date): Promise<Applied> {
  const known = await findPayout(tx, report.payoutId);
  const request = known && (await lockRequest(tx, known.request_id));
  const payout = request && (await findPayout(tx, report.payoutId));
  if (payout === undefined || request === undefined) return 'unknown';
  const { payout_id: payoutId, amount, provider_id: before } = payout;
  if (report.amount !== amount || (before !== null && before !== report.providerId)) return 'mismatch';
  if (report.state === 'paid') return paid(tx, payout, request, report, at);
  if (report.state === 'reversed') return reversed(tx, payout, request, at);
  if (report.state === 'failed') {
    if (payout.state !== 'asked' && payout.state !== 'sent') return 'repeated';
    await fail(tx, payout, request, 'refused', at);
    return 'applied';
  }
  const nextTryAt = new Date(at.getTime() + ASK_AFTER_MS);
  if (
    await movePayout(tx, payoutId, ['asked'], { state: 'sent', providerId: report.providerId, nextTryAt, at })
  )
    return 'applied';
  await tryLater(tx, payoutId, { at: nextTryAt });
  return 'repeated';
}
