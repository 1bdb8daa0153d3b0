import type { Tx } from '../../../platform/database/database.ts';
import type { AgentCall, Answer } from '../operation.ts';
import { localeOf } from '../model/presentment.ts';
import { readSession } from '../sessions/priced-session.ts';
import { answeredSession, noSession, showSession } from '../sessions/show-session.ts';
import { changeSession, type SessionRow } from '../sessions/session.store.ts';
import type { CheckoutAsked, NewCheckoutAsked, Wanted } from '../sessions/wanted.ts';
import { texts } from '../texts.ts';
import { assertRoom } from './bounds.ts';
import { nothingToSell } from './nothing-to-sell.ts';
import { beginSession, changeTwin, replaceSession } from './save-session.ts';
import { isCartThere, lockOwnSession, ownSession } from './sessions-of-caller.ts';

type Call<Payload = unknown> = AgentCall<Payload>;

const gone = ({ deps, acceptLanguage }: Call): Answer => noSession(deps, localeOf(acceptLanguage));

/** What a cart holds goes before what comes along (rule 87); the way to send it is the checkout's own. */
const wantedOf = ({ cart_id: _cart, ...asked }: NewCheckoutAsked, cart: SessionRow | undefined): Wanted => {
  if (cart === undefined) return asked;
  const { fulfillment, ...rest } = asked;
  return { ...rest, ...cart.wanted, ...(fulfillment && { fulfillment }) };
};

/** A new checkout, or the open one that a cart became before (rule 88). */
export async function createCheckout(tx: Tx, call: Call<NewCheckoutAsked>): Promise<Answer> {
  const { deps, caller, payload, acceptLanguage } = call;
  const { row: cart, twin: known } =
    (payload.cart_id !== undefined && (await lockOwnSession(tx, { ...call, id: payload.cart_id }, 'cart'))) ||
    {};
  if (payload.cart_id !== undefined && !isCartThere(cart)) return gone(call);
  if (known !== undefined) return showSession(deps, known, await sessionNow(tx, call, known));
  const wanted = wantedOf(payload, cart);
  const nothing = nothingToSell(call, wanted);
  if (nothing !== undefined) return nothing;
  await assertRoom(tx, call);
  const { row, session, vainCodes } = await beginSession(tx, deps, {
    kind: 'checkout',
    ...{ caller, wanted, acceptLanguage, cart },
  });
  await deps.agentAllowance.countVainCodes(caller, vainCodes);
  return { created: true, ...showSession(deps, row, session) };
}

const sessionNow = async (db: Tx | Call['deps']['db'], { deps }: Call, row: SessionRow) =>
  row.state === 'open' ? readSession(db, deps, row) : answeredSession(db, row);

export async function getCheckout(call: Call): Promise<Answer> {
  const { deps } = call;
  const row = await ownSession(deps.db, call, 'checkout');
  return row === undefined ? gone(call) : showSession(deps, row, await sessionNow(deps.db, call, row));
}

/** One that a person took over, or that is over, stays as it is and says so (rules 51 and 124). */
export async function updateCheckout(tx: Tx, call: Call<CheckoutAsked>): Promise<Answer> {
  const { deps, caller, payload: wanted, acceptLanguage } = call;
  const { row: before, twin: cart } = (await lockOwnSession(tx, call, 'checkout')) ?? {};
  if (before === undefined) return gone(call);
  if (before.state !== 'open') return showSession(deps, before, await answeredSession(tx, before));
  const saved = await replaceSession(tx, deps, before, wanted, acceptLanguage);
  await changeTwin(tx, deps, saved, cart);
  await deps.agentAllowance.countVainCodes(caller, saved.vainCodes);
  return showSession(deps, saved.row, saved.session);
}

/**
 * Nothing is paid through an agent, so no agent completes: the answer says what is left for its person, or for
 * itself where a sum is another by now.
 */
export async function completeCheckout(tx: Tx, call: Call): Promise<Answer> {
  const { row } = (await lockOwnSession(tx, call, 'checkout')) ?? {};
  return row === undefined ? gone(call) : showSession(call.deps, row, await sessionNow(tx, call, row));
}

export async function cancelCheckout(tx: Tx, call: Call): Promise<Answer> {
  const { deps } = call;
  const { row } = (await lockOwnSession(tx, call, 'checkout')) ?? {};
  if (row === undefined) return gone(call);
  // A person who took it over is about to pay, or has: what they do is no agent's to end.
  if (row.state !== 'open')
    return showSession(deps, row, await sessionNow(tx, call, row), [
      {
        type: 'error',
        code: 'checkout_not_cancelable',
        severity: 'unrecoverable',
        content: texts(row.locale)('message.not-cancelable'),
      },
    ]);
  const session = await sessionNow(tx, call, row);
  await changeSession(tx, row.id, { state: 'canceled' }, deps.clock());
  return showSession(deps, { ...row, state: 'canceled' }, session);
}
