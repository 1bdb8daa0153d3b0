import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { notifyBuyer } from '../notify-buyer.ts';
import type { OrderRow } from '../rows/order.store.ts';
import { leavePieces, setState, noteDecision, type RequestRow } from '../rows/request.store.ts';

/**
 * Of pieces that are sent back, what was asked for them otherwise and is not answered is taken back with
 * them; for other pieces of the same request it stands. Their shopper hears of it.
 *
 * @throws Refusal when the store answered in the meantime
 */
export async function withdrawUnanswered(
  tx: Tx,
  order: OrderRow,
  requests: readonly RequestRow[],
  returned: readonly string[],
  at: Date,
): Promise<void> {
  for (const { id, kind, state, item_ids: about } of requests) {
    if (state !== 'open' || (kind !== 'claim' && kind !== 'resize')) continue;
    if (!about.some((item) => returned.includes(item))) continue;
    const isOver = about.every((item) => returned.includes(item));
    // The update decides: of this and an answer of the store's people, one is first.
    const moved = isOver
      ? await setState(tx, id, { from: 'open', to: 'withdrawn', note: '' })
      : await leavePieces(tx, id, returned);
    if (moved === undefined) throw new Refusal('ORDER.STATE_CONFLICT');
    if (isOver) await noteDecision(tx, { request_id: id, state: 'withdrawn', at, decided_by: '' });
    await notifyBuyer(
      tx,
      order,
      'request-withdrawn',
      { orderNo: order.order_no, kind, isGuest: order.customer_id === null },
      `${id}:${[...returned].toSorted().join()}`,
    );
  }
}
