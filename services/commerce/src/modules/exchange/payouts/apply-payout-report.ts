import type { Tx } from '../../../platform/database/database.ts';
import { lockRequest, moveRequest, type RequestRow } from '../../requests/index.ts';
import { bookExcess, bookExcessBack, bookPaid, bookReversed, isExcessBack } from '../rows/accounts.ts';
import { KINDS } from '../requests/exchange-requests.ts';
import type { PayoutReport } from './payout-provider.ts';
import { askAboutExcess, closeExcess } from './payout-excess.ts';
import { findPayout, movePayout, payoutsOf, tryLater, type Payout } from '../rows/payout.store.ts';
import type { PayoutFault } from '../tables.ts';

/**
 * - `applied`, `repeated`: it is known now, or was before.
 * - `unknown`: nothing of that name was asked for; `mismatch`: not that amount, or another payout has the name.
 * - `twice`: another try has paid already. It is booked as an excess, and waits in the queue for a person.
 */
export type Applied = 'applied' | 'repeated' | 'unknown' | 'mismatch' | 'twice';

const ASK_AFTER_MS = 60_000;

async function fail(
  tx: Tx,
  payout: Payout,
  request: RequestRow,
  fault: Exclude<PayoutFault, ''>,
  at: Date,
  state: 'failed' | 'reversed' = 'failed',
): Promise<void> {
  if (!(await movePayout(tx, payout.payout_id, ['asked', 'sent'], { state, fault, at }))) return;
  // Otherwise another try has paid, or its money came back: this one changes nothing of that.
  if (request.state === 'paying-out')
    await moveRequest(tx, KINDS, {
      requestId: request.request_id,
      // Whose account it is, no program decides.
      to: fault === 'name-differs' ? 'name-check' : 'payout-failed',
      actor: 'payment',
      at,
    });
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

/** States from which a payout may turn out to be paid, whatever was said of it before. */
const UNPAID = ['asked', 'sent', 'failed', 'cancelled'] as const;

async function paid(
  tx: Tx,
  payout: Payout,
  request: RequestRow,
  report: PayoutReport,
  at: Date,
): Promise<Applied> {
  if (payout.state === 'paid' || payout.state === 'reversed' || payout.state === 'excess') return 'repeated';
  const { payout_id: payoutId, amount } = payout;
  const { request_id: requestId } = request;
  const { providerId } = report;
  const others = (await payoutsOf(tx, [requestId])).filter(({ payout_id: id }) => id !== payoutId);
  const booked = { payoutId, requestId, amount, at };
  if (others.some(({ state }) => state === 'paid')) {
    await movePayout(tx, payoutId, UNPAID, { state: 'excess', providerId, at });
    await bookExcess(tx, booked);
    await askAboutExcess(tx, payout, request, at);
    return 'twice';
  }
  // A later try that was sent may be paid too, and is asked after; one that was not is never sent.
  for (const { payout_id: id, fund_account: account } of others)
    if (account === null) await movePayout(tx, id, ['asked'], { state: 'cancelled', at });
  await movePayout(tx, payoutId, UNPAID, { state: 'paid', providerId, at });
  await bookPaid(tx, booked);
  await moveRequest(tx, KINDS, { requestId: request.request_id, to: 'paid-out', actor: 'payment', at });
  return 'applied';
}

/** What was paid twice is what paid now: it is not asked back, and it is not paid once more. */
async function letExcessCount(
  tx: Tx,
  { payout_id: payoutId, amount }: Payout,
  { request_id: requestId, customer_id: customerId }: RequestRow,
  at: Date,
): Promise<void> {
  const booked = { payoutId, requestId, amount, at };
  await bookExcessBack(tx, booked);
  await bookPaid(tx, booked);
  await movePayout(tx, payoutId, ['excess'], { state: 'paid', at });
  await closeExcess(tx, { payoutId, customerId, at });
}

async function reversed(tx: Tx, payout: Payout, request: RequestRow, at: Date): Promise<Applied> {
  const { payout_id: payoutId, amount, state } = payout;
  const { request_id: requestId } = request;
  if (state === 'reversed') return 'repeated';
  if (state === 'failed' || state === 'cancelled') {
    // That it was paid may be told after it: nothing of it counts any more.
    await movePayout(tx, payoutId, [state], { state: 'reversed', fault: payout.fault, at });
    return 'repeated';
  }
  if (state === 'asked' || state === 'sent') {
    await fail(tx, payout, request, 'sent-back', at, 'reversed');
    return 'applied';
  }
  const booked = { payoutId, requestId, amount, at };
  await movePayout(tx, payoutId, [state], { state: 'reversed', fault: 'sent-back', at });
  if (state === 'excess') {
    await bookExcessBack(tx, booked);
    await closeExcess(tx, { payoutId, customerId: request.customer_id, at });
    return 'applied';
  }
  await bookReversed(tx, booked);
  for (const other of await payoutsOf(tx, [requestId]))
    if (other.state === 'excess' && !(await isExcessBack(tx, other.payout_id))) {
      await letExcessCount(tx, other, request, at);
      return 'applied';
    }
  await moveRequest(tx, KINDS, { requestId, to: 'payout-failed', actor: 'payment', at });
  return 'applied';
}

/**
 * What a provider says of a payout, however it was heard: answer, webhook or question. The request's row is
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
