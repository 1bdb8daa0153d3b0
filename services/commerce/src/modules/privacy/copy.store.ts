import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Database, Tx } from '../../platform/database/database.ts';

/** Asks for a copy, unless one is being made. */
export async function askForCopy(tx: Tx, customerId: string, at: Date): Promise<void> {
  await tx
    .insertInto('data_exports')
    .values({
      id: randomUUID(),
      customer_id: customerId,
      asked_at: at,
      ready_at: null,
      expires_at: null,
      sealed: null,
    })
    .onConflict((conflict) =>
      conflict
        .column('customer_id')
        // To the letter: PostgreSQL matches a partial index by its words, not by a parameter.
        .where(sql<boolean>`state = 'waiting'`)
        .doNothing(),
    )
    .execute();
}

/** The copy that was asked for last. */
export const lastCopyOf = (db: Database | Tx, customerId: string) =>
  db
    .selectFrom('data_exports')
    .select(['id', 'state', 'asked_at', 'expires_at', 'bytes'])
    .where('customer_id', '=', customerId)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const sealedCopyOf = (db: Database, customerId: string, at: Date) =>
  db
    .selectFrom('data_exports')
    .select(['id', 'sealed'])
    .where('customer_id', '=', customerId)
    .where('state', '=', 'ready')
    .where('expires_at', '>', at)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** A copy that is to be made, held by no other process. @param except ids of copies to pass over */
export const nextCopy = (tx: Tx, except: readonly string[]) =>
  tx
    .selectFrom('data_exports')
    .select(['id', 'customer_id'])
    .where('state', '=', 'waiting')
    .where(sql<boolean>`id <> all(${except}::uuid[])`)
    .orderBy('asked_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export async function keepCopy(
  tx: Tx,
  id: string,
  made: { readonly sealed: Buffer; readonly bytes: number; readonly at: Date; readonly expiresAt: Date },
): Promise<void> {
  const { sealed, bytes, at, expiresAt } = made;
  await tx
    .updateTable('data_exports')
    .set({ state: 'ready', sealed, bytes, ready_at: at, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

/** Copies whose time is over: that there was one stays known for a while. */
export async function dropOldCopies(db: Database, at: Date): Promise<void> {
  await db
    .updateTable('data_exports')
    .set({ state: 'gone', sealed: null, bytes: 0 })
    .where('state', '=', 'ready')
    .where('expires_at', '<=', at)
    .execute();
}
