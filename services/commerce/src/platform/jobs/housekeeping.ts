import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Drops what has served its time: answers kept for repeats, ended sessions, old counters. */
export async function dropOutdated(db: Database): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '72 hours'`.execute(db);
  // A customer's token stays known after its minutes, as long as its sign-in may renew it.
  await sql`delete from sessions where (sign_in_id is null and expires_at < now()) or expires_at < now() - interval '8 days' or revoked_at < now() - interval '30 days'`.execute(
    db,
  );
  await sql`delete from sign_ins where expires_at < now() or last_used_at < now() - interval '8 days' or ended_at < now() - interval '30 days'`.execute(
    db,
  );
  await sql`delete from one_time_codes where issued_at < now() - interval '1 day'`.execute(db);
  await sql`delete from allowances where ends_at < now()`.execute(db);
  await sql`delete from registrations where expires_at < now()`.execute(db);
  await sql`delete from password_resets where expires_at < now()`.execute(db);
  await sql`delete from known_devices where expires_at < now()`.execute(db);
  await sql`delete from caller_id_requests where expires_at < now()`.execute(db);
  // A browser says at least once a month that it is there; one that has been silent for half a year is not.
  await sql`delete from push_subscriptions where expires_at < now() or renewed_at < now() - interval '180 days'`.execute(
    db,
  );
  await sql`delete from event_counts where day < current_date - 400`.execute(db);
  await sql`delete from rate_limits where expire < ${Date.now()}`.execute(db);
}
