import type { BankAccount } from '@suvarna/contracts/api/exchange';
import type { Tx } from '../../platform/database/database.ts';
import { findRequest, moveRequest, type RequestRow } from '../requests/index.ts';
import { amountGiven, evidenceOf } from './evidence.ts';
import { ExchangeRefused } from './errors.ts';
import { KINDS } from './exchange-requests.ts';
import { needsPan, papersOf, replacePapers } from './papers.ts';

export interface Responding {
  readonly customerId: string;
  readonly requestId: string;
  readonly documentSecret: string;
  readonly at: Date;
}

/** A request of one of these kinds that is this customer's. */
export const isOwn =
  (customerId: string) =>
  (request: Pick<RequestRow, 'kind' | 'customer_id'>): boolean =>
    request.customer_id === customerId && KINDS.all.some(({ kind }) => kind === request.kind);

const move = (tx: Tx, { customerId, requestId, at }: Responding, to: string): Promise<RequestRow> =>
  moveRequest(tx, KINDS, { requestId, to, actor: 'customer', at }, isOwn(customerId));

/** Before the store has the piece. @throws RequestRefused */
export const withdraw = (tx: Tx, responding: Responding): Promise<RequestRow> =>
  move(tx, responding, 'withdrawn');

/** The piece goes back. @throws RequestRefused */
export const decline = (tx: Tx, responding: Responding): Promise<RequestRow> =>
  move(tx, responding, 'declined');

/** What was found is accepted, and paid for in that moment or by the bank. @throws RequestRefused, ExchangeRefused */
export async function accept(tx: Tx, responding: Responding, pan?: string): Promise<RequestRow> {
  const { requestId, customerId, documentSecret } = responding;
  const request = await findRequest(tx, requestId);
  const to =
    request !== undefined && isOwn(customerId)(request) && evidenceOf(request).payTo === 'credits'
      ? 'credited'
      : 'paying-out';
  const moved = await move(tx, responding, to);
  const [papers] = await papersOf(tx, [requestId]);
  if (needsPan(amountGiven(moved)) && papers?.pan_sealed == null) {
    if (pan === undefined) throw new ExchangeRefused('EXCHANGE.PAN_REQUIRED');
    await replacePapers(tx, documentSecret, requestId, { pan });
  }
  return moved;
}

/** Another account after the bank did not take the money: it is paid out anew. @throws RequestRefused */
export async function changeAccount(
  tx: Tx,
  responding: Responding,
  account: BankAccount,
): Promise<RequestRow> {
  const moved = await move(tx, responding, 'paying-out');
  await replacePapers(tx, responding.documentSecret, responding.requestId, { account });
  return moved;
}
