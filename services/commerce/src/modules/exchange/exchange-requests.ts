import type { ExchangeKind } from '@suvarna/contracts/api/exchange';
import { EXCHANGE_KINDS } from '@suvarna/contracts/api/exchange';
import { amountText } from '../../platform/notifications/amount.ts';
import type { Tx } from '../../platform/database/database.ts';
import { addCredit } from '../credits/index.ts';
import { giveBackPiece, handIn, lockPiece } from '../orders/index.ts';
import { createRequestKinds, type RequestKind, type RequestRow } from '../requests/index.ts';
import { bookDue } from './accounts.ts';
import { amountGiven, evidenceOf, ExchangeEvidence, inspectionOf } from './evidence.ts';
import { inspect } from './inspect.ts';
import { machineOf } from './machine.ts';
import { newsOf } from './messages.ts';
import { insertPayout } from './payout.store.ts';

/** States in which the piece is its customer's again. */
const FREE: readonly string[] = ['refused', 'withdrawn', 'ended', 'gone-back'];

/** Whether a tested piece may be paid for, or offered for, as it was found. */
function mayFollow(request: RequestRow, to: string): boolean {
  const found = inspectionOf(request);
  if (request.state !== 'inspected' || found === undefined) return request.state === 'payout-failed';
  const { amount, payTo, lineId } = evidenceOf(request);
  // Another number than the invoice's: this is not the piece that was sold.
  if (found.amount_paise <= 0 || (lineId !== '' && found.huid === 'other')) return false;
  if (to === 'offered') return found.amount_paise !== amount;
  return found.amount_paise === amount && (to === 'credited') === (payTo === 'credits');
}

/** Opened again: the piece must still be there to be handed in. */
async function takeAgain(tx: Tx, request: RequestRow): Promise<boolean> {
  const { lineId } = evidenceOf(request);
  if (lineId === '') return true;
  return (await lockPiece(tx, lineId)) !== undefined && (await handIn(tx, lineId, request.request_id));
}

/** The money of a piece stands in its customer's wallet at once, for good. */
async function credit(tx: Tx, request: RequestRow, at: Date): Promise<void> {
  const { orderNo } = evidenceOf(request);
  await addCredit(tx, {
    customerId: request.customer_id,
    wallet: 'credits',
    origin: `exchange:${request.request_id}`,
    amount: amountGiven(request),
    expiresAt: null,
    at,
    source: 'exchange',
    reference: orderNo === '' ? request.request_id : orderNo,
  });
}

async function payOut(tx: Tx, request: RequestRow, at: Date): Promise<void> {
  const asked = { requestId: request.request_id, amount: amountGiven(request), at };
  await bookDue(tx, asked);
  await insertPayout(tx, asked);
}

const kindOf = (kind: ExchangeKind, ...ways: readonly ('credits' | 'bank')[]): RequestKind => ({
  kind,
  machine: machineOf(...ways),
  evidence: ExchangeEvidence,
  summary(facts) {
    const { title, amount, orderNo, payTo, handOver } = evidenceOf({ evidence: facts });
    const rupees = amountText({ currency: 'INR', minor: amount }, 'en');
    return `${title}${orderNo === '' ? '' : ` of ${orderNo}`}: ${rupees} to ${payTo}, by ${handOver}`;
  },
  async decide(tx, request, { to, terms }) {
    if (to === 'inspected' && request.state === 'received')
      return inspect(tx, kind, evidenceOf(request), terms);
    if (Object.keys(terms).length > 0) return undefined;
    if (to === 'offered' || to === 'credited' || to === 'paying-out')
      return mayFollow(request, to) ? null : undefined;
    if (to === 'asked') return (await takeAgain(tx, request)) ? null : undefined;
    return null;
  },
  async moved(tx, request, { at }) {
    const { lineId } = evidenceOf(request);
    if (lineId !== '' && FREE.includes(request.state)) await giveBackPiece(tx, lineId, request.request_id);
    if (request.state === 'credited') await credit(tx, request, at);
    if (request.state === 'paying-out') await payOut(tx, request, at);
  },
  news: (request) => newsOf(kind, request),
});

/** A piece for another one, a piece for money, and gold of any maker for either. */
export const exchangeRequests: readonly RequestKind[] = [
  kindOf('exchange', 'credits'),
  kindOf('buy-back', 'bank'),
  kindOf('old-gold', 'credits', 'bank'),
];

/** What is known here of the queue. */
export const KINDS = createRequestKinds(exchangeRequests);

export function kindOfRequest({ kind }: Pick<RequestRow, 'kind'>): ExchangeKind {
  const known = EXCHANGE_KINDS.find((one) => one === kind);
  if (known === undefined) throw new Error(`"${kind}" is no kind of exchange.`);
  return known;
}
