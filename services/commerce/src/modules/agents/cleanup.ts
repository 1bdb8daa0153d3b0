import type { Database } from '../../platform/database/database.ts';
import { dropEnded, endExpired, forgetBuyers } from './sessions/session.store.ts';

const DAY_MS = 86_400_000;
const days = (at: Date, many: number): Date => new Date(at.getTime() - many * DAY_MS);

/** What was typed of a buyer is kept so long, and what a session was so long. */
const KEPT_DAYS = { buyer: 7, session: 30 } as const;

export async function cleanUp(db: Database, at: Date): Promise<void> {
  await endExpired(db, at);
  await forgetBuyers(db, days(at, KEPT_DAYS.buyer));
  await dropEnded(db, days(at, KEPT_DAYS.session));
}
