import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { holdNames } from '../../platform/database/hold-names.ts';

/** Orders of one holder are counted one after the other, from wherever they come; in one order of locks for all. */
export async function holdCounting(tx: Tx, keys: readonly Buffer[]): Promise<void> {
  const sorted = [...keys].sort((one, other) => one.compare(other));
  await holdNames(tx, ...sorted.map((key) => `held-pieces:${key.toString('base64')}`));
}

export interface HeldPieces {
  readonly inAll: number;
  /** Of the product of which most are held. */
  readonly ofOne: number;
}

/** What unpaid orders keep aside under this key. */
export async function heldUnder(tx: Tx, key: Buffer): Promise<HeldPieces> {
  const rows = await tx
    .selectFrom('stock_reservations')
    .select(({ fn }) => fn.sum<string>('quantity').as('quantity'))
    .where('state', '=', 'held')
    .where(sql<boolean>`held_keys @> array[${key}::bytea]`)
    .groupBy('product_id')
    .execute();
  const quantities = rows.map(({ quantity }) => Number(quantity));
  return {
    inAll: quantities.reduce((sum, quantity) => sum + quantity, 0),
    ofOne: Math.max(0, ...quantities),
  };
}
