import type { Database, Tx } from '../../platform/database/database.ts';
import { RequestRefused } from './errors.ts';
import type { KeptDecision, RequestPicture } from './kept-kind.ts';
import { moveRequest } from './move-request.ts';
import { findQueued } from './queue.store.ts';
import type { RequestKinds } from './request-kind.ts';

/** Decides any request of the queue, wherever it is kept. @throws Refused */
export async function decide(tx: Tx, kinds: RequestKinds, decision: KeptDecision): Promise<void> {
  const row = await findQueued(tx, decision.requestId);
  if (row === undefined) throw new RequestRefused('CUSTOMER_REQUEST.NOT_FOUND');
  const kept = kinds.keptOf(row.kind);
  if (kept !== undefined) return kept.decide(tx, decision);
  await moveRequest(tx, kinds, { ...decision, actor: 'staff' });
}

/** A picture that came with a request of the queue. */
export async function photoOf(
  db: Database,
  kinds: RequestKinds,
  requestId: string,
  position: number,
): Promise<RequestPicture | undefined> {
  const row = await findQueued(db, requestId);
  if (row === undefined) return undefined;
  const kind = kinds.keptOf(row.kind) ?? kinds.of(row.kind);
  return kind.photo?.(db, requestId, position);
}
