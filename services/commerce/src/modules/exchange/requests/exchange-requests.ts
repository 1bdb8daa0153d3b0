import { EXCHANGE_KINDS, type ExchangeKind } from '@suvarna/contracts/exchange';
import { Refusal } from '../../../platform/refusal.ts';
import { amountText } from '../../../platform/notifications/amount.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { addCredit } from '../../credits/index.ts';
import { giveBackPiece, tradeIn, lockPiece, moneyOfLine, paidMix, type Prices } from '../../orders/index.ts';
import {
  createRequestKinds,
  customerRequests,
  type RequestKind,
  type RequestRow,
} from '../../requests/index.ts';
import { bookDue } from '../rows/accounts.ts';
import { evidenceOf, ExchangeEvidence, givenAs, inspectionOf, partsGiven } from '../evidence.ts';
import { inspect } from './inspect.ts';
import { BOUGHT, FREE, machineOf, UNPAID } from '../machine.ts';
import { newsOf } from '../messages.ts';
import { assertMayPay, isPanMissing } from '../quotes/pan-due.ts';
import { acceptName } from '../rows/kyc-documents.ts';
import { insertPayout, isUnderWay } from '../rows/payout.store.ts';
import { photoOf } from '../rows/photo.store.ts';
import { quoteAnew } from './quote-anew.ts';

export const isBought = ({ state }: Pick<RequestRow, 'state'>): boolean => BOUGHT.includes(state);

/** Whether a tested piece may be paid for, or offered for, as it was found. */
async function mayFollow(tx: Tx, request: RequestRow, to: string, at: Date): Promise<boolean> {
  const found = inspectionOf(request);
  if (request.state !== 'inspected' || found === undefined) return UNPAID.includes(request.state);
  const now = evidenceOf(request);
  const { amount, payTo, lineId } = now;
  // What its customer agreed to when asking: a quote made again may be below it, or have less of it in money.
  const agreed = evidenceOf({ evidence: request.evidence });
  const isLess = amount < agreed.amount || givenAs(now, amount).bank < givenAs(agreed, agreed.amount).bank;
  // Another number than the invoice's: this is not the piece that was sold.
  if (found.amount_paise <= 0 || (lineId !== '' && found.huid === 'other')) return false;
  // What is worth what was quoted is offered where the law asks its customer for a PAN first.
  if (to === 'offered') return isLess || found.amount_paise !== amount || isPanMissing(tx, request, at);
  return !isLess && found.amount_paise === amount && (to === 'credited') === (payTo === 'credits');
}

/** Opened again: the piece must still be there to be handed in. */
async function takeAgain(tx: Tx, request: RequestRow): Promise<boolean> {
  const { lineId } = evidenceOf(request);
  if (lineId === '') return true;
  const piece = await lockPiece(tx, lineId);
  if (piece === undefined) return false;
  const money = moneyOfLine(piece.line, await paidMix(tx, piece.order));
  return tradeIn(tx, lineId, { requestId: request.request_id, money });
}

/** What is given as credits stands in its customer's wallet at once, for good; of a payout that is tried again, it stands there already. */
async function credit(tx: Tx, request: RequestRow, at: Date): Promise<void> {
  const { credits } = partsGiven(request);
  if (credits === 0) return;
  const { orderNo } = evidenceOf(request);
  await addCredit(tx, {
    customerId: request.customer_id,
    wallet: 'credits',
    origin: `exchange:${request.request_id}`,
    amount: credits,
    expiresAt: null,
    at,
    source: 'exchange',
    reference: orderNo === '' ? request.request_id : orderNo,
  });
}

async function payOut(tx: Tx, request: RequestRow, at: Date): Promise<void> {
  const asked = { requestId: request.request_id, amount: partsGiven(request).bank, at };
  // A bank still has a try of which it is not known what becomes.
  if (await isUnderWay(tx, request.request_id)) throw new Refusal('CUSTOMER_REQUEST.STATE_CONFLICT');
  await bookDue(tx, asked);
  await insertPayout(tx, asked);
}

const kindOf = (
  prices: Prices | undefined,
  kind: ExchangeKind,
  ...ways: readonly ('credits' | 'bank')[]
): RequestKind => ({
  keeper: customerRequests,
  kind,
  machine: machineOf(...ways),
  evidence: ExchangeEvidence,
  summary(queued) {
    const asked = evidenceOf(queued);
    const { title, orderNo, handOver } = asked;
    const parts = Object.entries(givenAs(asked, asked.amount))
      .filter(([, minor]) => minor > 0)
      .map(([to, minor]) => `${amountText({ currency: 'INR', minor }, 'en')} to ${to}`);
    return `${title}${orderNo === '' ? '' : ` of ${orderNo}`}: ${parts.join(' and ')}, by ${handOver}`;
  },
  async renew(tx, request, decision) {
    return prices && quoteAnew(tx, prices, kind, request, decision);
  },
  async decide(tx, request, { to, terms, by, at }) {
    if (to === 'inspected' && request.state === 'received')
      return inspect(tx, kind, evidenceOf(request), { terms, by });
    if (Object.keys(terms).length > 0) return undefined;
    // A person says that the money may go to this account, and stands for it with a name.
    if (request.state === 'name-check' && to === 'paying-out') await acceptName(tx, request.request_id, by);
    if (to === 'offered' || to === 'credited' || to === 'paying-out')
      return (await mayFollow(tx, request, to, at)) ? null : undefined;
    // Who brings it to a store is visited by no courier; before day 30 a courier may not come for it.
    if (to === 'pickup-planned') return evidenceOf(request).handOver === 'pickup' ? null : undefined;
    if (to === 'asked') return (await takeAgain(tx, request)) ? null : undefined;
    return null;
  },
  async moved(tx, request, { from, at }) {
    const { lineId } = evidenceOf(request);
    if (lineId !== '' && FREE.includes(request.state)) await giveBackPiece(tx, lineId, request.request_id);
    if (request.state === 'credited' || request.state === 'paying-out')
      await assertMayPay(tx, request, { from, at });
    if (request.state === 'credited' || request.state === 'paying-out') await credit(tx, request, at);
    if (request.state === 'paying-out') await payOut(tx, request, at);
  },
  photo: photoOf,
  news: (request) => newsOf(kind, request),
});

/** A piece for another one, a piece for money, and gold of any maker for either. */
export const exchangeRequests = (prices?: Prices): readonly RequestKind[] => [
  kindOf(prices, 'exchange', 'credits'),
  kindOf(prices, 'buy-back', 'credits', 'bank'),
  kindOf(prices, 'old-gold', 'credits', 'bank'),
];

/** What is known here of the queue, for a reader who is none of the store's people: those alone open a request again, which takes prices. */
export const KINDS = createRequestKinds(exchangeRequests());

export function kindOfRequest({ kind }: Pick<RequestRow, 'kind'>): ExchangeKind {
  const known = EXCHANGE_KINDS.find((one) => one === kind);
  if (known === undefined) throw new Error(`"${kind}" is no kind of exchange.`);
  return known;
}
