import { Refusal } from '../../platform/refusal.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { noteNeeded } from '../../platform/refusal.ts';
import type { Standing } from './keeper.ts';
import { allows, movesOf } from './machine.ts';
import type { RequestKind, RequestKinds } from './request-kind.ts';
import type { Facts, RequestActor } from './tables.ts';

interface Move {
  readonly requestId: string;
  readonly to: string;
  readonly actor: RequestActor;
  readonly at: Date;
  /** Who of the store's people it was. */
  readonly by?: string;
  readonly reason?: string;
  readonly note?: string;
  /** What was given along with a decision; its kind checks it. */
  readonly terms?: Facts;
  /** What it came of or led to. */
  readonly about?: string;
}

/** What the store's people can decide now. */
export async function decisionsOf<Row extends Standing>(
  db: Database | Tx,
  kind: RequestKind<Row>,
  request: Row,
): Promise<readonly string[]> {
  const drawn = movesOf(kind.machine, request.state, 'staff');
  return kind.possible === undefined ? drawn : kind.possible(db, request, drawn);
}

/**
 * Moves a request on, writes down who did it, and tells whoever asked. It is locked first: of two who
 * move it at once one does, and the other is told that it stands elsewhere by now.
 *
 * @param isTheirs whether this caller may know of it; another's is not there
 * @throws Refusal
 */
export async function moveRequest<Row extends Standing>(
  tx: Tx,
  kinds: RequestKinds<Row>,
  { requestId, to, actor, at, by = '', reason = '', note = '', terms = {}, about = '' }: Move,
  isTheirs: (request: Row) => boolean = () => true,
): Promise<Row> {
  const request = await kinds.lock(tx, requestId);
  if (request === undefined || !isTheirs(request)) throw new Refusal('CUSTOMER_REQUEST.NOT_FOUND');
  const kind = kinds.of(request.kind);
  const { machine, keeper } = kind;
  const isPossible =
    actor === 'staff'
      ? (await decisionsOf(tx, kind, request)).includes(to)
      : allows(machine, request.state, to, actor);
  if (!isPossible) throw kind.conflict?.() ?? new Refusal('CUSTOMER_REQUEST.STATE_CONFLICT');
  const { reasons, needsNote = false } = machine.states[to] ?? {};
  const isReasoned = reasons === undefined ? reason === '' : reasons.includes(reason);
  const renewed = actor === 'staff' ? await kind.renew?.(tx, request, { to, terms, by, at }) : undefined;
  const decided =
    actor === 'staff' ? await kind.decide(tx, { ...request, ...renewed }, { to, terms, by, at }) : null;
  if (!isReasoned || decided === undefined) throw new Refusal('CUSTOMER_REQUEST.DECISION_INVALID');
  if (needsNote && note === '') throw noteNeeded();
  const { request: moved, step } = await keeper.move(tx, request, machine, {
    ...{ to, actor, at, by, reason, note, about },
    ...renewed,
    ...(decided !== null && { terms: decided }),
  });
  await kind.moved?.(tx, moved, { from: request.state, at });
  if (actor === 'staff') await kind.follow?.(tx, moved, { by, note, at });
  // Where it stands as before, there is nothing to hear of.
  const news = moved.state === request.state ? undefined : kind.news(moved);
  if (news !== undefined) await keeper.tell(tx, moved, news, step);
  return moved;
}
