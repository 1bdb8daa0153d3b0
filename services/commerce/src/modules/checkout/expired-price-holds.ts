import type { Database } from '../../platform/database/database.ts';

const DAY_MS = 86_400_000;

/** Forgets price holds a day after their end: until then a late order is told what has changed. */
export async function dropExpiredPriceHolds(db: Database, at: Date): Promise<void> {
  await db
    .deleteFrom('price_holds')
    .where('expires_at', '<', new Date(at.getTime() - DAY_MS))
    .execute();
}
