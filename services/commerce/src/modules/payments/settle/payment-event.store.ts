import { sql, type Selectable } from 'kysely';
import type { Fact, OnlineProvider } from './fact.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type StoredEvent = Selectable<Tables['payment_events']>;

export interface EventName {
  readonly provider: OnlineProvider;
  readonly eventId: string;
}

/** Longer than processing may take: after it, the process that began is gone. */
const LEASE_MS = 15_000;

/** Stores what a provider reported; `false` when it was reported before. */
export async function insertEvent(
  db: Database,
  { provider, eventId }: EventName,
  type: string,
  facts: readonly Fact[],
  at: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('payment_events')
    .values({
      provider,
      event_id: eventId,
      type,
      facts: JSON.stringify(facts),
      received_at: at,
      processed_at: null,
      next_try_at: new Date(at.getTime() + LEASE_MS),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function settleEvent(
  db: Database,
  { provider, eventId }: EventName,
  outcome: string,
  at: Date,
): Promise<void> {
  await db
    .updateTable('payment_events')
    .set({ processed_at: at, outcome })
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .where('processed_at', 'is', null)
    .execute();
}

/** Events that are not finished, claimed for a while. */
export async function claimEvents(db: Database, at: Date, atOnce: number): Promise<StoredEvent[]> {
  const due = db
    .selectFrom('payment_events')
    .select(['provider', 'event_id'])
    .where('processed_at', 'is', null)
    .where('next_try_at', '<=', at)
    .orderBy('next_try_at')
    .limit(atOnce)
    .forUpdate()
    .skipLocked();
  return db
    .with('due', () => due)
    .updateTable('payment_events')
    .from('due')
    .set((row) => ({
      tries: row('payment_events.tries', '+', 1),
      next_try_at: new Date(at.getTime() + LEASE_MS),
    }))
    .whereRef('payment_events.provider', '=', 'due.provider')
    .whereRef('payment_events.event_id', '=', 'due.event_id')
    .returningAll('payment_events')
    .execute();
}

/** Thirteen months: a year of records is asked for by law (reliability rules §1.6), and a financial year is closed by then. */
const KEPT_DAYS = 400;
const AT_ONCE = 5_000;

/**
 * Forgets webhooks that were worked through long ago; what is not finished stays until an operator
 * looked. One that a provider reports again after that changes nothing: its money has been counted.
 *
 * @returns how many
 */
export async function dropOldEvents(db: Database, at: Date): Promise<number> {
  const until = new Date(at.getTime() - KEPT_DAYS * 86_400_000);
  const { numAffectedRows } = await sql`
    delete from payment_events where (provider, event_id) in (
      select provider, event_id from payment_events where received_at < ${until} and processed_at is not null order by received_at limit ${AT_ONCE})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
