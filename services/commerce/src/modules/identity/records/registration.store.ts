import type { Insertable, Selectable } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type Registration = Insertable<Tables['registrations']>;

/** Keeps what a session filled in for an address, in place of what it filled in before. */
export async function saveRegistration(tx: Tx, registration: Registration): Promise<void> {
  const { subject: _subject, email: _email, ...filled } = registration;
  await tx
    .insertInto('registrations')
    .values(registration)
    .onConflict((conflict) => conflict.columns(['subject', 'email']).doUpdateSet(filled))
    .execute();
}

export function takeRegistration(
  tx: Tx,
  subject: string,
  email: string,
  at: Date,
): Promise<Selectable<Tables['registrations']> | undefined> {
  return tx
    .deleteFrom('registrations')
    .where('subject', '=', subject)
    .where('email', '=', email)
    .where('expires_at', '>', at)
    .returningAll()
    .executeTakeFirst();
}

export async function saveReset(tx: Tx, reset: Tables['password_resets']): Promise<void> {
  await tx.insertInto('password_resets').values(reset).execute();
}

/** Whose account a link opens now; it is not used up by asking. */
export async function customerOfReset(
  db: Database | Tx,
  tokenHash: Buffer,
  at: Date,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('password_resets')
    .select('customer_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return found?.customer_id;
}

/** Uses up a link and all others of its customer. The caller holds the account. @returns whether it opened something until now */
export async function takeReset(
  tx: Tx,
  { customerId, tokenHash }: { readonly customerId: string; readonly tokenHash: Buffer },
  at: Date,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await tx.deleteFrom('password_resets').where('customer_id', '=', customerId).execute();
  return true;
}
