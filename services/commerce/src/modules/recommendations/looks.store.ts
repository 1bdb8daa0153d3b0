import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';

/** Two designs that one browser looked at, the smaller number first. */
export type Pair = readonly [first: number, second: number];

/** Adds a look to each pair, in one order: two batches never wait for each other in a circle. */
export async function addLooks(tx: Tx, week: string, pairs: readonly Pair[]): Promise<void> {
  if (pairs.length === 0) return;
  const rows = pairs
    .map(([first_id, second_id]) => ({ week, first_id, second_id, looks: 1 }))
    .toSorted((a, b) => a.first_id - b.first_id || a.second_id - b.second_id);
  await tx
    .insertInto('looks_together')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['week', 'first_id', 'second_id'])
        .doUpdateSet({ looks: sql`looks_together.looks + excluded.looks` }),
    )
    .execute();
}

/** Leaves a mark for each, in one order. @returns in hexadecimal those that were not there in this week */
export async function leaveMarks(
  tx: Tx,
  week: string,
  marks: readonly Buffer[],
): Promise<ReadonlySet<string>> {
  if (marks.length === 0) return new Set();
  const left = await tx
    .insertInto('look_marks')
    .values(marks.toSorted((a, b) => Buffer.compare(a, b)).map((mark) => ({ week, mark })))
    .onConflict((conflict) => conflict.columns(['week', 'mark']).doNothing())
    .returning('mark')
    .execute();
  return new Set(left.map(({ mark }) => mark.toString('hex')));
}

/** @param before first week whose looks count @param week of now: marks of others are of no use */
export async function dropLooks(db: Database, before: string, week: string): Promise<void> {
  await db.deleteFrom('looks_together').where('week', '<', before).execute();
  await db.deleteFrom('look_marks').where('week', '<', week).execute();
}
