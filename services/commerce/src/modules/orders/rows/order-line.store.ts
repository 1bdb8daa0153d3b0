import type { PieceCertificate } from '@suvarna/contracts/orders';
import type { Insertable, Selectable } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Shopper } from '../../identity/index.ts';
import { findOwnOrder, type OrderRow } from './order.store.ts';

export type LineRow = Selectable<Tables['order_lines']>;
export type NewLineRow = Insertable<Tables['order_lines']>;

export function linesOfOrder(db: Database | Tx, orderNo: string): Promise<LineRow[]> {
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy('position')
    .execute();
}

export async function setHuids(tx: Tx, lineId: string, huids: readonly string[]): Promise<void> {
  await tx
    .updateTable('order_lines')
    .set({ huids: [...huids] })
    .where('id', '=', lineId)
    .execute();
}

export async function setCertificates(
  tx: Tx,
  lineId: string,
  certificates: readonly PieceCertificate[],
): Promise<void> {
  await tx
    .updateTable('order_lines')
    .set({ certificates: JSON.stringify(certificates) })
    .where('id', '=', lineId)
    .execute();
}

/** Of any shopper. */
export function findLine(db: Database | Tx, lineId: string): Promise<LineRow | undefined> {
  return db.selectFrom('order_lines').selectAll().where('id', '=', lineId).executeTakeFirst();
}

/** A line with the order it belongs to. */
export interface OwnLine {
  readonly line: LineRow;
  readonly order: OrderRow;
}

/** The same of a shopper's. */
export async function findOwnLine(
  db: Database | Tx,
  owner: Shopper,
  lineId: string,
): Promise<OwnLine | undefined> {
  const line = await findLine(db, lineId);
  const order = line && (await findOwnOrder(db, owner, line.order_no));
  return line === undefined || order === undefined ? undefined : { line, order };
}
