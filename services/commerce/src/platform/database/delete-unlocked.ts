import { sql, type RawBuilder } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/**
 * Drops the rows of a table of which this holds. What another transaction is at is passed over until the next time:
 * calls take several such rows one by one, in an order of their own, and would wait in a circle with a transaction that
 * takes all of them at once.
 */
export async function deleteUnlocked(
  db: Database,
  table: keyof Tables,
  isOver: RawBuilder<boolean>,
): Promise<void> {
  await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${isOver} for update skip locked))`.execute(db);
}
