import { indianDay, startOfIndianDay } from '@suvarna/contracts/indian-day';
import { isWorkingDay } from '@suvarna/contracts/shipping';
import { rateOf } from '@suvarna/pricing/rate';
import type { Logger } from 'pino';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { tellStaff } from '../../../platform/notifications/tell-staff.ts';
import { FeedRefused, FeedUnavailable, type GoldFeed, type GoldReading } from './gold-feed.ts';
import { hasProposedToday, proposalOf } from './gold-rate-proposal.store.ts';
import { KARATS, movedBp, type GoldRateOfDay } from './gold-rate-rules.ts';
import { goldAt, lockGold, versionFrom } from './gold-rate.store.ts';
import { publishGold, type GoldOutcome } from './publish-gold.ts';

/** Older than this, the feed stands still. */
const OLDEST_MS = 2 * 3_600_000;
/** Clocks that differ; what is dated later than that lies. */
const AHEAD_MS = 5 * 60_000;
/** From when rates are published on working days (domain rules §2.2), since midnight in India. */
const DUE_MS = 10.5 * 3_600_000;
/** A day that moves gold by a quarter has not been seen: such a reading is a fault of the feed. */
const ABSURD_BP = 2_500;
const RUPEE = 100;
const DAY_MS = 86_400_000;

/** Rates of all karats from that of fine gold, each in whole rupees a gram, as shops publish them. */
export function ratesFrom({ fine }: Pick<GoldReading, 'fine'>): GoldRateOfDay {
  const inRupees = (paise: number): number => Math.round(paise / RUPEE) * RUPEE;
  const whole = inRupees(fine);
  return Object.fromEntries(
    KARATS.map((karat) => [karat, karat === 24 ? whole : inRupees(rateOf({ 24: whole }, karat))]),
  ) as Record<keyof GoldRateOfDay, number>;
}

/** @throws FeedRefused when the reading is not to be believed */
function checkReading(
  { fine, at }: GoldReading,
  before: GoldRateOfDay | undefined,
  now: Date,
): GoldRateOfDay {
  const age = now.getTime() - at.getTime();
  if (age > OLDEST_MS) throw new FeedRefused('STALE', `the feed stands still since ${at.toISOString()}`);
  if (age < -AHEAD_MS) throw new FeedRefused('AHEAD', `the feed is ahead of time: ${at.toISOString()}`);
  const rates = ratesFrom({ fine });
  const moved = movedBp(rates, before);
  if (moved > ABSURD_BP) throw new FeedRefused('ABSURD', `the feed moved by ${moved} basis points`);
  return rates;
}

export interface Taking {
  readonly db: Database;
  readonly log: Logger;
  readonly goldFeed: GoldFeed | null;
}

/** What says that there is nothing more to take. */
type IsIn = (db: Database | Tx) => Promise<boolean>;

/**
 * Takes the rate of a working day from half past ten on, once: not where one of today is in, whichever person
 * published it, and not again where the feed's own waits, or was decided.
 *
 * @throws FeedUnavailable, FeedRefused
 */
export async function takeRateOfToday(taking: Taking, now: Date): Promise<GoldOutcome | null> {
  const { db, goldFeed } = taking;
  const day = startOfIndianDay(now);
  if (goldFeed === null || !isWorkingDay(indianDay(now)) || now.getTime() < day.getTime() + DUE_MS)
    return null;
  const isIn: IsIn = async (where) => {
    const gold = await goldAt(where, now);
    return (
      (gold !== undefined && gold.effective_from >= day) ||
      (await hasProposedToday(where, goldFeed.name, now))
    );
  };
  if (await isIn(db)) return null;
  try {
    return await takeRates(taking, now, isIn);
  } catch (error) {
    await tellOfFeed(db, goldFeed.name, error, now);
    throw error;
  }
}

/** A feed that is away, stands still or lies is told of once a day for each of them, however often it is asked. */
async function tellOfFeed(db: Database, feed: string, error: unknown, now: Date): Promise<void> {
  const isRefused = error instanceof FeedRefused;
  if (!isRefused && !(error instanceof FeedUnavailable)) return;
  const what = isRefused ? error.code : 'AWAY';
  await db.transaction().execute((tx) =>
    tellStaff(tx, {
      event: isRefused ? 'feed_refused' : 'feed_away',
      key: `${feed} ${what} ${indianDay(now)}`,
      text: `The gold rate of ${feed} was not taken: ${isRefused ? error.message : 'the feed does not answer'}. Please publish one by hand, or look after the feed.`,
      expiresAt: new Date(now.getTime() + DAY_MS),
    }),
  );
}

/**
 * Takes the rates of now from the feed. Read again, the same reading is published once; one that jumps waits
 * for two people, as it would from a hand (`publishGold`); one that is not believed moves nothing, and the
 * job that failed lies before the store's people.
 *
 * @param isIn what else says, when no other process can publish, that there is nothing to take
 * @throws FeedUnavailable, FeedRefused
 */
export async function takeRates(
  { db, log, goldFeed }: Taking,
  now: Date,
  isIn: IsIn = () => Promise.resolve(false),
): Promise<GoldOutcome | null> {
  if (goldFeed === null) return null;
  const reading = await goldFeed.read();
  const source = `${goldFeed.name} ${reading.at.toISOString()}`;
  const outcome = await db.transaction().execute(async (tx: Tx) => {
    // A process that takes the same reading at the same time waits, and finds it taken.
    await lockGold(tx);
    const rates = checkReading(reading, (await goldAt(tx, now))?.rates, now);
    if ((await isTaken(tx, source)) || (await isIn(tx))) return null;
    return publishGold(tx, { rates, source, published_by: goldFeed.name }, now);
  });
  if (outcome?.state === 'waiting')
    log.error(outcome, 'the gold rate of the feed jumps; it waits for two people');
  else if (outcome !== null) log.info(outcome, 'the gold rate of the feed is published');
  return outcome;
}

const isTaken = async (tx: Tx, source: string): Promise<boolean> =>
  (await versionFrom(tx, source)) !== undefined || (await proposalOf(tx, source)) !== undefined;
