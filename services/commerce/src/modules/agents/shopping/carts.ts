import type { Tx } from '../../../platform/database/database.ts';
import type { AgentCall, Answer } from '../operation.ts';
import { localeOf } from '../model/presentment.ts';
import { readSession } from '../sessions/priced-session.ts';
import { noSession, showSession } from '../sessions/show-session.ts';
import { changeSession } from '../sessions/session.store.ts';
import type { CartAsked } from '../sessions/wanted.ts';
import { assertRoom } from './bounds.ts';
import { nothingToSell } from './nothing-to-sell.ts';
import { beginSession, changeTwin, replaceSession } from './save-session.ts';
import { isCartThere, lockOwnSession, ownSession } from './sessions-of-caller.ts';

type Call<Payload = unknown> = AgentCall<Payload>;

const gone = ({ deps, acceptLanguage }: Call): Answer => noSession(deps, localeOf(acceptLanguage));

/** A new cart; where nothing of it can be had there is none (rule 43). */
export async function createCart(tx: Tx, call: Call<CartAsked>): Promise<Answer> {
  const { deps, caller, payload: wanted, acceptLanguage } = call;
  const nothing = nothingToSell(call, wanted);
  if (nothing !== undefined) return nothing;
  await assertRoom(tx, call);
  const { row, session, vainCodes } = await beginSession(tx, deps, {
    kind: 'cart',
    caller,
    wanted,
    acceptLanguage,
  });
  await deps.agentAllowance.countVainCodes(caller, vainCodes);
  return { created: true, ...showSession(deps, row, session) };
}

export async function getCart(call: Call): Promise<Answer> {
  const { deps } = call;
  const row = await ownSession(deps.db, call, 'cart');
  return isCartThere(row) ? showSession(deps, row, await readSession(deps.db, deps, row)) : gone(call);
}

export async function updateCart(tx: Tx, call: Call<CartAsked>): Promise<Answer> {
  const { deps, caller, payload: wanted, acceptLanguage } = call;
  const { row: before, twin } = (await lockOwnSession(tx, call, 'cart')) ?? {};
  if (!isCartThere(before)) return gone(call);
  const saved = await replaceSession(tx, deps, before, wanted, acceptLanguage);
  await changeTwin(tx, deps, saved, twin);
  await deps.agentAllowance.countVainCodes(caller, saved.vainCodes);
  return showSession(deps, saved.row, saved.session);
}

/** The cart as it was; afterwards it is not there (rule 90). */
export async function cancelCart(tx: Tx, call: Call): Promise<Answer> {
  const { deps } = call;
  const { row } = (await lockOwnSession(tx, call, 'cart')) ?? {};
  if (!isCartThere(row)) return gone(call);
  const answer = showSession(deps, row, await readSession(tx, deps, row));
  await changeSession(tx, row.id, { state: 'canceled' }, deps.clock());
  return answer;
}
