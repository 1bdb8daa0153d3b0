import type { Insertable, Selectable } from 'kysely';
import type { Shopper } from '../identity/index.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type LockRow = Selectable<Tables['price_locks']>;
export type NewLock = Omit<Insertable<Tables['price_locks']>, 'guest_id' | 'customer_id'>;

const OWNER = { guest: 'guest_id', customer: 'customer_id' } as const;

export async function insertLock(db: Database | Tx, owner: Shopper, lock: NewLock): Promise<void> {
  await db
    .insertInto('price_locks')
    .values({
      ...lock,
      guest_id: owner.kind === 'guest' ? owner.id : null,
      customer_id: owner.kind === 'customer' ? owner.id : null,
    })
    .execute();
}

/** A shopper's own lock; another's is not there. */
export function findLock(db: Database | Tx, owner: Shopper, lockId: string): Promise<LockRow | undefined> {
  return db
    .selectFrom('price_locks')
    .selectAll()
    .where('id', '=', lockId)
    .where(OWNER[owner.kind], '=', owner.id)
    .executeTakeFirst();
}
