import { sql, type Insertable } from 'kysely';
import type { Shopper } from '../identity/index.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { OrderRow } from './order.store.ts';
import type { Tables } from '../../platform/database/tables.ts';

type Claim = Insertable<Tables['coupon_claims']>;

export type ClaimOfOrder = Pick<Claim, 'contact' | 'proven'> &
  Pick<OrderRow, 'order_no' | 'state' | 'payment_mode' | 'delivered_at'>;

/** Uses by placed orders with one of these contacts, and how those orders stand. */
export function claimsOf(
  db: Database | Tx,
  code: string,
  contacts: readonly Buffer[],
  besides: string,
): Promise<ClaimOfOrder[]> {
  if (contacts.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('coupon_claims')
    .innerJoin('orders', 'orders.order_no', 'coupon_claims.order_no')
    .select([
      'coupon_claims.contact',
      'coupon_claims.proven',
      'orders.order_no',
      'orders.state',
      'orders.payment_mode',
      'orders.delivered_at',
    ])
    .where('coupon_claims.code', '=', code)
    .where('coupon_claims.contact', 'in', contacts)
    .where('coupon_claims.order_no', '<>', besides)
    .execute();
}

/** Whether another order of this shopper has spent the coupon. */
export async function hasSpent(
  db: Database | Tx,
  code: string,
  owner: Shopper,
  besides: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('coupon_uses')
    .innerJoin('orders', 'orders.order_no', 'coupon_uses.order_no')
    .select('orders.order_no')
    .where('coupon_uses.code', '=', code)
    .where('coupon_uses.state', '=', 'spent')
    .where('coupon_uses.order_no', '<>', besides)
    .where(owner.kind === 'guest' ? 'orders.guest_id' : 'orders.customer_id', '=', owner.id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Holds these contacts until the transaction ends, in one order. */
export async function lockClaims(tx: Tx, code: string, contacts: readonly Buffer[]): Promise<void> {
  const keys = contacts.map((contact) => `coupon ${code} ${contact.toString('hex')}`).sort();
  for (const key of keys) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

export async function insertClaims(tx: Tx, claims: readonly Claim[]): Promise<void> {
  if (claims.length > 0)
    await tx
      .insertInto('coupon_claims')
      .values([...claims])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
