import type { RequestPhoto } from '@suvarna/contracts/orders';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { RequestKind, RequestState } from '../tables.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { photoRows } from '../../../platform/photos/photo-row-rules.ts';
import type { Redrawn } from '../../../platform/photos/redraw-photo.ts';

export type RequestRow = Selectable<Tables['order_requests']>;

/** A picture with its bytes, as it is kept. */
interface KeptPhoto {
  readonly media_type: RequestPhoto['media_type'];
  readonly bytes: Buffer;
}

export function reasonsOf(
  db: Database | Tx,
  kind: RequestKind,
): Promise<Selectable<Tables['order_reasons']>[]> {
  return db.selectFrom('order_reasons').selectAll().where('kind', '=', kind).orderBy('position').execute();
}

/** Those that shoppers choose from. */
export const offeredReasonsOf = async (
  db: Database | Tx,
  kind: RequestKind,
): Promise<Selectable<Tables['order_reasons']>[]> =>
  (await reasonsOf(db, kind)).filter(({ offered }) => offered);

export async function isReason(db: Database | Tx, kind: RequestKind, reasonId: number): Promise<boolean> {
  return (
    (await db
      .selectFrom('order_reasons')
      .select('reason_id')
      .where('kind', '=', kind)
      .where('reason_id', '=', reasonId)
      .where('offered', '=', true)
      .executeTakeFirst()) !== undefined
  );
}

export async function insertRequest(tx: Tx, request: Insertable<Tables['order_requests']>): Promise<void> {
  await tx.insertInto('order_requests').values(request).execute();
}

export async function insertPhotos(
  tx: Tx,
  request: { readonly request_id: string } | undefined,
  photos: readonly Redrawn[],
): Promise<void> {
  if (request === undefined || photos.length === 0) return;
  const { request_id } = request;
  await tx
    .insertInto('request_photos')
    .values(photoRows(photos).map((photo) => ({ ...photo, request_id })))
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

/** Whether no later request of the kind was made for the order, nor one that still goes on. */
export async function isLatestOf(
  db: Database | Tx,
  { id, order_no: orderNo, kind }: Pick<RequestRow, 'id' | 'order_no' | 'kind'>,
): Promise<boolean> {
  const latest = await db
    .selectFrom('order_requests')
    .select('id')
    .where('order_no', '=', orderNo)
    .where('kind', '=', kind)
    .orderBy(sql`state in ('open', 'accepted')`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return latest?.id === id;
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

/** Writes where a request stands now, if it stands where it may be moved from; the update decides. */
export function setState(
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

/** Takes pieces out of a request that was not answered; it goes on about the others. */
export async function leavePieces(
  tx: Tx,
  requestId: string,
  itemIds: readonly string[],
): Promise<RequestRow | undefined> {
  const request = await tx
    .selectFrom('order_requests')
    .selectAll()
    .where('id', '=', requestId)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
  if (request === undefined) return undefined;
  const stays = (_of: unknown, index: number): boolean => !itemIds.includes(request.item_ids[index] ?? '');
  return tx
    .updateTable('order_requests')
    .set({ item_ids: request.item_ids.filter(stays), sizes: request.sizes.filter(stays) })
    .where('id', '=', requestId)
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
    .where('redrawn', '=', true)
    .executeTakeFirst();
}

export async function noteDecision(tx: Tx, step: Insertable<Tables['order_request_steps']>): Promise<void> {
  await tx.insertInto('order_request_steps').values(step).execute();
}

/** Who decided requests, the first decision first. */
export async function decisionsOf(
  db: Database | Tx,
  requestIds: readonly string[],
): Promise<Selectable<Tables['order_request_steps']>[]> {
  if (requestIds.length === 0) return [];
  return db
    .selectFrom('order_request_steps')
    .selectAll()
    .where('request_id', 'in', requestIds)
    .orderBy('id')
    .execute();
}

/** All photographs that came with requests about some orders. */
export function photosOfOrders(
  tx: Tx,
  orderNumbers: readonly string[],
): Promise<{ order_no: string; kind: RequestRow['kind']; media_type: string; bytes: Buffer }[]> {
  return tx
    .selectFrom('request_photos')
    .innerJoin('order_requests', 'order_requests.id', 'request_photos.request_id')
    .select(['order_no', 'kind', 'media_type', 'bytes'])
    .where('order_no', 'in', [...orderNumbers])
    .orderBy('order_requests.created_at')
    .orderBy('position')
    .execute();
}

/** Forgets the photographs of a customer's requests that are not worked on any more. */
export async function dropPhotosOfCustomer(tx: Tx, customerId: string): Promise<void> {
  await tx
    .deleteFrom('request_photos')
    .where('request_id', 'in', (request) =>
      request
        .selectFrom('order_requests')
        .innerJoin('orders', 'orders.order_no', 'order_requests.order_no')
        .select('order_requests.id')
        .where('orders.customer_id', '=', customerId)
        .where((where) =>
          where.or([
            where('order_requests.state', 'is', null),
            where('order_requests.state', 'not in', ['open', 'accepted']),
          ]),
        ),
    )
    .execute();
}
