import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Two designs that one browser looked at, the smaller number first. */
export type Pair = readonly [first: number, second: number];

/** Adds a look to each pair, in one order: two batches never wait for each other in a circle. */
export async function addLooks(
  db: Database,
  week: string,
  looks: readonly { readonly pair: Pair; readonly looks: number }[],
): Promise<void> {
  if (looks.length === 0) return;
  const rows = looks
    .map(({ pair: [first_id, second_id], looks: count }) => ({ week, first_id, second_id, looks: count }))
    .toSorted((a, b) => a.first_id - b.first_id || a.second_id - b.second_id);
  await db
    .insertInto('looks_together')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['week', 'first_id', 'second_id'])
        .doUpdateSet({ looks: sql`looks_together.looks + excluded.looks` }),
    )
    .execute();
}

export async function dropLooks(db: Database, before: string): Promise<void> {
  await db.deleteFrom('looks_together').where('week', '<', before).execute();
}
