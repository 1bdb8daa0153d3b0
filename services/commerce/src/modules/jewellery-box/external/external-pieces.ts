import {
  type CareReminder,
  EXTERNAL_PIECE,
  type ExternalPieceBody,
  type ExternalPiece,
  type ExternalPieceUpdateBody,
} from '@suvarna/contracts/jewellery-box';
import { cleanText } from '@suvarna/forms/free-text';
import { writtenLine } from '@suvarna/forms/jewellery-box';
import { randomUUID } from 'node:crypto';
import { Refusal } from '../../../platform/refusal.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { holdShopper } from '../../bag/index.ts';
import type { Redrawn } from '../../../platform/photos/redraw-photo.ts';
import { rateNow, type GoldDays } from '../gold-rates.ts';
import {
  deletePiece,
  findPiece,
  insertPiece,
  piecesOf,
  replacePhotos,
  updatePiece,
  type CountedPiece,
  type PieceValues,
} from '../piece.store.ts';
import { remindersOfCustomer, viewReminder } from '../reminder/reminder.store.ts';
import { valueExternalPiece } from '../value.ts';

/** Whose pieces, and the gold rates they are valued by. */
export interface BoxOwner {
  readonly customerId: string;
  readonly gold: GoldDays;
  readonly at: Date;
}

/** `changed`: it was changed in the meantime, and this is what it is now. */
export type PieceOutcome<Done> =
  | { readonly kind: 'done'; readonly answer: Done }
  | { readonly kind: 'changed'; readonly piece: ExternalPiece };

function viewOf(row: CountedPiece, reminders: readonly CareReminder[], gold: GoldDays): ExternalPiece {
  const { id, version, name, metal, karat, net_weight_mg, stones, huid, bought_on, paid, note } = row;
  return {
    piece_id: id,
    version,
    name,
    metal,
    karat,
    net_weight_mg,
    stones,
    huid,
    bought_on: bought_on ?? '',
    paid_paise: paid,
    note,
    photos: row.photos,
    value: valueExternalPiece(row, rateNow(gold)),
    reminders: [...reminders],
  };
}

export async function externalPiecesOf(db: Database | Tx, owner: BoxOwner): Promise<ExternalPiece[]> {
  const rows = await piecesOf(db, owner.customerId);
  const reminders = await remindersOfCustomer(db, owner.customerId);
  return rows.map((row) =>
    viewOf(row, reminders.filter(({ piece_id: of }) => of === row.id).map(viewReminder), owner.gold),
  );
}

/** @throws Refusal when it is another's, or none */
async function onePiece(tx: Tx, owner: BoxOwner, id: string): Promise<ExternalPiece> {
  const row = await findPiece(tx, owner.customerId, id);
  if (row === undefined) throw new Refusal('BOX.NOT_FOUND');
  const reminders = await remindersOfCustomer(tx, owner.customerId);
  return viewOf(row, reminders.filter(({ piece_id: of }) => of === id).map(viewReminder), owner.gold);
}

const valuesOf = ({ name, stones, note, bought_on, paid_paise, ...rest }: ExternalPieceBody): PieceValues => {
  const { metal, karat, net_weight_mg, huid } = rest;
  return {
    name: writtenLine(name),
    metal,
    karat,
    net_weight_mg,
    stones: writtenLine(stones),
    huid,
    bought_on: bought_on === '' ? null : bought_on,
    paid: paid_paise,
    note: cleanText(note).trim(),
  };
};

/** @throws Refusal when there is no room */
export async function addPiece(
  tx: Tx,
  owner: BoxOwner,
  body: ExternalPieceBody,
  photos: readonly Redrawn[] | null,
): Promise<ExternalPiece> {
  // One after the other: they are counted.
  await holdShopper(tx, { kind: 'customer', id: owner.customerId });
  if ((await piecesOf(tx, owner.customerId)).length >= EXTERNAL_PIECE.most) throw new Refusal('BOX.TOO_MANY');
  const id = randomUUID();
  await insertPiece(tx, { ...valuesOf(body), id, customer_id: owner.customerId }, owner.at);
  await replacePhotos(tx, id, photos ?? []);
  return onePiece(tx, owner, id);
}

/**
 * Changes all of a piece at once, if it still is what the caller saw.
 *
 * @param photos in place of those it had; `null` leaves them
 * @throws Refusal
 */
export async function changePiece(
  tx: Tx,
  owner: BoxOwner,
  body: ExternalPieceUpdateBody,
  photos: readonly Redrawn[] | null,
): Promise<PieceOutcome<ExternalPiece>> {
  const { piece_id: id, version } = body;
  if (!(await updatePiece(tx, { ...owner, piece_id: id, version }, valuesOf(body), owner.at)))
    return { kind: 'changed', piece: await onePiece(tx, owner, id) };
  if (photos !== null) await replacePhotos(tx, id, photos);
  return { kind: 'done', answer: await onePiece(tx, owner, id) };
}

/** @throws Refusal */
export async function removePiece(
  tx: Tx,
  owner: BoxOwner,
  { piece_id: id, version }: Pick<ExternalPieceUpdateBody, 'piece_id' | 'version'>,
): Promise<PieceOutcome<readonly ExternalPiece[]>> {
  if (!(await deletePiece(tx, { ...owner, piece_id: id, version })))
    return { kind: 'changed', piece: await onePiece(tx, owner, id) };
  return { kind: 'done', answer: await externalPiecesOf(tx, owner) };
}
