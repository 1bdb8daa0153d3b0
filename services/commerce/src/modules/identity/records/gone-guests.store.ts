import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Guests at a time: what a statement of a job may take. */
const AT_ONCE = 2_000;
/** As long as a token that was given back stays known. */
const REVOKED_DAYS = 30;

/**
 * Drops guests whom no browser is any more, with what is theirs alone: a bag, a wishlist, addresses. Those that are
 * needed still lose their ended sessions only.
 *
 * @param needed what keeps a guest, by `guests.id`
 * @returns how many sessions ended
 */
export async function dropGoneGuests(
  db: Database,
  needed: readonly RawBuilder<boolean>[],
  at: Date,
): Promise<number> {
  const isNeeded = needed.length === 0 ? sql<boolean>`false` : sql<boolean>`${sql.join(needed, sql` or `)}`;
  const revokedBefore = new Date(at.getTime() - REVOKED_DAYS * 86_400_000);
  let ended = 0;
  for (;;) {
    const { rows } = await sql<{ guest_id: string }>`
      with ended as (
        delete from sessions where ctid = any(array(
          select ctid from sessions where guest_id is not null and (expires_at < ${at} or revoked_at < ${revokedBefore})
          limit ${AT_ONCE} for update skip locked))
        returning guest_id),
      gone as (
        delete from guests where id in (select guest_id from ended) and not (${isNeeded}))
      select guest_id from ended`.execute(db);
    ended += rows.length;
    if (rows.length < AT_ONCE) return ended;
  }
}
