import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { photoRows } from '../../../platform/photos/photo-row-rules.ts';
import type { Redrawn } from '../../../platform/photos/redraw-photo.ts';

type Photo = Pick<Tables['exchange_photos'], 'media_type' | 'bytes'>;

export async function insertPhotos(tx: Tx, requestId: string, photos: readonly Redrawn[]): Promise<void> {
  if (photos.length === 0) return;
  await tx
    .insertInto('exchange_photos')
    .values(photoRows(photos).map((photo) => ({ ...photo, request_id: requestId })))
    .execute();
}

export function photoOf(db: Database, requestId: string, position: number): Promise<Photo | undefined> {
  return db
    .selectFrom('exchange_photos')
    .select(['media_type', 'bytes'])
    .where('request_id', '=', requestId)
    .where('position', '=', position)
    .where('redrawn', '=', true)
    .executeTakeFirst();
}

export async function photosOfRequests(
  tx: Tx,
  requestIds: readonly string[],
): Promise<readonly (Photo & { readonly request_id: string })[]> {
  if (requestIds.length === 0) return [];
  return tx
    .selectFrom('exchange_photos')
    .select(['request_id', 'media_type', 'bytes'])
    .where('request_id', 'in', [...requestIds])
    .orderBy('request_id')
    .orderBy('position')
    .execute();
}

/** The database keeps those of requests that are open or were paid for. */
export async function dropPhotos(tx: Tx, requestIds: readonly string[]): Promise<void> {
  if (requestIds.length === 0) return;
  await tx
    .deleteFrom('exchange_photos')
    .where('request_id', 'in', [...requestIds])
    .execute();
}
