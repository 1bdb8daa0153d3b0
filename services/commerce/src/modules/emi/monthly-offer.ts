import { indianDay } from '@suvarna/contracts/indian-day';
import type { Dependencies } from '../../dependencies.ts';
import type { MonthlyOffer, MonthlyOfferToday } from '../catalogue/index.ts';
import { leastAMonth } from './offers.ts';
import { type PlanRow, plansOn } from './plan.store.ts';

/** As long as an answer of `emi/plans/` may be kept. */
const KEPT_MS = 300_000;

/**
 * What lenders offer today, from memory: pages of products name the least a month. No page waits for
 * the table but the first of a day; while it cannot be read, the last plans of the same day count,
 * and none of another.
 */
export function monthlyOfferToday({
  db,
  database,
  clock,
  log,
}: Pick<Dependencies, 'db' | 'database' | 'clock' | 'log'>): MonthlyOfferToday {
  let kept: MonthlyOffer = { version: 0, leastAMonth: () => ({ each: 0, months: 0 }) };
  let known = '[]';
  let of = '';
  let readAt = -Infinity;
  let reading: Promise<MonthlyOffer> | undefined;

  const take = (day: string, plans: readonly PlanRow[]): void => {
    const text = JSON.stringify(plans);
    if (text !== known)
      kept = { version: kept.version + 1, leastAMonth: (amount) => leastAMonth(plans, amount) };
    known = text;
    of = day;
  };

  async function read(day: string, at: number): Promise<MonthlyOffer> {
    try {
      if (!database.isDown()) {
        take(day, await plansOn(db, day));
        readAt = at;
      } else if (of !== day) take(day, []);
    } catch (error) {
      // A piece can be bought without its line of EMI.
      log.warn({ err: error }, 'products are shown with the plans of EMI that were read before');
      if (of !== day) take(day, []);
    }
    return kept;
  }

  return () => {
    const at = clock().getTime();
    const day = indianDay(new Date(at));
    if (of === day && at >= readAt && at - readAt < KEPT_MS) return Promise.resolve(kept);
    reading ??= read(day, at).finally(() => {
      reading = undefined;
    });
    return of === day ? Promise.resolve(kept) : reading;
  };
}
