import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';

export interface Pieces {
  readonly productId: number;
  readonly quantity: number;
}

/** One order of locks for all, so that two orders of the same pieces never wait for each other. */
const inOrder = (pieces: readonly Pieces[]): Pieces[] =>
  [...pieces].sort((a, b) => a.productId - b.productId);

/** Puts pieces aside; the product that has too few when one has. The caller rolls back. */
export async function takePieces(tx: Tx, pieces: readonly Pieces[]): Promise<number | undefined> {
  for (const { productId, quantity } of inOrder(pieces)) {
    const { numUpdatedRows } = await tx
      .updateTable('stock_levels')
      .set({ on_hand: sql<number>`on_hand - ${quantity}`, reserved: sql<number>`reserved + ${quantity}` })
      .where('product_id', '=', productId)
      .where('on_hand', '>=', quantity)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return productId;
  }
  return undefined;
}

/** Writes down for whom the pieces are put aside. */
export async function insertReservations(
  tx: Tx,
  orderNo: string,
  pieces: readonly Pieces[],
  heldKeys: readonly Buffer[],
): Promise<void> {
  if (pieces.length === 0) return;
  await tx
    .insertInto('stock_reservations')
    .values(
      inOrder(pieces).map(({ productId, quantity }) => ({
        order_no: orderNo,
        product_id: productId,
        quantity,
        state: 'held' as const,
        held_keys: heldKeys.length === 0 ? null : [...heldKeys],
      })),
    )
    .execute();
}

type Move = 'sold' | 'released' | 'returned';
const MOVES = {
  sold: {
    from: 'held',
    set: (quantity: number) => ({
      reserved: sql<number>`reserved - ${quantity}`,
      sold: sql<number>`sold + ${quantity}`,
    }),
  },
  released: {
    from: 'held',
    set: (quantity: number) => ({
      reserved: sql<number>`reserved - ${quantity}`,
      on_hand: sql<number>`on_hand + ${quantity}`,
    }),
  },
  returned: {
    from: 'sold',
    set: (quantity: number) => ({
      sold: sql<number>`sold - ${quantity}`,
      on_hand: sql<number>`on_hand + ${quantity}`,
    }),
  },
} as const;

/** Moves an order's pieces on: sold with the payment, released without it, back in stock after a cancellation. A repeat moves nothing. */
export async function movePieces(tx: Tx, orderNo: string, to: Move): Promise<void> {
  const { from, set } = MOVES[to];
  const moved = await tx
    .updateTable('stock_reservations')
    .set({ state: to, held_keys: null })
    .where('order_no', '=', orderNo)
    .where('state', '=', from)
    .returning(['product_id', 'quantity'])
    .execute();
  for (const row of moved.sort((a, b) => a.product_id - b.product_id)) {
    await tx
      .updateTable('stock_levels')
      .set(set(row.quantity))
      .where('product_id', '=', row.product_id)
      .execute();
  }
}

/**
 * Holds the rows of these products and of what the orders have put aside, all in one order, and before the
 * orders give anything back: two orders that swap pieces, or a coupon for a piece, do not lock each other out.
 */
export async function lockPieces(
  tx: Tx,
  pieces: readonly Pieces[],
  orderNos: readonly string[],
): Promise<void> {
  const held =
    orderNos.length === 0
      ? []
      : await tx
          .selectFrom('stock_reservations')
          .select('product_id')
          .where('order_no', 'in', orderNos)
          .where('state', '=', 'held')
          .execute();
  const products = [
    ...new Set([...pieces.map(({ productId }) => productId), ...held.map(({ product_id }) => product_id)]),
  ];
  if (products.length === 0) return;
  await tx
    .selectFrom('stock_levels')
    .select('product_id')
    .where('product_id', 'in', products)
    .orderBy('product_id')
    .forUpdate()
    .execute();
}

/** Pieces that are put aside for these orders, by product. */
export async function piecesHeldFor(
  db: Database | Tx,
  orderNos: readonly string[],
): Promise<Map<number, number>> {
  if (orderNos.length === 0) return new Map();
  const rows = await db
    .selectFrom('stock_reservations')
    .select(({ fn }) => ['product_id', fn.sum<string>('quantity').as('quantity')])
    .where('order_no', 'in', orderNos)
    .where('state', '=', 'held')
    .groupBy('product_id')
    .execute();
  return new Map(rows.map((row) => [row.product_id, Number(row.quantity)]));
}
