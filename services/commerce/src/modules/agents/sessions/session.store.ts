import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Shopper } from '../../identity/index.ts';
import type { SessionKind, SessionState } from '../tables.ts';

export type SessionRow = Selectable<Tables['agent_sessions']>;
export type NewSessionRow = Insertable<Tables['agent_sessions']>;

const OPENED = { guest: 'opened_guest_id', customer: 'opened_customer_id' } as const;

export async function insertSession(tx: Tx, row: NewSessionRow): Promise<void> {
  await tx.insertInto('agent_sessions').values(row).execute();
}

/** A platform's own session; one that was begun by a signed call is not there for calls that are not. */
interface Owned {
  readonly id: string;
  readonly kind: SessionKind;
  readonly profileUrl: string;
  readonly verified: boolean;
}

export const findSession = (
  db: Database | Tx,
  { id, kind, profileUrl, verified }: Owned,
): Promise<SessionRow | undefined> =>
  db
    .selectFrom('agent_sessions')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('profile_url', '=', profileUrl)
    .where((row) => row.or([row('verified', '=', false), row.val(verified)]))
    .executeTakeFirst();

/**
 * A cart and the checkouts it became, locked together and in one order, so that a call of one waits for a call of the
 * other and neither for both.
 */
function lockTogether(tx: Tx, guestId: string): Promise<SessionRow[]> {
  return tx
    .selectFrom('agent_sessions')
    .selectAll()
    .where('guest_id', '=', guestId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** A session with those that share its bag. */
export interface LockedSession {
  readonly row: SessionRow;
  /** The cart of a checkout; the open checkout of a cart. */
  readonly twin: SessionRow | undefined;
}

function withTwin(rows: readonly SessionRow[], id: string, at: Date): LockedSession | undefined {
  const row = rows.find((one) => one.id === id);
  if (row === undefined) return undefined;
  const isOpen = (one: SessionRow): boolean =>
    (one.state === 'open' || one.state === 'accepted') && one.expires_at > at;
  const twin = rows.find((one) =>
    row.kind === 'cart' ? one.cart_id === row.id && isOpen(one) : one.id === row.cart_id,
  );
  return { row, twin };
}

export async function lockSession(tx: Tx, whose: Owned, at: Date): Promise<LockedSession | undefined> {
  const found = await findSession(tx, whose);
  return found && withTwin(await lockTogether(tx, found.guest_id), found.id, at);
}

type Change = Partial<
  Pick<
    NewSessionRow,
    'state' | 'currency' | 'locale' | 'wanted' | 'quote' | 'lock_id' | 'verified' | 'order_no'
  >
>;

export async function changeSession(tx: Tx, id: string, change: Change, at: Date): Promise<void> {
  await tx
    .updateTable('agent_sessions')
    .set({ ...change, updated_at: at })
    .where('id', '=', id)
    .execute();
}

/** How many sessions a platform has open, counted no further than matters. */
export async function countOpen(
  db: Database | Tx,
  { platform, verified }: Pick<SessionRow, 'platform' | 'verified'>,
  at: Date,
  most: number,
): Promise<number> {
  const rows = await db
    .selectFrom('agent_sessions')
    .select('id')
    .where('platform', '=', platform)
    .where('verified', '=', verified)
    .where('state', '=', 'open')
    .where('expires_at', '>', at)
    .limit(most)
    .execute();
  return rows.length;
}

/** Sessions of one platform are begun one after the other until the transaction ends. */
export async function holdPlatform(tx: Tx, platform: string, verified: boolean): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`agents ${platform} ${String(verified)}`}, 0))`.execute(
    tx,
  );
}

export async function lockByLink(tx: Tx, linkHash: Buffer): Promise<SessionRow | undefined> {
  const found = await tx
    .selectFrom('agent_sessions')
    .select(['id', 'guest_id'])
    .where('link_hash', '=', linkHash)
    .executeTakeFirst();
  return found && (await lockTogether(tx, found.guest_id)).find(({ id }) => id === found.id);
}

/** Who opened a link first; it, and that of what shares its bag, is theirs alone from then on. */
export async function bindSessions(tx: Tx, guestId: string, shopper: Shopper): Promise<void> {
  await tx
    .updateTable('agent_sessions')
    .set({ [OPENED[shopper.kind]]: shopper.id })
    .where('guest_id', '=', guestId)
    .execute();
}

/** A shopper has the pieces of a session, and of the cart or checkout that is its twin, in a bag of their own now. */
export async function acceptSessions(
  tx: Tx,
  { guest_id: guestId }: Pick<SessionRow, 'guest_id'>,
  { at, until }: { readonly at: Date; readonly until: Date },
): Promise<void> {
  await tx
    .updateTable('agent_sessions')
    .set({
      state: 'accepted',
      accepted_at: at,
      updated_at: at,
      expires_at: until,
    })
    .where('guest_id', '=', guestId)
    .where('state', '=', 'open')
    .execute();
}

/** Holds what a guest opened before the bags are held: whoever takes a session over does it in this order, too. */
export async function lockOpened(tx: Tx, guestId: string): Promise<void> {
  await tx
    .selectFrom('agent_sessions')
    .select('id')
    .where('opened_guest_id', '=', guestId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** What a guest opened is the account's. */
export async function moveOpened(tx: Tx, guestId: string, customerId: string): Promise<void> {
  await tx
    .updateTable('agent_sessions')
    .set({ opened_guest_id: null, opened_customer_id: customerId })
    .where('opened_guest_id', '=', guestId)
    .execute();
}

/** Sessions a shopper took over and ordered nothing of yet, the latest first, locked. */
export function lockAccepted(tx: Tx, shopper: Shopper, at: Date): Promise<SessionRow[]> {
  return tx
    .selectFrom('agent_sessions')
    .selectAll()
    .where(OPENED[shopper.kind], '=', shopper.id)
    .where('kind', '=', 'checkout')
    .where('state', '=', 'accepted')
    .where('expires_at', '>', at)
    .orderBy('accepted_at', 'desc')
    .forUpdate()
    .execute();
}

export function findByOrder(db: Database | Tx, orderNo: string): Promise<SessionRow | undefined> {
  return db.selectFrom('agent_sessions').selectAll().where('order_no', '=', orderNo).executeTakeFirst();
}

/** What was typed of a buyer and of a place is not in it. */
export const WITHOUT_BUYER = sql<string>`wanted - 'buyer' - 'fulfillment' - 'context'`;

/** Rows of one statement of a job. */
const AT_ONCE = 2_000;

/** Changes so many rows at a time until there are none. */
async function inBatches(change: () => Promise<{ readonly numUpdatedRows: bigint }>): Promise<void> {
  for (;;) if ((await change()).numUpdatedRows < BigInt(AT_ONCE)) return;
}

/** Sessions whose time is over are over, in the rows as well. */
export const endExpired = (db: Database, at: Date): Promise<void> =>
  inBatches(() =>
    db
      .updateTable('agent_sessions')
      .set({ state: 'canceled', updated_at: at })
      .where('id', 'in', (query) =>
        query
          .selectFrom('agent_sessions')
          .select('id')
          .where('state', 'in', ['open', 'accepted'] satisfies SessionState[])
          .where('expires_at', '<=', at)
          .limit(AT_ONCE),
      )
      .executeTakeFirstOrThrow(),
  );

/** What was typed of buyers is deleted some days after the session began, whatever became of it: an order has its own. */
export const forgetBuyers = (db: Database, begunBefore: Date): Promise<void> =>
  inBatches(() =>
    db
      .updateTable('agent_sessions')
      .set({ wanted: WITHOUT_BUYER, forgotten: true })
      .where('id', 'in', (query) =>
        query
          .selectFrom('agent_sessions')
          .select('id')
          .where('created_at', '<', begunBefore)
          .where('forgotten', '=', false)
          .limit(AT_ONCE),
      )
      .executeTakeFirstOrThrow(),
  );

/** Guests of sessions that came to nothing, and of carts, with all that is theirs. */
export async function dropEnded(db: Database, endedBefore: Date): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from guests where id in (
        select guest_id from agent_sessions
        where created_at < ${endedBefore} and not exists (
          select from agent_sessions as own
          where own.guest_id = agent_sessions.guest_id
            and (own.expires_at >= ${endedBefore} or own.order_no is not null))
        order by created_at limit ${AT_ONCE})`.execute(db);
    if (numAffectedRows === 0n) return;
  }
}
