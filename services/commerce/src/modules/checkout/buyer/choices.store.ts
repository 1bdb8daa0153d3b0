import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Shopper } from '../../identity/index.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';

const OWNER = { guest: 'guest_id', customer: 'customer_id' } as const;

/** What the shopper wants to pay with besides money; it belongs to the bag. */
export interface BagChoices {
  readonly coupon_code: string | null;
  /** Kinds of tender. */
  readonly tenders: readonly string[];
}

export async function choicesOf(db: Database | Tx, owner: Shopper): Promise<BagChoices> {
  const cart = await db
    .selectFrom('carts')
    .select(['coupon_code', 'tenders'])
    .where(OWNER[owner.kind], '=', owner.id)
    .executeTakeFirst();
  return cart ?? { coupon_code: null, tenders: [] };
}

const newCart = (owner: Shopper) => ({
  id: randomUUID(),
  guest_id: owner.kind === 'guest' ? owner.id : null,
  customer_id: owner.kind === 'customer' ? owner.id : null,
  merged_at: null,
});

/** Stores the coupon with the bag, which is made when there is none. */
export async function saveCoupon(db: Database | Tx, owner: Shopper, code: string | null): Promise<void> {
  await db
    .insertInto('carts')
    .values({ ...newCart(owner), coupon_code: code })
    .onConflict((conflict) => conflict.column(OWNER[owner.kind]).doUpdateSet({ coupon_code: code }))
    .execute();
}

/** The coupon entered for one bag goes with it into another, unless that has one. */
export async function moveCoupon(tx: Tx, from: Shopper, into: Shopper): Promise<void> {
  const entered = await choicesOf(tx, from);
  const own = await choicesOf(tx, into);
  if (entered.coupon_code !== null && own.coupon_code === null)
    await saveCoupon(tx, into, entered.coupon_code);
}

/** Whether the bag is to be paid with this kind of tender, as far as it may be. One change of the row, so that two at once both count. */
export async function saveTender(
  db: Database | Tx,
  owner: Shopper,
  kind: string,
  isWanted: boolean,
): Promise<void> {
  const wanted = isWanted ? [kind] : [];
  await db
    .insertInto('carts')
    .values({ ...newCart(owner), tenders: wanted })
    .onConflict((conflict) =>
      conflict.column(OWNER[owner.kind]).doUpdateSet({
        tenders: sql<string[]>`array_remove(carts.tenders, ${kind}) || ${wanted}::text[]`,
      }),
    )
    .execute();
}
