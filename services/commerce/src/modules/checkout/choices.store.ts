import { randomUUID } from 'node:crypto';
import type { Shopper } from '../identity/index.ts';
import type { Database, Tx } from '../../platform/database/database.ts';

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

/** Keeps choices with the bag, which is made when there is none. */
async function keep(
  db: Database | Tx,
  owner: Shopper,
  choices: { coupon_code?: string | null; tenders?: string[] },
): Promise<void> {
  await db
    .insertInto('carts')
    .values({
      id: randomUUID(),
      guest_id: owner.kind === 'guest' ? owner.id : null,
      customer_id: owner.kind === 'customer' ? owner.id : null,
      merged_at: null,
      ...choices,
    })
    .onConflict((conflict) => conflict.column(OWNER[owner.kind]).doUpdateSet(choices))
    .execute();
}

export function saveCoupon(db: Database | Tx, owner: Shopper, code: string | null): Promise<void> {
  return keep(db, owner, { coupon_code: code });
}

/** Whether the bag is to be paid with this kind of tender, as far as it may be. */
export async function saveTender(tx: Tx, owner: Shopper, kind: string, isWanted: boolean): Promise<void> {
  const { tenders } = await choicesOf(tx, owner);
  const others = tenders.filter((other) => other !== kind);
  await keep(tx, owner, { tenders: isWanted ? [...others, kind] : others });
}
