import type { Tx } from '../../platform/database/database.ts';
import { RequestRefused } from './errors.ts';
import { allows, deadlinesOf } from './machine.ts';
import { notifyCustomer } from './notify-customer.ts';
import type { Decision, RequestKind, RequestKinds } from './request-kind.ts';
import { insertStep, lockRequest, updateRequest, type RequestRow } from './request.store.ts';
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

const UNDECIDED: Decided = { terms: null };

interface Decided {
  /** `undefined` when what was given will not do. */
  readonly terms: Facts | null | undefined;
  readonly renewed?: { readonly requoted: string; readonly terms: string | null };
}

/** What the store's people decided: the terms, and what they renewed, as it is written down. */
async function decide(tx: Tx, kind: RequestKind, request: RequestRow, decision: Decision): Promise<Decided> {
  const renewed = await kind.renew?.(tx, request, decision);
  return {
    terms: await kind.decide(tx, { ...request, ...renewed }, decision),
    ...(renewed !== undefined && {
      renewed: {
        requoted: JSON.stringify(renewed.requoted),
        terms: renewed.terms && JSON.stringify(renewed.terms),
      },
    }),
  };
}

/**
 * Moves a request on, writes down who did it, and tells its customer. Its row is locked first: of two who
 * move it at once one does, and the other is told that it stands elsewhere by now.
 *
 * @param isTheirs whether this caller may know of it; another's is not there
 * @throws RequestRefused
 */
export async function moveRequest(
  tx: Tx,
  kinds: RequestKinds,
  { requestId, to, actor, at, by = '', reason = '', note = '', terms = {}, about = '' }: Move,
  isTheirs: (request: RequestRow) => boolean = () => true,
): Promise<RequestRow> {
  const request = await lockRequest(tx, requestId);
  if (request === undefined || !isTheirs(request)) throw new RequestRefused('CUSTOMER_REQUEST.NOT_FOUND');
  const kind = kinds.of(request.kind);
  if (!allows(kind.machine, request.state, to, actor))
    throw new RequestRefused('CUSTOMER_REQUEST.STATE_CONFLICT');
  const reasons = kind.machine.states[to]?.reasons;
  const isReasoned = reasons === undefined ? reason === '' : reasons.includes(reason);
  const decided = actor === 'staff' ? await decide(tx, kind, request, { to, terms, by, at }) : UNDECIDED;
  if (!isReasoned || decided.terms === undefined)
    throw new RequestRefused('CUSTOMER_REQUEST.DECISION_INVALID');
  const moved = await updateRequest(tx, requestId, {
    state: to,
    ...deadlinesOf(kind.machine, to, at),
    reason,
    note,
    ...decided.renewed,
    ...(decided.terms !== null && { terms: JSON.stringify(decided.terms) }),
  });
  const step = await insertStep(tx, { request_id: requestId, state: to, at, actor, by, reason, note, about });
  await kind.moved?.(tx, moved, { from: request.state, at });
  if (actor === 'staff') await kind.follow?.(tx, moved, { by, note, at });
  await notifyCustomer(tx, kind, moved, step);
  return moved;
}
