import { traceToLeave } from '@suvarna/telemetry/spans';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Database, Tx } from '../database/database.ts';

export type RelayTarget = 'events' | 'sms' | 'email' | 'push' | 'alerts' | 'registry' | 'agents';

export interface NewOutboxRow {
  readonly channel: RelayTarget;
  readonly type: string;
  readonly key: string;
  readonly payload: object;
  readonly expiresAt?: Date | undefined;
}

/** A row that this process may deliver now. */
export interface ClaimedRow {
  readonly id: string;
  readonly type: string;
  readonly key: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly expires_at: Date | null;
  /** This one included. */
  readonly attempts: number;
  readonly claim: string;
  /** Of what said it. */
  readonly trace_context: string | null;
}

/** Adds a row; `false` when this type and key were said before. */
export async function insertOutboxRow(tx: Tx, row: NewOutboxRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      channel: row.channel,
      type: row.type,
      key: row.key,
      payload: JSON.stringify(row.payload),
      expires_at: row.expiresAt ?? null,
      claim: null,
      outcome: null,
      settled_at: null,
      trace_context: traceToLeave(),
    })
    .onConflict((conflict) => conflict.columns(['type', 'key']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

/** Of these channels those in which something is due. */
export async function channelsWithDueRows(
  db: Database,
  channels: readonly RelayTarget[],
): Promise<ReadonlySet<RelayTarget>> {
  const { rows } = await sql<{ readonly channel: RelayTarget }>`
    select channel from unnest(${channels}::text[]) as asked(channel) where exists (
      select from outbox
      where outbox.channel = asked.channel and outcome is null and next_attempt_at <= now())`.execute(db);
  return new Set(rows.map(({ channel }) => channel));
}

/**
 * Takes rows that are due. Each is this caller's until its lease ends; a caller that dies leaves
 * them to the next. Times are the database's: several processes have several clocks.
 */
export function claimDue(
  db: Database,
  channel: RelayTarget,
  limit: number,
  leaseSeconds: number,
): Promise<ClaimedRow[]> {
  // In a step of its own: as a subselect of the update it could be run more than once, and take more than it may.
  return db
    .with(
      (step) => step('due').materialized(),
      (due) =>
        due
          .selectFrom('outbox')
          .select('id')
          .where('channel', '=', channel)
          .where('outcome', 'is', null)
          .where('next_attempt_at', '<=', sql<Date>`now()`)
          .orderBy('next_attempt_at')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('outbox')
    .from('due')
    .whereRef('outbox.id', '=', 'due.id')
    .set({
      claim: randomUUID(),
      attempts: sql<number>`outbox.attempts + 1`,
      next_attempt_at: inSeconds(leaseSeconds),
    })
    .returning([
      'outbox.id',
      'type',
      'key',
      'payload',
      'expires_at',
      'attempts',
      sql<string>`claim`.as('claim'),
      'trace_context',
    ])
    .execute();
}

type Mine = Pick<ClaimedRow, 'id' | 'claim'>;

/** Ends a row; `false` when its lease was lost to another in the meantime. `keep` replaces what it carries. */
export async function settle(
  db: Database,
  { id, claim }: Mine,
  outcome: 'delivered' | 'expired' | 'dead',
  keep: object | undefined,
  error = '',
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      outcome,
      settled_at: sql<Date>`now()`,
      ...(keep !== undefined && { payload: JSON.stringify(keep) }),
      last_error: error,
      claim: null,
    })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Lets a row wait for its next try. */
export async function postpone(
  db: Database,
  { id, claim }: Mine,
  seconds: number,
  error: string,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: inSeconds(seconds), last_error: error, claim: null })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .where('outcome', 'is', null)
    .execute();
}

/** Notes that a consumer has done its part of an event; `false` when it had before. */
export async function noteEffect(tx: Tx, consumer: string, eventId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('outbox_effects')
    .values({ consumer, event_id: eventId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
