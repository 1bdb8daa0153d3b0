import { indianDay } from '@suvarna/contracts/indian-day';
import { isRateStale } from '@suvarna/contracts/catalogue';
import type { Database } from '../../../platform/database/database.ts';
import { tellStaff } from '../../../platform/notifications/tell-staff.ts';
import { goldAt } from './gold-rate.store.ts';

/** Prices follow a rate that is older than a working day: publishing was forgotten, or the feed is silent. */
class RateStale extends Error {
  override readonly name = 'RateStale';
  /** For the record of failed jobs, which keeps names and codes. */
  readonly code: 'STALE' | 'NONE';

  constructor(code: RateStale['code'], message: string) {
    super(message);
    this.code = code;
  }
}

const DAY_MS = 86_400_000;

/** Looks whether the rate in force is of today's work, and tells the store's people once a day where not. @throws RateStale, which lies as a failed job as well */
export async function watchRate(db: Database, now: Date): Promise<void> {
  const gold = await goldAt(db, now);
  const since = gold?.effective_from.toISOString();
  if (since !== undefined && !isRateStale(since, now)) return;
  const text =
    since === undefined ? 'No gold rate is in force.' : `No gold rate was published since ${since}.`;
  await db.transaction().execute((tx) =>
    tellStaff(tx, {
      event: since === undefined ? 'rate_missing' : 'rate_stale',
      key: `${since ?? 'none'} ${indianDay(now)}`,
      text: `${text} Prices follow an old rate until one is published.`,
      expiresAt: new Date(now.getTime() + DAY_MS),
    }),
  );
  throw new RateStale(since === undefined ? 'NONE' : 'STALE', text);
}
