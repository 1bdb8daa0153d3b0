import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import type { RelayTarget } from './outbox.store.ts';

export interface ChannelFigures {
  readonly channel: RelayTarget;
  /** Rows that wait, and how long the oldest has. */
  readonly waiting: number;
  readonly oldestSeconds: number;
  readonly dead: number;
}

export async function outboxFigures(db: Database): Promise<ChannelFigures[]> {
  const { rows } = await sql<ChannelFigures>`
    select channel,
           count(*) filter (where outcome is null) as waiting,
           coalesce(extract(epoch from now() - min(created_at) filter (where outcome is null)), 0)::float8 as "oldestSeconds",
           count(*) filter (where outcome = 'dead') as dead
    from outbox where outcome is null or outcome = 'dead' group by channel`.execute(db);
  return rows;
}

export interface DeadRow {
  readonly id: string;
  readonly channel: RelayTarget;
  readonly type: string;
  readonly key: string;
  readonly template: string;
  readonly attempts: number;
  readonly last_error: string;
  readonly created_at: Date;
  readonly settled_at: Date;
  /** What expires is gone with its time; the rest can be delivered after all. */
  readonly can_revive: boolean;
}

/** What could not be delivered, newest first. Who it was for and what it says is not shown. */
export async function listDead(db: Database, limit: number): Promise<DeadRow[]> {
  const { rows } = await sql<DeadRow>`
    select id, channel, type, key, coalesce(payload->>'template', '') as template, attempts, last_error, created_at, settled_at, expires_at is null as can_revive
    from outbox where outcome = 'dead' order by settled_at desc limit ${limit}`.execute(db);
  return rows;
}

/** Lets a dead row be tried again; `false` when there is no such row, or it is too late for it. */
export async function revive(db: Database | Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ outcome: null, settled_at: null, attempts: 0, next_attempt_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('outcome', '=', 'dead')
    .where('expires_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends what has expired whether or not its channel moves, so that a code never outlives its time by more than a minute. */
export async function dropExpired(db: Database, at: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      outcome: 'expired',
      settled_at: sql<Date>`now()`,
      claim: null,
      payload: sql<string>`jsonb_build_object('template', payload->'template', 'locale', payload->'locale')`,
    })
    .where('outcome', 'is', null)
    .where('expires_at', '<=', at)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** What a message that is not sent any more says of itself. With an end it cannot be tried again. */
const WORDLESS = sql`payload = jsonb_build_object('template', payload->'template', 'locale', payload->'locale'),
  expires_at = coalesce(expires_at, settled_at)`;
const MESSAGES = sql`outcome = 'dead' and type in ('message.email', 'message.sms')`;

/** Messages that did not reach these addresses and phones have no words any more: their owner's account ends. */
export async function forgetUndelivered(tx: Tx, contacts: readonly string[]): Promise<void> {
  await sql`update outbox set ${WORDLESS} where ${MESSAGES} and payload->>'to' = any(${contacts}::text[])`.execute(
    tx,
  );
}

/**
 * What was said of these orders: messages that did not get through have no words any more, whichever reader they
 * were for, and those that wait say neither what was bought nor where it went.
 */
export async function forgetNewsOfOrders(tx: Tx, orderNos: readonly string[]): Promise<void> {
  const ofThem = sql`payload->'values'->>'orderNo' = any(${orderNos}::text[])`;
  await sql`update outbox set ${WORDLESS} where ${MESSAGES} and ${ofThem}`.execute(tx);
  await sql`update outbox set payload = payload #- '{values,order}' #- '{values,note}'
    where outcome is null and type in ('message.email', 'message.sms') and ${ofThem}`.execute(tx);
}

/**
 * Forgets what was delivered a month ago, and which consumers acted on it. Dead rows stay until an operator looks;
 * words of messages and whom they were for go after half a year. The code of a gift card stands nowhere else.
 */
export async function dropSettled(db: Database): Promise<void> {
  await sql`update outbox set ${WORDLESS} where ${MESSAGES} and settled_at < now() - interval '180 days'
    and payload ? 'to' and payload->>'template' <> 'gift-card'`.execute(db);
  await sql`delete from outbox where outcome in ('delivered', 'expired') and settled_at < now() - interval '30 days'`.execute(
    db,
  );
  await sql`delete from outbox_effects where at < now() - interval '60 days'`.execute(db);
}
