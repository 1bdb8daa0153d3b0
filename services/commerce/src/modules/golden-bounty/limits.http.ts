import { takeAllowance } from '../../platform/http/allowance.store.ts';
import type { Tx } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { principalOf, type ContactLimit, type Shopper } from '../identity/index.ts';

/** Each takes somebody's time, and the store calls a number that a stranger may have typed. */
export const CALLBACKS: ContactLimit = { name: 'bounty-callback', mobile: 3, shopper: 5, address: 30 };

/** What one shopper may do in a day: people call back and keep plans by hand. */
const LIMITS = { 'bounty-enrol': 20 } as const;
const DAY_SECONDS = 86_400;

/** @throws Refusal when there were too many today */
export async function takeDaily(
  tx: Tx,
  what: keyof typeof LIMITS,
  shopper: Shopper,
  at: Date,
): Promise<void> {
  const name = `${what}:${principalOf(shopper)}`;
  const wait = await takeAllowance(tx, { name, limit: LIMITS[what], seconds: DAY_SECONDS }, at);
  if (wait !== undefined)
    throw new Refusal(429, 'REQUEST.TOO_MANY', 'Too many attempts. Please try again later.', {
      retryAfter: wait,
    });
}
