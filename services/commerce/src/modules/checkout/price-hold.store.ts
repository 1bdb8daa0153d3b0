import type { Insertable, Selectable } from 'kysely';
import type { Shopper } from '../identity/index.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type PriceHoldRow = Selectable<Tables['price_holds']>;
export type NewPriceHold = Omit<Insertable<Tables['price_holds']>, 'guest_id' | 'customer_id'>;

const OWNER = { guest: 'guest_id', customer: 'customer_id' } as const;

export async function insertPriceHold(db: Database | Tx, owner: Shopper, lock: NewPriceHold): Promise<void> {
  await db
    .insertInto('price_holds')
    .values({
      ...lock,
      guest_id: owner.kind === 'guest' ? owner.id : null,
      customer_id: owner.kind === 'customer' ? owner.id : null,
    })
    .execute();
}

/** A shopper's own lock; another's is not there. */
export function findPriceHold(
  db: Database | Tx,
  owner: Shopper,
  lockId: string,
): Promise<PriceHoldRow | undefined> {
  return db
    .selectFrom('price_holds')
    .selectAll()
    .where('id', '=', lockId)
    .where(OWNER[owner.kind], '=', owner.id)
    .executeTakeFirst();
}
