import type { ExternalPieceUpdateBody } from '@suvarna/contracts/jewellery-box';
import { sql, type Selectable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { photoRows } from '../../platform/photos/photo-row-rules.ts';
import type { Redrawn } from '../../platform/photos/redraw-photo.ts';

export type PieceRow = Selectable<Tables['box_pieces']>;
export type CountedPiece = PieceRow & { readonly photos: number };
export type PieceValues = Omit<PieceRow, 'id' | 'customer_id' | 'version' | 'created_at' | 'changed_at'>;
export type Photo = Pick<Tables['box_photos'], 'media_type' | 'bytes'>;

const counted = (db: Database | Tx) =>
  db
    .selectFrom('box_pieces')
    .selectAll()
    .select((row) =>
      row
        .selectFrom('box_photos')
        .whereRef('box_photos.piece_id', '=', 'box_pieces.id')
        .select(sql<number>`count(*)::int`.as('n'))
        .as('photos'),
    )
    .$narrowType<{ photos: number }>();

/** The latest written down first. */
export function piecesOf(db: Database | Tx, customerId: string): Promise<CountedPiece[]> {
  return counted(db)
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export function findPiece(
  db: Database | Tx,
  customerId: string,
  id: string,
): Promise<CountedPiece | undefined> {
  return counted(db).where('id', '=', id).where('customer_id', '=', customerId).executeTakeFirst();
}

export async function insertPiece(
  tx: Tx,
  row: PieceValues & Pick<PieceRow, 'id' | 'customer_id'>,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('box_pieces')
    .values({ ...row, created_at: at, changed_at: at })
    .execute();
}

type Seen = Pick<ExternalPieceUpdateBody, 'piece_id' | 'version'> & { readonly customerId: string };

/** @returns whether the piece still was of that version */
export async function updatePiece(
  tx: Tx,
  { customerId, piece_id: id, version }: Seen,
  values: PieceValues,
  at: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('box_pieces')
    .set({ ...values, version: version + 1, changed_at: at })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** With its photographs and reminders. @returns whether the piece still was of that version */
export async function deletePiece(tx: Tx, { customerId, piece_id: id, version }: Seen): Promise<boolean> {
  const row = await tx
    .deleteFrom('box_pieces')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The caller holds the piece's row. */
export async function replacePhotos(tx: Tx, pieceId: string, photos: readonly Redrawn[]): Promise<void> {
  await tx.deleteFrom('box_photos').where('piece_id', '=', pieceId).execute();
  if (photos.length === 0) return;
  await tx
    .insertInto('box_photos')
    .values(photoRows(photos).map((photo) => ({ ...photo, piece_id: pieceId })))
    .execute();
}

/** Of this customer's piece; another's has none. */
export function photoOf(
  db: Database,
  customerId: string,
  { piece_id: id, position }: { readonly piece_id: string; readonly position: number },
): Promise<Photo | undefined> {
  return db
    .selectFrom('box_photos')
    .innerJoin('box_pieces', 'box_pieces.id', 'box_photos.piece_id')
    .select(['box_photos.media_type', 'box_photos.bytes'])
    .where('box_pieces.customer_id', '=', customerId)
    .where('box_pieces.id', '=', id)
    .where('box_photos.position', '=', position)
    .where('box_photos.redrawn', '=', true)
    .executeTakeFirst();
}

/** The first photograph of each of these pieces, by its id: a JPEG drawn again, printed as it is; nothing of it is unpacked. */
export async function firstPhotosOf(
  db: Database,
  customerId: string,
  pieceIds: readonly string[],
): Promise<readonly (readonly [string, Buffer])[]> {
  if (pieceIds.length === 0) return [];
  const rows = await db
    .selectFrom('box_photos')
    .innerJoin('box_pieces', 'box_pieces.id', 'box_photos.piece_id')
    .distinctOn('box_photos.piece_id')
    .select(['box_photos.piece_id', 'box_photos.bytes'])
    .where('box_pieces.customer_id', '=', customerId)
    .where('box_pieces.id', 'in', pieceIds)
    .where('box_photos.redrawn', '=', true)
    .orderBy('box_photos.piece_id')
    .orderBy('box_photos.position')
    .execute();
  return rows.map(({ piece_id: id, bytes }) => [id, bytes]);
}

export async function photoFilesOf(tx: Tx, pieceId: string): Promise<readonly Buffer[]> {
  const rows = await tx
    .selectFrom('box_photos')
    .select('bytes')
    .where('piece_id', '=', pieceId)
    .orderBy('position')
    .execute();
  return rows.map(({ bytes }) => bytes);
}
