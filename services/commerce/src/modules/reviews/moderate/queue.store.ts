import type { Database } from '../../../platform/database/database.ts';
import type { ReviewRow } from '../review.store.ts';

/** What the store's people have to look at: not shown yet, shown and reported, or both. */
export type Queue = 'waiting' | 'reported' | undefined;

function queued(db: Database, of: Queue) {
  const query = db.selectFrom('reviews');
  if (of === 'waiting') return query.where('state', '=', 'waiting');
  if (of === 'reported') return query.where('reports', '>', 0);
  return query.where((row) => row.or([row('state', '=', 'waiting'), row('reports', '>', 0)]));
}

export async function readQueue(
  db: Database,
  of: Queue,
  part: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly ReviewRow[]; readonly count: number }> {
  const [rows, { count }] = await Promise.all([
    queued(db, of)
      .selectAll()
      .orderBy('created_at')
      .orderBy('id')
      .limit(part.limit)
      .offset(part.offset)
      .execute(),
    queued(db, of)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, count: Number(count) };
}
