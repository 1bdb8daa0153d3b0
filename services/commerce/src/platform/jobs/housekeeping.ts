import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { deleteUnlocked } from '../database/delete-unlocked.ts';

const OUTDATED = {
  idempotency_keys: sql<boolean>`created_at < now() - interval '72 hours'`,
  // A customer's token stays known after its minutes, as long as its sign-in may renew it. A guest's goes with the guest.
  sessions: sql<boolean>`guest_id is null and ((sign_in_id is null and expires_at < now()) or expires_at < now() - interval '8 days' or revoked_at < now() - interval '30 days')`,
  sign_ins: sql<boolean>`expires_at < now() or last_used_at < now() - interval '8 days' or ended_at < now() - interval '30 days'`,
  one_time_codes: sql<boolean>`issued_at < now() - interval '1 day'`,
  allowances: sql<boolean>`ends_at < now()`,
  registrations: sql<boolean>`expires_at < now()`,
  password_resets: sql<boolean>`expires_at < now()`,
  known_devices: sql<boolean>`expires_at < now()`,
  caller_id_requests: sql<boolean>`expires_at < now()`,
  // A browser says at least once a month that it is there; one that has been silent for half a year is not.
  push_subscriptions: sql<boolean>`expires_at < now() or renewed_at < now() - interval '180 days'`,
} as const;

/** Drops what has served its time: answers kept for repeats, ended sessions, old counters. */
export async function dropOutdated(db: Database): Promise<void> {
  for (const [table, isOutdated] of Object.entries(OUTDATED))
    await deleteUnlocked(db, table as keyof typeof OUTDATED, isOutdated);
  await sql`delete from event_counts where day < current_date - 400`.execute(db);
  await sql`delete from rate_limits where expire < ${Date.now()}`.execute(db);
}
