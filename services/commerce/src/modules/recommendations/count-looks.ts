import type { CountedEvent } from '@suvarna/contracts/api/insight';
import type { Database } from '../../platform/database/database.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { addLooks, type Pair } from './looks.store.ts';

const DAY_MS = 86_400_000;

/** The Monday of a moment, in UTC: looks are added up by the week. */
export function weekOf(at: Date): string {
  const sinceMonday = (at.getUTCDay() + 6) % 7;
  return new Date(at.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Counts which designs were looked at together. Browsers tell it only with consent, and once for a
 * pair in one batch counts once: whoever sends the same pair again and again moves little.
 */
export async function countLooks(
  { db, catalogue }: { readonly db: Database; readonly catalogue: Pick<Catalogue, 'snapshot'> },
  events: readonly CountedEvent[],
  at: Date,
): Promise<void> {
  const byId = catalogue.snapshot()?.byId;
  if (byId === undefined) return;
  const pairs = new Map<string, Pair>();
  for (const { name, product_id: seen, after = [] } of events) {
    if (name !== 'product-viewed' || seen === undefined || !byId.has(seen)) continue;
    for (const other of after) {
      if (other === seen || !byId.has(other)) continue;
      pairs.set(`${String(Math.min(seen, other))} ${String(Math.max(seen, other))}`, [
        Math.min(seen, other),
        Math.max(seen, other),
      ]);
    }
  }
  await addLooks(
    db,
    weekOf(at),
    [...pairs.values()].map((pair) => ({ pair, looks: 1 })),
  );
}
