import type { Database } from '../../../platform/database/database.ts';

const HOUR_MS = 3_600_000;
/** How long a late order is told what has changed. Guests cost nothing, so what they leave is kept less long. */
const KEPT_MS = { customer: 24 * HOUR_MS, guest: 2 * HOUR_MS } as const;

/** Forgets price holds some time after their end. */
export async function dropExpiredPriceHolds(db: Database, at: Date): Promise<void> {
  await db
    .deleteFrom('price_holds')
    .where((row) =>
      row.or([
        row('expires_at', '<', new Date(at.getTime() - KEPT_MS.customer)),
        row.and([
          row('guest_id', 'is not', null),
          row('expires_at', '<', new Date(at.getTime() - KEPT_MS.guest)),
        ]),
      ]),
    )
    .execute();
}
