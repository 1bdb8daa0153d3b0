import type { Tx } from '../../../platform/database/database.ts';
import { keptLines } from './kept-lines.ts';
import { findLine, type LineRow } from '../rows/order-line.store.ts';
import { lockOrder, type OrderRow } from '../rows/order.store.ts';
import { requestsOf } from '../rows/request.store.ts';

interface PieceAndOrder {
  readonly line: LineRow;
  readonly order: OrderRow;
}

/**
 * A delivered piece that may be handed in, with its order locked, so that of two who want something of it
 * one waits and then finds it gone. `undefined` when it is not kept, is handed in already, or waits for
 * another size or a repair.
 */
export async function lockPiece(tx: Tx, lineId: string): Promise<PieceAndOrder | undefined> {
  const known = await findLine(tx, lineId);
  const order = known && (await lockOrder(tx, known.order_no));
  if (order === undefined) return undefined;
  const line = (await keptLines(tx, order)).find(({ id }) => id === lineId);
  const isAskedFor = (await requestsOf(tx, order.order_no)).some(
    ({ state, item_ids: ids }) => (state === 'open' || state === 'accepted') && ids.includes(lineId),
  );
  return line === undefined || isAskedFor ? undefined : { line, order };
}
