import { randomBytes } from 'node:crypto';
import { type BagLine, replaceBag } from '../../bag/index.ts';
import { findCoupon, normaliseCode, saveCoupon } from '../../checkout/index.ts';
import { snapshotNow } from '../../catalogue/index.ts';
import { addGuest } from '../../identity/index.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { presentmentOf } from '../model/presentment.ts';
import type { Needs } from '../needs.ts';
import { type PricedSession, promiseSession } from '../sessions/priced-session.ts';
import { assessLines } from '../sessions/pieces.ts';
import { changeSession, insertSession, type SessionRow } from '../sessions/session.store.ts';
import type { Wanted } from '../sessions/wanted.ts';
import { newLink } from '../handover/link.ts';
import type { SessionKind } from '../tables.ts';
import { platformOf } from '../platforms/platform-of.ts';
import type { Caller } from '../model/caller.ts';

const HOUR_MS = 3_600_000;
/** As long as a session may be worked on (UCP checkout, `expires_at`). */
const SESSION_MS = 6 * HOUR_MS;
const PREFIX = { cart: 'cart', checkout: 'chk' } as const;
const ID_BYTES = 16;

interface Saved {
  readonly row: SessionRow;
  readonly session: PricedSession;
  /** Codes that no coupon has. */
  readonly vainCodes: number;
}

/** Of codes those that there are, in the order they were typed. */
async function knownCodes(
  tx: Tx,
  { discounts }: Wanted,
): Promise<{ readonly known: readonly string[]; readonly vain: number }> {
  const codes = [...new Set((discounts?.codes ?? []).map(normaliseCode))];
  const known: string[] = [];
  for (const code of codes) if ((await findCoupon(tx, code)) !== undefined) known.push(code);
  return { known, vain: codes.length - known.length };
}

/** Promises the price with the first code that counts; where none does, with the first there is, which says why. */
async function promiseWithCode(
  tx: Tx,
  deps: Needs,
  row: Pick<SessionRow, 'guest_id' | 'currency' | 'wanted'>,
  lines: readonly BagLine[],
  codes: readonly string[],
): ReturnType<typeof promiseSession> {
  const owner = { kind: 'guest', id: row.guest_id } as const;
  const tries = [...codes, codes[0] ?? null];
  for (const [at, code] of tries.entries()) {
    await saveCoupon(tx, owner, code);
    const promised = await promiseSession(tx, deps, row, lines);
    if (promised.session.couponFault === undefined || at === tries.length - 1) return promised;
  }
  throw new Error('there is always a last try');
}

/** Puts what is wanted into the session's bag, and promises its price. */
async function fill(
  tx: Tx,
  deps: Needs,
  row: Pick<SessionRow, 'guest_id' | 'currency' | 'wanted'>,
): Promise<Omit<Saved, 'row'> & { readonly lockId: string | null }> {
  const { priceOf } = deps.catalogue;
  const { pieces } = assessLines(
    { snapshot: snapshotNow(deps.catalogue), priceOf, currency: row.currency },
    row.wanted.line_items,
  );
  const owner = { kind: 'guest', id: row.guest_id } as const;
  const lines = await replaceBag(tx, { owner, currency: row.currency, priceOf }, pieces);
  const { known, vain } = await knownCodes(tx, row.wanted);
  return { ...(await promiseWithCode(tx, deps, row, lines, known)), vainCodes: vain };
}

interface NewSession {
  readonly kind: SessionKind;
  readonly caller: Caller;
  readonly wanted: Wanted;
  readonly acceptLanguage: string;
  /** A checkout of a cart has its bag. */
  readonly cart?: SessionRow | undefined;
}

export async function beginSession(
  tx: Tx,
  deps: Needs,
  { kind, caller, wanted, acceptLanguage, cart }: NewSession,
): Promise<Saved> {
  const { currency, locale } = presentmentOf(wanted.context, acceptLanguage);
  const at = deps.clock();
  const guestId = cart?.guest_id ?? (await addGuest(tx));
  const { session, lockId, vainCodes } = await fill(tx, deps, { guest_id: guestId, currency, wanted });
  const id = `${PREFIX[kind]}_${randomBytes(ID_BYTES).toString('base64url')}`;
  const row: SessionRow = {
    id,
    kind,
    platform: platformOf(caller.profileUrl),
    profile_url: caller.profileUrl,
    verified: caller.verified,
    guest_id: guestId,
    cart_id: cart?.id ?? null,
    state: 'open',
    currency,
    locale,
    wanted,
    quote: session.quote,
    lock_id: lockId,
    ...newLink(deps, id),
    opened_guest_id: cart?.opened_guest_id ?? null,
    opened_customer_id: cart?.opened_customer_id ?? null,
    order_no: null,
    created_at: at,
    updated_at: at,
    expires_at: new Date(at.getTime() + SESSION_MS),
    accepted_at: null,
    forgotten: false,
  };
  // What a signed checkout holds is changed by signed calls alone.
  if (cart !== undefined && caller.verified) await changeSession(tx, cart.id, { verified: true }, at);
  await insertSession(tx, { ...row, wanted: JSON.stringify(wanted), quote: JSON.stringify(session.quote) });
  return { row, session, vainCodes };
}

/** What a session is from now on: all of it is what this call says (rule 52). */
export async function replaceSession(
  tx: Tx,
  deps: Needs,
  before: SessionRow,
  wanted: Wanted,
  acceptLanguage: string,
): Promise<Saved> {
  // A context that says nothing of money leaves it as it is.
  const said = presentmentOf(wanted.context, acceptLanguage);
  const hasMoney = wanted.context?.currency !== undefined || wanted.context?.address_country !== undefined;
  const currency = hasMoney ? said.currency : before.currency;
  const { locale } = said;
  const { session, lockId, vainCodes } = await fill(tx, deps, {
    guest_id: before.guest_id,
    currency,
    wanted,
  });
  const row: SessionRow = { ...before, currency, locale, wanted, quote: session.quote, lock_id: lockId };
  await changeSession(
    tx,
    before.id,
    {
      currency,
      locale,
      wanted: JSON.stringify(wanted),
      quote: JSON.stringify(session.quote),
      lock_id: lockId,
    },
    deps.clock(),
  );
  return { row, session, vainCodes };
}

/** A cart and the checkout it became hold the same pieces: a change of one is the other's (rule 89). */
export async function changeTwin(
  tx: Tx,
  deps: Needs,
  { row }: Pick<Saved, 'row'>,
  twin: SessionRow | undefined,
): Promise<void> {
  if (twin === undefined) return;
  const { context: _context, discounts: _discounts, ...own } = twin.wanted;
  const { line_items, context, discounts } = row.wanted;
  const wanted: Wanted = { ...own, line_items, ...(context && { context }), ...(discounts && { discounts }) };
  await changeSession(
    tx,
    twin.id,
    {
      currency: row.currency,
      wanted: JSON.stringify(wanted),
      quote: JSON.stringify(row.quote),
      lock_id: row.lock_id,
    },
    deps.clock(),
  );
}
