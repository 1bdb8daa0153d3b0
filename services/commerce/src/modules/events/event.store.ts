import type { EventBatch } from '@suvarna/contracts/events';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

interface Counting {
  readonly day: string;
  /** Whether a design is there: of others no numbers are kept. */
  readonly isKnown: (productId: number) => boolean;
}

/** Adds a batch to the numbers of the day. Rows are taken in one order, so that two batches never wait for each other in a circle. */
export async function countEvents(
  db: Database,
  { audience, country, locale, events }: EventBatch,
  { day, isKnown }: Counting,
): Promise<void> {
  const sums = new Map<string, { readonly row: readonly [string, string, string, number]; count: number }>();
  for (const { name, remote, route, product_id: told = 0 } of events) {
    const product_id = isKnown(told) ? told : 0;
    const key = `${name}\n${remote}\n${route}\n${product_id}`;
    const known = sums.get(key);
    if (known) known.count += 1;
    else sums.set(key, { row: [name, remote, route, product_id], count: 1 });
  }
  const rows = [...sums]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([
        ,
        {
          row: [name, remote, route, product_id],
          count,
        },
      ]) => ({ day, name, remote, route, audience, country, locale, product_id, count }),
    );
  await db
    .insertInto('event_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'name', 'remote', 'route', 'audience', 'country', 'locale', 'product_id'])
        .doUpdateSet({ count: sql`event_counts.count + excluded.count` }),
    )
    .execute();
}
