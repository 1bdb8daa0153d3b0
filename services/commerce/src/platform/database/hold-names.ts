import { sql } from 'kysely';
import type { Tx } from './database.ts';

/**
 * Waits until no other transaction holds one of these names, and holds them until this one ends. Who holds
 * several gives them in an order that is the same for all: two who want each other's would wait for each other.
 */
export async function holdNames(tx: Tx, ...names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${names}::text[]) as held (name)`.execute(
    tx,
  );
}
