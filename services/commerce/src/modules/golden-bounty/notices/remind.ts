import { indianDay } from '@suvarna/contracts/indian-day';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { tell } from '../../../platform/notifications/tell.ts';
import { HAS_TO_BE_TOLD } from './has-to-be-told.ts';
import { bountyWords, type BountyNews } from './notice-words.ts';
import { lockNotices, nameOf, noteReminders, noteSent, type Notice } from '../records/notice.store.ts';
import { findPlan } from '../records/plan.store.ts';

const HOUR_MS = 3_600_000;
const INDIA_MS = 5.5 * HOUR_MS;
/** No customer is written to before eight in the morning, or from nine in the evening on, in India. */
const MORNING = 8;
const EVENING = 21;
const AT_ONCE = 200;

const hourInIndia = (at: Date): number => new Date(at.getTime() + INDIA_MS).getUTCHours();
export const isDaytime = (at: Date): boolean => hourInIndia(at) >= MORNING && hourInIndia(at) < EVENING;

/** Nine in the evening of this day: what has not left by then leaves no more. */
const endOfDay = (at: Date): Date => new Date(`${indianDay(at)}T${EVENING}:00:00+05:30`);

/** The outbox knows each by its name, so that it leaves once however often this is called. */
async function tellOf(
  tx: Tx,
  { kind, plan_id: planId, amount, named_day, about }: Notice,
  at: Date,
): Promise<void> {
  const plan = await findPlan(tx, planId);
  if (plan === undefined) return;
  const news: BountyNews = { kind, planId, amount, day: named_day };
  await tell(tx, {
    to: { customerId: plan.customer_id, locale: plan.locale },
    purpose: 'plan',
    mustReach: HAS_TO_BE_TOLD.has(kind),
    template: 'golden-bounty',
    values: news,
    key: `golden-bounty:${planId}:${kind}:${about}`,
    notice: {
      words: (locale) => bountyWords(news, locale),
      path: `/golden-bounty/plans/${planId}/`,
      tag: `plan-${planId}`,
    },
    expiresAt: endOfDay(at),
  });
}

/** So many that fail in one go are no bad rows: something that all of them need is away. */
const MOST_FAILURES = 50;

/** @param failed by name; one that fails is taken back alone, and holds up none of the others */
async function tellSome(db: Database, at: Date, failed: Map<string, unknown>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const notices = await lockNotices(tx, AT_ONCE, [...failed.keys()]);
    for (const notice of notices) {
      await sql`savepoint notice`.execute(tx);
      try {
        // News of a day that is over is none.
        if (notice.until === null || notice.until > at) await tellOf(tx, notice, at);
        await noteSent(tx, notice, at);
        await sql`release savepoint notice`.execute(tx);
      } catch (error) {
        await sql`rollback to savepoint notice`.execute(tx);
        failed.set(nameOf(notice), error);
      }
    }
    return notices.length;
  });
}

/**
 * Reminders and news of plans, once each, by day: what the calendar says today, and what happened since,
 * at night say. It may be stopped and begun again at any place.
 *
 * @returns how many were told
 * @throws AggregateError of those that could not be, after all others were
 */
export async function sendReminders(db: Database, at: Date): Promise<number> {
  if (!isDaytime(at)) return 0;
  const day = indianDay(at);
  while ((await db.transaction().execute((tx) => noteReminders(tx, day, at, endOfDay(at)))) > 0);
  const failed = new Map<string, unknown>();
  let looked = 0;
  while (failed.size < MOST_FAILURES) {
    const some = await tellSome(db, at, failed);
    if (some === 0) break;
    looked += some;
  }
  if (failed.size > 0)
    throw new AggregateError(failed.values(), `${String(failed.size)} notices of plans could not be told.`);
  return looked;
}
