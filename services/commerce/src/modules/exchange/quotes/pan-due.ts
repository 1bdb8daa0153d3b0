import { EXCHANGE_KINDS } from '@suvarna/contracts/exchange';
import { indianDay } from '@suvarna/contracts/indian-day';
import { Refusal } from '../../../platform/refusal.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { PAN_ABOVE } from '../../checkout/index.ts';
import { lockCustomer } from '../../identity/index.ts';
import { requestsThatCame, type RequestRow } from '../../requests/index.ts';
import { amountGiven, evidenceOf } from '../evidence.ts';
import { BOUGHT, FREE, UNPAID } from '../machine.ts';
import { kycDocumentsOf } from '../rows/kyc-documents.ts';

/** A piece a customer hands in or is paid for. `requestId` is left out before it is asked for. */
interface Purchase {
  readonly customerId: string;
  readonly requestId?: string;
  /** Paise. */
  readonly amount: number;
  readonly at: Date;
}

const sumOf = (requests: readonly RequestRow[]): number =>
  requests.reduce((sum, request) => sum + amountGiven(request), 0);

/** Requests that first came to one of these states on the Indian day of a purchase, its own left out. */
async function sameDay(
  db: Database | Tx,
  { customerId, requestId, at }: Purchase,
  states: readonly string[],
): Promise<RequestRow[]> {
  if (states.length === 0) return [];
  const rows = await requestsThatCame(db, { kinds: EXCHANGE_KINDS, customerId, states, day: indianDay(at) });
  return rows.filter(({ request_id: id, state }) => id !== requestId && !FREE.includes(state));
}

/** Above two lakh of one customer on one Indian day, however many pieces it is (domain rules §2.6). */
async function isAbove(db: Database | Tx, purchase: Purchase, states: readonly string[]): Promise<boolean> {
  if (purchase.amount > PAN_ABOVE) return true;
  return purchase.amount + sumOf(await sameDay(db, purchase, states)) > PAN_ABOVE;
}

/** Whether handing this in needs a PAN, together with what else was handed in that day; what is bought that day is summed when it is paid for. */
export const needsPanToAsk = (db: Database | Tx, purchase: Purchase): Promise<boolean> =>
  isAbove(db, purchase, ['asked']);

/**
 * Requests of one customer follow each other, so that two at once are summed as well.
 *
 * @throws Refusal when the law asks for a PAN and there is none
 */
export async function requirePan(tx: Tx, purchase: Purchase, pan: string | undefined): Promise<void> {
  if (pan !== undefined) return;
  await lockCustomer(tx, purchase.customerId);
  if (await needsPanToAsk(tx, purchase)) throw new Refusal('EXCHANGE.PAN_REQUIRED');
}

/**
 * Whether a request may not be paid for before there is a PAN.
 *
 * @param isBought before, and only paid again: that is no purchase of another day
 */
export async function isPanMissing(
  db: Database | Tx,
  request: RequestRow,
  at: Date,
  isBought = false,
): Promise<boolean> {
  const { request_id: requestId, customer_id: customerId } = request;
  const [documents] = await kycDocumentsOf(db, [requestId]);
  if (documents?.pan_sealed != null) return false;
  return isAbove(db, { customerId, requestId, amount: amountGiven(request), at }, isBought ? [] : BOUGHT);
}

/**
 * Stands before every payment for a piece, whatever takes the step: money goes where its customer asked for
 * it, and above two lakh a day only with a PAN.
 *
 * @param step `from` is where the request stood before
 * @throws Refusal
 */
export async function assertMayPay(
  tx: Tx,
  request: RequestRow,
  { from, at }: { readonly from: string; readonly at: Date },
): Promise<void> {
  const { customer_id: customerId, state } = request;
  if ((state === 'paying-out') !== (evidenceOf(request).payTo === 'bank'))
    throw new Refusal('CUSTOMER_REQUEST.DECISION_INVALID');
  await lockCustomer(tx, customerId);
  if (await isPanMissing(tx, request, at, UNPAID.includes(from))) throw new Refusal('EXCHANGE.PAN_REQUIRED');
}
