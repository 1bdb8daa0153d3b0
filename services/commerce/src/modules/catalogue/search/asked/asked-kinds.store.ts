import { sql } from 'kysely';
import type { Database, Tx } from '../../../../platform/database/database.ts';

/** How often a kind was searched for on a day. */
export interface AskedKind {
  readonly day: string;
  readonly kind: string;
  readonly asked: number;
}

/** Adds counts of one process, in one order: two processes never wait for each other in a circle. */
export async function addAsked(tx: Tx, counts: readonly AskedKind[]): Promise<void> {
  if (counts.length === 0) return;
  await tx
    .insertInto('asked_kinds')
    .values(counts.toSorted((a, b) => a.day.localeCompare(b.day) || a.kind.localeCompare(b.kind)))
    .onConflict((conflict) =>
      conflict.columns(['day', 'kind']).doUpdateSet({ asked: sql`asked_kinds.asked + excluded.asked` }),
    )
    .execute();
}

/** @param first the first day that counts */
export async function askedSince(tx: Tx, first: string): Promise<readonly AskedKind[]> {
  return tx.selectFrom('asked_kinds').selectAll().where('day', '>=', first).execute();
}

/** @param first the first day that counts */
export async function dropAsked(db: Database, first: string): Promise<void> {
  await db.deleteFrom('asked_kinds').where('day', '<', first).execute();
}
