import type { Insertable, Selectable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

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

/** Whether a link opens something now; it is not used up by asking. */
export async function isReset(db: Database, tokenHash: Buffer, at: Date): Promise<boolean> {
  return (
    (await db
      .selectFrom('password_resets')
      .select('customer_id')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', at)
      .executeTakeFirst()) !== undefined
  );
}

/** @returns the customer a link was sent to; the link and all others of the customer are used up */
export async function takeReset(tx: Database | Tx, tokenHash: Buffer, at: Date): Promise<string | undefined> {
  const taken = await tx
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .returning('customer_id')
    .executeTakeFirst();
  if (taken !== undefined)
    await tx.deleteFrom('password_resets').where('customer_id', '=', taken.customer_id).execute();
  return taken?.customer_id;
}
