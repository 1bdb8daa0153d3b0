import { sql, type Selectable, type Updateable } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { holdNames } from '../../../platform/database/hold-names.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type Customer = Selectable<Tables['customers']>;

/** A phone as the API writes it, taken apart: digits of the calling code and of the number. */
export interface Phone {
  readonly code: string;
  readonly number: string;
}

/** @param email in lower case */
export function findCustomerByEmail(db: Database | Tx, email: string): Promise<Customer | undefined> {
  return db.selectFrom('customers').selectAll().where('email', '=', email).executeTakeFirst();
}

/** The account a phone was proven for; a number that was only typed in opens nothing. */
export function findCustomerByPhone(
  db: Database | Tx,
  { code, number }: Phone,
): Promise<Customer | undefined> {
  return db
    .selectFrom('customers')
    .selectAll()
    .where('phone_code', '=', code)
    .where('phone_no', '=', number)
    .where('phone_verified_at', 'is not', null)
    .executeTakeFirst();
}

export function findCustomer(db: Database | Tx, id: string): Promise<Customer | undefined> {
  return db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * A transaction that decides by what an account has follows others that do. Not those who only write something of it:
 * they may hold what is wanted next, its wallets say.
 */
export function lockCustomer(tx: Tx, id: string): Promise<Customer | undefined> {
  return tx.selectFrom('customers').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export type NewCustomer = Pick<
  Customer,
  'email' | 'password_hash' | 'first_name' | 'last_name' | 'phone_no'
> &
  Partial<Pick<Customer, 'email_verified_at' | 'phone_code' | 'phone_verified_at' | 'country' | 'language'>>;

/** Adds a customer unless its e-mail address or its proven phone is known. @returns whether it was added */
export async function addCustomer(db: Database | Tx, customer: NewCustomer): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('customers')
    .values({ id: randomUUID(), ...customer })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function changeCustomer(
  db: Database | Tx,
  id: string,
  change: Updateable<Tables['customers']>,
): Promise<void> {
  if (Object.keys(change).length > 0)
    await db.updateTable('customers').set(change).where('id', '=', id).execute();
}

/** Gives a customer a proven phone; `false` when it is another account's. */
export async function provePhone(tx: Tx, id: string, { code, number }: Phone, at: Date): Promise<boolean> {
  // Two accounts that prove one number at the same moment follow each other.
  await holdNames(tx, `phone ${code}-${number}`);
  const { numUpdatedRows } = await tx
    .updateTable('customers')
    .set({ phone_code: code, phone_no: number, phone_verified_at: at })
    .where('id', '=', id)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('customers as other')
            .select(sql`1`.as('one'))
            .where('other.phone_code', '=', code)
            .where('other.phone_no', '=', number)
            .where('other.phone_verified_at', 'is not', null)
            .where('other.id', '!=', id),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
