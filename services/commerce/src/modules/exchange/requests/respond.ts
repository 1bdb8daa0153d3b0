import type { BankAccount } from '@suvarna/contracts/exchange';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { lockRequest, moveRequest, type RequestRow } from '../../requests/index.ts';
import { evidenceOf } from '../evidence.ts';
import { KINDS } from './exchange-requests.ts';
import { UNPAID } from '../machine.ts';
import { isPanMissing } from '../quotes/pan-due.ts';
import { replaceKycDocuments } from '../rows/kyc-documents.ts';

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

/** Before the store has the piece. @throws Refusal */
export const withdraw = (tx: Tx, responding: Responding): Promise<RequestRow> =>
  move(tx, responding, 'withdrawn');

/** The piece goes back. @throws Refusal */
export const decline = (tx: Tx, responding: Responding): Promise<RequestRow> =>
  move(tx, responding, 'declined');

/** A customer's own request, locked, where this can be answered. @throws Refusal */
async function lockOwn(
  tx: Tx,
  { customerId, requestId }: Responding,
  states: readonly string[],
): Promise<RequestRow> {
  const request = await lockRequest(tx, requestId);
  if (request === undefined || !isOwn(customerId)(request)) throw new Refusal('CUSTOMER_REQUEST.NOT_FOUND');
  if (!states.includes(request.state)) throw new Refusal('CUSTOMER_REQUEST.STATE_CONFLICT');
  return request;
}

/** What was offered is accepted, and paid for in that moment or by the bank. @throws Refusal */
export async function accept(tx: Tx, responding: Responding, pan?: string): Promise<RequestRow> {
  const { requestId, documentSecret, at } = responding;
  const request = await lockOwn(tx, responding, ['offered']);
  // The one that is sealed already stays.
  if (pan !== undefined && (await isPanMissing(tx, request, at)))
    await replaceKycDocuments(tx, documentSecret, requestId, { pan });
  return move(tx, responding, evidenceOf(request).payTo === 'credits' ? 'credited' : 'paying-out');
}

/** Another account after the bank did not take the money, or knows it as another person's: it is paid out again. @throws Refusal */
export async function changeAccount(
  tx: Tx,
  responding: Responding,
  account: BankAccount,
): Promise<RequestRow> {
  await lockOwn(tx, responding, UNPAID);
  await replaceKycDocuments(tx, responding.documentSecret, responding.requestId, { account });
  return move(tx, responding, 'paying-out');
}
