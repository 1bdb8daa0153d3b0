import type { Locale } from '@suvarna/contracts/locale';
import { createHash, randomUUID } from 'node:crypto';
import type { Shopper } from '../identity/index.ts';
import type { Subscription } from './subscription.ts';
import type { Database, Tx } from '../../platform/database/database.ts';

const OWNER = { guest: 'guest_id', customer: 'customer_id' } as const;
/** Browsers one shopper may have; the one not heard of for longest goes when there would be more. */
const BROWSERS = 10;

const hashOf = (endpoint: string): Buffer => createHash('sha256').update(endpoint).digest();

export interface NewSubscription extends Subscription {
  readonly topic: string;
  readonly locale: Locale;
}

/** Who sits at a browser, and by which sign-in; a guest has none. */
type Subscriber = Shopper & { readonly signInId: string | null };

/** Keeps a browser's subscription. It belongs to whose session sent it last: that is who sits at this browser. */
export async function saveSubscription(
  tx: Tx,
  owner: Subscriber,
  { endpoint, p256dh, auth, topic, locale, expiresAt }: NewSubscription,
  at: Date,
): Promise<void> {
  const told = {
    p256dh,
    auth,
    topic,
    locale,
    renewed_at: at,
    expires_at: expiresAt,
    guest_id: owner.kind === 'guest' ? owner.id : null,
    customer_id: owner.kind === 'customer' ? owner.id : null,
    sign_in_id: owner.signInId,
  };
  await tx
    .insertInto('push_subscriptions')
    .values({ id: randomUUID(), endpoint, endpoint_hash: hashOf(endpoint), created_at: at, ...told })
    .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet(told))
    .execute();
  await tx
    .deleteFrom('push_subscriptions')
    .where(OWNER[owner.kind], '=', owner.id)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('push_subscriptions')
        .select('id')
        .where(OWNER[owner.kind], '=', owner.id)
        .orderBy('renewed_at', 'desc')
        .orderBy('id')
        .limit(BROWSERS),
    )
    .execute();
}

/**
 * The same browser under the subscription that took the place of another: shopper, topic and language
 * stay. One that a page has told of already keeps what the page said.
 *
 * @returns whether it is known now
 */
export async function renewSubscription(
  db: Database,
  old: Subscription,
  { endpoint, p256dh, auth, expiresAt }: Subscription,
  at: Date,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom('push_subscriptions')
      .select('id')
      .where('endpoint_hash', '=', hashOf(endpoint))
      .executeTakeFirst();
    if (known !== undefined) {
      if (endpoint !== old.endpoint) await removeSubscription(tx, old);
      return true;
    }
    const { numUpdatedRows } = await tx
      .updateTable('push_subscriptions')
      .set({
        endpoint,
        endpoint_hash: hashOf(endpoint),
        p256dh,
        auth,
        expires_at: expiresAt,
        renewed_at: at,
      })
      .where('endpoint_hash', '=', hashOf(old.endpoint))
      .where('auth', '=', old.auth)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

/** A caller who shows the whole subscription sits at the browser it belongs to. */
export async function removeSubscription(tx: Tx, { endpoint, auth }: Subscription): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('endpoint_hash', '=', hashOf(endpoint))
    .where('auth', '=', auth)
    .execute();
}

/** The browser of a sign-in that ended, or of a guest who left. */
export async function dropSubscriptionsFor(
  tx: Tx,
  by: { readonly signInId: string } | { readonly guestId: string },
): Promise<void> {
  const gone = tx.deleteFrom('push_subscriptions');
  await (
    'signInId' in by ? gone.where('sign_in_id', '=', by.signInId) : gone.where('guest_id', '=', by.guestId)
  ).execute();
}

/** The same person signed in again at a browser. */
export async function moveSubscriptions(tx: Tx, from: string, to: string): Promise<void> {
  await tx.updateTable('push_subscriptions').set({ sign_in_id: to }).where('sign_in_id', '=', from).execute();
}

/** Browsers that were told of a customer up to a moment: who came after sits at a browser of theirs again. */
export async function dropSubscriptionsOf(tx: Tx, customerId: string, until: Date): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('customer_id', '=', customerId)
    .where('renewed_at', '<=', until)
    .execute();
}

export function findSubscription(
  db: Database,
  id: string,
): Promise<Pick<Subscription, 'endpoint' | 'p256dh' | 'auth'> | undefined> {
  return db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function deleteSubscription(db: Database, id: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}
