import type { Insertable } from 'kysely';
import type { Shopper } from '../../identity/index.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { holdNames } from '../../../platform/database/hold-names.ts';
import type { Tables } from '../../../platform/database/tables.ts';

type Claim = Insertable<Tables['coupon_claims']>;

/** Uses by placed orders with one of these contacts. */
export function claimsOf(
  db: Database | Tx,
  code: string,
  contacts: readonly Buffer[],
  besides: string,
): Promise<Pick<Claim, 'contact' | 'proven'>[]> {
  if (contacts.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('coupon_claims')
    .select(['contact', 'proven'])
    .where('code', '=', code)
    .where('contact', 'in', contacts)
    .where('order_no', '<>', besides)
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
  await holdNames(tx, ...keys);
}

export async function insertClaims(tx: Tx, claims: readonly Claim[]): Promise<void> {
  if (claims.length > 0)
    await tx
      .insertInto('coupon_claims')
      .values([...claims])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** A code that was sent to one of these contacts of these orders came back: their uses are proven from now on. */
export async function proveClaims(
  tx: Tx,
  orders: readonly string[],
  contacts: readonly Buffer[],
): Promise<void> {
  if (orders.length === 0 || contacts.length === 0) return;
  await tx
    .updateTable('coupon_claims')
    .set({ proven: true })
    .where('order_no', 'in', orders)
    .where('contact', 'in', contacts)
    .where('proven', '=', false)
    .execute();
}
