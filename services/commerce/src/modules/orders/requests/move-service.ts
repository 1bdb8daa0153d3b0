import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Step } from '../../requests/index.ts';
import { isWaiting, keptLines } from '../pieces/kept-lines.ts';
import type { OrderRow } from '../rows/order.store.ts';
import { noteDecision, requestsOf, setState, type RequestRow } from '../rows/request.store.ts';
import type { ServiceDecision } from '../tables.ts';

/** What was refused is opened again only while its pieces are with their shopper, and nothing else is asked for them. */
export async function assertStillThere(
  tx: Tx,
  order: OrderRow,
  { item_ids: ids }: RequestRow,
): Promise<void> {
  const kept = await keptLines(tx, order);
  const waiting = (await requestsOf(tx, order.order_no)).filter(isWaiting);
  const isFree = ids.every(
    (id) =>
      kept.some((line) => line.id === id) && !waiting.some(({ item_ids: others }) => others.includes(id)),
  );
  if (!isFree) throw new Refusal('ORDER.STATE_CONFLICT');
}

/** Writes a decision about another size, or a claim. @throws Refusal when another one came first */
export async function moveService(
  tx: Tx,
  { id, state }: RequestRow,
  { to: said, by, note, at }: Step,
): Promise<void> {
  // Its machine leads to nothing else.
  const to = said as ServiceDecision;
  if (state === null || (await setState(tx, id, { from: state, to, note })) === undefined)
    throw new Refusal('ORDER.STATE_CONFLICT');
  await noteDecision(tx, { request_id: id, state: to, at, decided_by: by, note });
}
