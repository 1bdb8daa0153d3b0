import { randomUUID } from 'node:crypto';
import type { Shopper } from '../identity/index.ts';
import type { Database, Tx } from '../../platform/database/database.ts';

const OWNER = { guest: 'guest_id', customer: 'customer_id' } as const;

/** What the shopper wants to pay with besides money; it belongs to the bag. */
export interface BagWishes {
  readonly coupon_code: string | null;
  readonly use_coins: boolean;
}

export async function wishesOf(db: Database | Tx, owner: Shopper): Promise<BagWishes> {
  const cart = await db
    .selectFrom('carts')
    .select(['coupon_code', 'use_coins'])
    .where(OWNER[owner.kind], '=', owner.id)
    .executeTakeFirst();
  return cart ?? { coupon_code: null, use_coins: false };
}

/** Keeps a wish with the bag, which is made when there is none. */
export async function keepWishes(
  db: Database | Tx,
  owner: Shopper,
  wishes: Partial<BagWishes>,
): Promise<void> {
  await db
    .insertInto('carts')
    .values({
      id: randomUUID(),
      guest_id: owner.kind === 'guest' ? owner.id : null,
      customer_id: owner.kind === 'customer' ? owner.id : null,
      merged_at: null,
      ...wishes,
    })
    .onConflict((conflict) => conflict.column(OWNER[owner.kind]).doUpdateSet(wishes))
    .execute();
}
