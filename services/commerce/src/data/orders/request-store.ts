import type { Insertable, Selectable } from 'kysely';
import type { Database, Tx } from '../database.ts';
import type { Tables } from '../tables.ts';

export type OrderRequest = Selectable<Tables['order_requests']>;
type Kind = OrderRequest['kind'];

export function reasonsOf(db: Database | Tx, kind: Kind): Promise<Selectable<Tables['order_reasons']>[]> {
  return db.selectFrom('order_reasons').selectAll().where('kind', '=', kind).orderBy('position').execute();
}

export async function isReason(db: Database | Tx, kind: Kind, reasonId: number): Promise<boolean> {
  return (await db.selectFrom('order_reasons').select('reason_id').where('kind', '=', kind).where('reason_id', '=', reasonId).executeTakeFirst()) !== undefined;
}

export async function insertRequest(tx: Tx, request: Insertable<Tables['order_requests']>): Promise<void> {
  await tx.insertInto('order_requests').values(request).execute();
}

export function requestOf(db: Database | Tx, orderNo: string, kind: Kind): Promise<OrderRequest | undefined> {
  return db.selectFrom('order_requests').selectAll().where('order_no', '=', orderNo).where('kind', '=', kind).executeTakeFirst();
}
