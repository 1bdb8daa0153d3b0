import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from './database.ts';

const EVERY_MS = 10 * 60_000;

/** Drops what has served its time: answers kept for repeats, ended sessions, old counters. */
export async function dropOutdated(db: Database): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '72 hours'`.execute(db);
  await sql`delete from sessions where expires_at < now() or revoked_at < now() - interval '30 days'`.execute(db);
  await sql`delete from rate_limits where expire < ${Date.now()}`.execute(db);
}

export function keepHouse(db: Database, log: Logger): () => void {
  const timer = setInterval(() => {
    dropOutdated(db).catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed; it runs again later'));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
