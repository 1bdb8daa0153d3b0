import { sql, type Insertable, type Selectable } from 'kysely';
import type { Shopper } from '../identity/index.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { deleteUnlocked } from '../../platform/database/delete-unlocked.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type AddressRow = Selectable<Tables['addresses']>;
export type AddressValues = Omit<
  Insertable<Tables['addresses']>,
  'id' | 'guest_id' | 'customer_id' | 'is_default' | 'created_at' | 'email' | 'store_id'
>;

const OWNER = { guest: 'guest_id', customer: 'customer_id' } as const;

/** A shopper's own addresses, the default first, then the newest. */
export function addressesOf(db: Database | Tx, owner: Shopper): Promise<AddressRow[]> {
  return db
    .selectFrom('addresses')
    .selectAll()
    .where(OWNER[owner.kind], '=', owner.id)
    .where('store_id', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export function findAddressRow(
  db: Database | Tx,
  owner: Shopper,
  id: string,
): Promise<AddressRow | undefined> {
  return db
    .selectFrom('addresses')
    .selectAll()
    .where('id', '=', id)
    .where(OWNER[owner.kind], '=', owner.id)
    .executeTakeFirst();
}

/** What a shopper collects in a store is sent to this address. */
export function findPickupRow(
  db: Database | Tx,
  owner: Shopper,
  storeId: string,
): Promise<AddressRow | undefined> {
  return db
    .selectFrom('addresses')
    .selectAll()
    .where(OWNER[owner.kind], '=', owner.id)
    .where('store_id', '=', storeId)
    .executeTakeFirst();
}

export function findDefaultRow(db: Database | Tx, owner: Shopper): Promise<AddressRow | undefined> {
  return db
    .selectFrom('addresses')
    .selectAll()
    .where(OWNER[owner.kind], '=', owner.id)
    .where('is_default', '=', true)
    .executeTakeFirst();
}

export async function insertAddress(
  tx: Tx,
  owner: Shopper,
  row: AddressValues &
    Pick<AddressRow, 'id' | 'email' | 'is_default' | 'created_at'> &
    Partial<Pick<AddressRow, 'store_id'>>,
): Promise<void> {
  await tx
    .insertInto('addresses')
    .values({
      ...row,
      guest_id: owner.kind === 'guest' ? owner.id : null,
      customer_id: owner.kind === 'customer' ? owner.id : null,
    })
    .execute();
}

/** @returns whether the shopper has such an address */
export async function changeAddress(
  tx: Tx,
  owner: Shopper,
  id: string,
  values: AddressValues & Partial<Pick<AddressRow, 'email'>>,
): Promise<boolean> {
  const row = await tx
    .updateTable('addresses')
    .set(values)
    .where('id', '=', id)
    .where(OWNER[owner.kind], '=', owner.id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether the shopper had such an address */
export async function deleteAddress(tx: Tx, owner: Shopper, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('addresses')
    .where('id', '=', id)
    .where(OWNER[owner.kind], '=', owner.id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes one address the default; two statements, as there may be one default at a time. */
export async function makeDefault(tx: Tx, owner: Shopper, id: string): Promise<void> {
  await tx
    .updateTable('addresses')
    .set({ is_default: false })
    .where(OWNER[owner.kind], '=', owner.id)
    .where('is_default', '=', true)
    .execute();
  await tx
    .updateTable('addresses')
    .set({ is_default: true })
    .where(OWNER[owner.kind], '=', owner.id)
    .where('id', '=', id)
    .execute();
}

/**
 * Gives a guest's addresses to a customer; none of them stays a default.
 *
 * @param room how many of those that the guest wrote are taken, the newest first; the others stay with the guest
 */
export async function giveAddresses(
  tx: Tx,
  guestId: string,
  customerId: string,
  room: number,
): Promise<void> {
  await tx
    .updateTable('addresses')
    .set({ guest_id: null, customer_id: customerId, is_default: false })
    .where('guest_id', '=', guestId)
    .where((eb) =>
      eb.or([
        eb('store_id', 'is not', null),
        eb(
          'id',
          'in',
          eb
            .selectFrom('addresses as written')
            .select('written.id')
            .where('written.guest_id', '=', guestId)
            .where('written.store_id', 'is', null)
            .orderBy('written.created_at', 'desc')
            .orderBy('written.id')
            .limit(room),
        ),
      ]),
    )
    .execute();
}

/**
 * Drops names, phones and addresses of guests whom no browser is any more: no shopper can read, use or delete them.
 * Orders keep what they were sent to by themselves.
 */
export async function dropLostAddresses(db: Database, at: Date): Promise<void> {
  await deleteUnlocked(
    db,
    'addresses',
    sql`guest_id is not null and not exists (select from sessions
      where sessions.guest_id = addresses.guest_id and revoked_at is null and expires_at > ${at})`,
  );
}
