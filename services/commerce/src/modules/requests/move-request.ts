import type { Database, Tx } from '../../platform/database/database.ts';
import { noteNeeded, Refusal } from '../../platform/refusal.ts';
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

/** @throws Refusal unless it may be moved there by the person who moves it, with the reason that is given */
async function assertMove<Row extends Standing>(
  tx: Tx,
  kind: RequestKind<Row>,
  request: Row,
  { to, actor, reason = '' }: Move,
): Promise<void> {
  const isPossible =
    actor === 'staff'
      ? (await decisionsOf(tx, kind, request)).includes(to)
      : allows(kind.machine, request.state, to, actor);
  if (!isPossible) throw kind.conflict?.() ?? new Refusal('CUSTOMER_REQUEST.STATE_CONFLICT');
  const reasons = kind.machine.states[to]?.reasons;
  const isReasoned = reasons === undefined ? reason === '' : reasons.includes(reason);
  if (!isReasoned) throw new Refusal('CUSTOMER_REQUEST.DECISION_INVALID');
}

/** What the store's people decided, and what they renewed. @throws Refusal when what was given will not do */
async function decided<Row extends Standing>(
  tx: Tx,
  kind: RequestKind<Row>,
  request: Row,
  { to, at, by = '', terms = {} }: Move,
) {
  const renewed = await kind.renew?.(tx, request, { to, terms, by, at });
  const found = await kind.decide(tx, { ...request, ...renewed }, { to, terms, by, at });
  if (found === undefined) throw new Refusal('CUSTOMER_REQUEST.DECISION_INVALID');
  return { ...renewed, ...(found !== null && { terms: found }) };
}

/**
 * Moves a request on, writes down who did it, and tells the customer who asked. It is locked first: of two who
 * move it at once one does, and the other is told that it stands elsewhere by now.
 *
 * @param isTheirs whether this caller may know of it; another's is not there
 * @throws Refusal
 */
export async function moveRequest<Row extends Standing>(
  tx: Tx,
  kinds: RequestKinds<Row>,
  move: Move,
  isTheirs: (request: Row) => boolean = () => true,
): Promise<Row> {
  const { requestId, to, actor, at, by = '', reason = '', note = '', about = '' } = move;
  const request = await kinds.lock(tx, requestId);
  if (request === undefined || !isTheirs(request)) throw new Refusal('CUSTOMER_REQUEST.NOT_FOUND');
  const kind = kinds.of(request.kind);
  const { machine, keeper } = kind;
  await assertMove(tx, kind, request, move);
  const change = actor === 'staff' ? await decided(tx, kind, request, move) : {};
  if (machine.states[to]?.needsNote === true && note === '') throw noteNeeded();
  const { request: moved, step } = await keeper.move(tx, request, machine, {
    ...{ to, actor, at, by, reason, note, about },
    ...change,
  });
  await kind.moved?.(tx, moved, { from: request.state, at });
  if (actor === 'staff') await kind.follow?.(tx, moved, { by, note, at });
  // Where it stands as before, there is nothing to hear of.
  const news = moved.state === request.state ? undefined : kind.news(moved);
  if (news !== undefined) await keeper.tell(tx, moved, news, step);
  return moved;
}
