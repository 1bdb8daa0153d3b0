import type { Insertable, Selectable } from 'kysely';
import type { Shopper } from '../../identity/index.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

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

/** Of a shopper's promises only so many stand: who looks at a bag again and again leaves no heap. Those of orders stay. */
export async function dropOlderPriceHolds(
  db: Database | Tx,
  owner: Shopper,
  { newest, kept }: { readonly newest: string; readonly kept: number },
): Promise<void> {
  await db
    .deleteFrom('price_holds')
    .where(OWNER[owner.kind], '=', owner.id)
    .where('id', 'in', (query) =>
      query
        .selectFrom('price_holds as older')
        .select('older.id')
        .where(`older.${OWNER[owner.kind]}`, '=', owner.id)
        // Others may be of the same moment.
        .where('older.id', '<>', newest)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb.selectFrom('orders').select('orders.order_no').whereRef('orders.lock_id', '=', 'older.id'),
            ),
          ),
        )
        .orderBy('older.created_at', 'desc')
        .orderBy('older.id')
        .offset(kept - 1),
    )
    .execute();
}

/** The latest price that was handed over to a shopper and stands. */
export function findHandedOver(
  db: Database | Tx,
  owner: Shopper,
  at: Date,
): Promise<Pick<PriceHoldRow, 'id'> | undefined> {
  return db
    .selectFrom('price_holds')
    .select('id')
    .where(OWNER[owner.kind], '=', owner.id)
    .where('handed_over', '=', true)
    .where('expires_at', '>', at)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
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
