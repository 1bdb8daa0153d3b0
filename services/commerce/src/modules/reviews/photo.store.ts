import type { ReviewPhoto } from '@suvarna/contracts/reviews';
import { REQUEST_PHOTOS } from '@suvarna/contracts/orders';
import { randomUUID } from 'node:crypto';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Redrawn } from '../../platform/photos/redraw-photo.ts';

/** Photos of reviews without their files, in their order, by review. */
export async function photosOf(
  db: Database | Tx,
  reviewIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ReviewPhoto[]>> {
  if (reviewIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('review_photos')
    .select(['review_id', 'photo_id', 'width', 'height'])
    .where('review_id', 'in', reviewIds)
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, ({ review_id: id }) => id);
}

/** Leaves those that are kept, and puts others behind them, as many as there is room for. The caller holds the review. */
export async function replacePhotos(
  tx: Tx,
  reviewId: string,
  { kept, added }: { readonly kept: readonly string[]; readonly added: readonly Redrawn[] },
): Promise<void> {
  // No query may change a photo, not even its place: all go, and those that stay come back in front.
  const known = await tx
    .deleteFrom('review_photos')
    .where('review_id', '=', reviewId)
    .returningAll()
    .execute();
  const stay = known
    .filter(({ photo_id: id }) => kept.includes(id))
    .toSorted((one, other) => one.position - other.position);
  const fresh = added.map(({ jpeg: bytes, width, height }) => ({
    photo_id: randomUUID(),
    review_id: reviewId,
    width,
    height,
    bytes,
  }));
  const values = [...stay, ...fresh]
    .slice(0, REQUEST_PHOTOS.most)
    .map((photo, index) => ({ ...photo, position: index + 1 }));
  if (values.length > 0) await tx.insertInto('review_photos').values(values).execute();
}

/** The file of a photo. @param of `shown`: only where its review is */
export async function photoFile(
  db: Database,
  photoId: string,
  of: 'shown' | 'any',
): Promise<Buffer | undefined> {
  let query = db
    .selectFrom('review_photos')
    .innerJoin('reviews', 'reviews.id', 'review_photos.review_id')
    .select('review_photos.bytes')
    .where('photo_id', '=', photoId);
  if (of === 'shown') query = query.where('reviews.state', '=', 'shown');
  return (await query.executeTakeFirst())?.bytes;
}

export async function photoFilesOf(tx: Tx, reviewId: string): Promise<readonly Buffer[]> {
  const rows = await tx
    .selectFrom('review_photos')
    .select('bytes')
    .where('review_id', '=', reviewId)
    .orderBy('position')
    .execute();
  return rows.map(({ bytes }) => bytes);
}
