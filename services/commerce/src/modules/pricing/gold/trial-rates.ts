import { indianDay } from '@suvarna/contracts/indian-day';
import { isWorkingDay } from '@suvarna/contracts/shipping';
import type { Database } from '../../../platform/database/database.ts';
import { goldTable, lockGold } from './gold-rate.store.ts';
import { ratesFrom } from './take-rates.ts';

const DAY_MS = 86_400_000;
/** How far a day of a store that is tried moves from the last rate of its seed, at most. */
const SWING = 0.005;
/** No page looks further back. */
const MOST_DAYS = 400;

/** Working days after one moment and before the day of another, when their rates are published. */
function daysBetween(since: Date, now: Date): readonly Date[] {
  const today = indianDay(now);
  const days: Date[] = [];
  for (let at = Date.parse(`${indianDay(since)}T05:00:00Z`) + DAY_MS; ; at += DAY_MS) {
    const day = new Date(at).toISOString().slice(0, 10);
    if (day >= today) return days.slice(-MOST_DAYS);
    if (isWorkingDay(day)) days.push(new Date(at));
  }
}

/**
 * A store that is tried for the first time, or again after a while, has no rates of the days in between:
 * they are written as its seed's are, made up, the same each time, and close to the rate that stays.
 */
export async function fillTrialDays(
  db: Database,
  { fine, since }: { readonly fine: number; readonly since: Date },
  now: Date,
): Promise<void> {
  const days = daysBetween(since, now);
  await db.transaction().execute(async (tx) => {
    const last = await lockGold(tx);
    for (const [at, day] of days.entries()) {
      const rates = ratesFrom({ fine: fine * (1 + SWING * Math.sin(2.4 * (at + 1))) });
      const publication = { rates, effective_from: day, source: 'synthetic', published_by: 'simulator' };
      await goldTable.insert(tx, last + at + 1, { ...publication, confirmed_by: null }, now);
    }
  });
}
