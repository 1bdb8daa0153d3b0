import type { RequestPhoto } from '@suvarna/contracts/api/orders';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { RequestKind, RequestState } from './tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type RequestRow = Selectable<Tables['order_requests']>;

/** A picture with its bytes, as it is kept. */
export interface KeptPhoto {
  readonly media_type: RequestPhoto['media_type'];
  readonly bytes: Buffer;
}

export function reasonsOf(
  db: Database | Tx,
  kind: RequestKind,
): Promise<Selectable<Tables['order_reasons']>[]> {
  return db.selectFrom('order_reasons').selectAll().where('kind', '=', kind).orderBy('position').execute();
}

export async function isReason(db: Database | Tx, kind: RequestKind, reasonId: number): Promise<boolean> {
  return (
    (await db
      .selectFrom('order_reasons')
      .select('reason_id')
      .where('kind', '=', kind)
      .where('reason_id', '=', reasonId)
      .executeTakeFirst()) !== undefined
  );
}

export async function insertRequest(
  tx: Tx,
  request: Insertable<Tables['order_requests']>,
  photos: readonly KeptPhoto[] = [],
): Promise<void> {
  await tx.insertInto('order_requests').values(request).execute();
  if (photos.length === 0) return;
  await tx
    .insertInto('request_photos')
    .values(photos.map((photo, index) => ({ request_id: request.id, position: index + 1, ...photo })))
    .execute();
}

/** The one cancellation of an order. */
export function cancellationOf(db: Database | Tx, orderNo: string): Promise<RequestRow | undefined> {
  return db
    .selectFrom('order_requests')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('kind', '=', 'cancel')
    .executeTakeFirst();
}

/** The return that an order waits for; it has one at a time. */
export function openReturnOf(db: Database | Tx, orderNo: string): Promise<RequestRow | undefined> {
  return db
    .selectFrom('order_requests')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('kind', '=', 'return')
    .where('state', 'in', ['open', 'accepted'])
    .executeTakeFirst();
}

/** A request with the number of its pictures. */
export type CountedRequest = RequestRow & { readonly photos: number };

const counted = (db: Database | Tx) =>
  db
    .selectFrom('order_requests')
    .selectAll()
    .select((row) =>
      row
        .selectFrom('request_photos')
        .whereRef('request_photos.request_id', '=', 'order_requests.id')
        .select(sql<number>`count(*)::int`.as('n'))
        .as('photos'),
    )
    .$narrowType<{ photos: number }>();

export function requestsOf(db: Database | Tx, orderNo: string): Promise<CountedRequest[]> {
  return counted(db).where('order_no', '=', orderNo).orderBy('created_at').orderBy('id').execute();
}

/** Requests for another size and claims in a state, the oldest first. */
export function requestsIn(db: Database, state: RequestState, most: number): Promise<CountedRequest[]> {
  return counted(db)
    .where('state', '=', state)
    .where('kind', '!=', 'return')
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Moves a request on if it stands where it may be moved from; the update decides. */
export function moveRequest(
  tx: Tx,
  requestId: string,
  move: { readonly from: RequestState; readonly to: RequestState; readonly note: string },
): Promise<RequestRow | undefined> {
  return tx
    .updateTable('order_requests')
    .set({ state: move.to, state_note: move.note })
    .where('id', '=', requestId)
    .where('state', '=', move.from)
    .returningAll()
    .executeTakeFirst();
}

export function findRequest(db: Database | Tx, requestId: string): Promise<RequestRow | undefined> {
  return db.selectFrom('order_requests').selectAll().where('id', '=', requestId).executeTakeFirst();
}

export function photoOf(db: Database, requestId: string, position: number): Promise<KeptPhoto | undefined> {
  return db
    .selectFrom('request_photos')
    .select(['media_type', 'bytes'])
    .where('request_id', '=', requestId)
    .where('position', '=', position)
    .executeTakeFirst();
}
