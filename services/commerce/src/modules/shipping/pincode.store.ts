import type { Selectable } from 'kysely';
import type { Shopper } from '../identity/index.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type PincodeRow = Selectable<Tables['pincodes']>;
export interface ShopperPincode {
  readonly pincode: string;
  readonly country_id: string;
}

const OWNER = { guest: 'guest_id', customer: 'customer_id' } as const;

export function findPincode(db: Database | Tx, pincode: string): Promise<PincodeRow | undefined> {
  return db.selectFrom('pincodes').selectAll().where('pincode', '=', pincode).executeTakeFirst();
}

/** Places where cash on delivery is possible: the number the store may claim (domain rules §2.14 row 8). */
export async function countCodPincodes(db: Database | Tx): Promise<number> {
  const { count } = await db
    .selectFrom('pincodes')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('cod', '=', true)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The pincode the shopper keeps, if any. */
export function pincodeOfShopper(db: Database | Tx, owner: Shopper): Promise<ShopperPincode | undefined> {
  return db
    .selectFrom('shopper_pincodes')
    .select(['pincode', 'country_id'])
    .where(OWNER[owner.kind], '=', owner.id)
    .executeTakeFirst();
}

export async function savePincode(tx: Tx, owner: Shopper, place: ShopperPincode, at: Date): Promise<void> {
  await tx
    .insertInto('shopper_pincodes')
    .values({
      guest_id: owner.kind === 'guest' ? owner.id : null,
      customer_id: owner.kind === 'customer' ? owner.id : null,
      ...place,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column(OWNER[owner.kind]).doUpdateSet({ ...place, updated_at: at }))
    .execute();
}

export async function dropPincode(tx: Tx, owner: Shopper): Promise<void> {
  await tx.deleteFrom('shopper_pincodes').where(OWNER[owner.kind], '=', owner.id).execute();
}
