import type { CareReminder, CareReminderBody } from '@suvarna/contracts/jewellery-box';
import { randomUUID } from 'node:crypto';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { ownPieces } from '../own-pieces.ts';
import { findPiece } from '../piece.store.ts';
import {
  deleteReminder,
  remindersOfCustomer,
  setReminder,
  viewReminder,
  type OfPiece,
} from './reminder.store.ts';

type Which = Pick<CareReminderBody, 'origin' | 'piece_id'>;

/** @throws Refusal when it is not in this customer's box */
async function ownPiece(tx: Tx, customerId: string, { origin, piece_id: id }: Which): Promise<OfPiece> {
  const isOwn =
    origin === 'store'
      ? (await ownPieces(tx, customerId)).some(({ line }) => line.id === id)
      : (await findPiece(tx, customerId, id)) !== undefined;
  if (!isOwn) throw new Refusal('BOX.NOT_FOUND');
  return origin === 'store' ? { line_id: id } : { piece_id: id };
}

async function remindersOf(tx: Tx, customerId: string, { piece_id: id }: Which): Promise<CareReminder[]> {
  return (await remindersOfCustomer(tx, customerId))
    .filter(({ line_id: line, piece_id: piece }) => line === id || piece === id)
    .map(viewReminder);
}

/** @returns all of that piece. @throws Refusal */
export async function remind(tx: Tx, customerId: string, body: CareReminderBody): Promise<CareReminder[]> {
  const of = await ownPiece(tx, customerId, body);
  const { kind, due_on, repeat } = body;
  await setReminder(tx, of, { id: randomUUID(), customer_id: customerId, kind, due_on, repeat });
  return remindersOf(tx, customerId, body);
}

/** @returns what is left of that piece. @throws Refusal */
export async function remindNoMore(
  tx: Tx,
  customerId: string,
  body: Which & Pick<CareReminderBody, 'kind'>,
): Promise<CareReminder[]> {
  const of = await ownPiece(tx, customerId, body);
  await deleteReminder(tx, customerId, of, body.kind);
  return remindersOf(tx, customerId, body);
}
