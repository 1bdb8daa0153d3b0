import type { Selectable } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

export type Customer = Selectable<Tables['customers']>;

export function findCustomerByEmail(db: Database, email: string): Promise<Customer | undefined> {
  return db.selectFrom('customers').selectAll().where('email', '=', email).executeTakeFirst();
}

export function findCustomer(db: Database, id: string): Promise<Customer | undefined> {
  return db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();
}

export type NewCustomer = Pick<Customer, 'email' | 'password_hash' | 'first_name' | 'last_name' | 'phone_no'>;

/** Adds a customer unless the e-mail address is known. */
export async function addCustomer(db: Database, customer: NewCustomer): Promise<void> {
  await db.insertInto('customers').values({ id: randomUUID(), ...customer }).onConflict((conflict) => conflict.column('email').doNothing()).execute();
}
