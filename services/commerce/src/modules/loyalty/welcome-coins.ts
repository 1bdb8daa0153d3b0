import { findCustomerByEmail } from '../identity/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { grantCoins } from './coins.ts';

export const WELCOME_COINS = 5_000;
const LIFE_MS = 365 * 86_400_000;

/** Coins the demonstration customer can try the store with. @returns whether they came now; they come once */
export async function giveWelcomeCoins(db: Database, email: string, at: Date): Promise<boolean> {
  const customer = await findCustomerByEmail(db, email);
  if (customer === undefined) return false;
  const grant = {
    customerId: customer.id,
    origin: 'welcome',
    coins: WELCOME_COINS,
    expiresAt: new Date(at.getTime() + LIFE_MS),
    at,
  };
  return (await db.transaction().execute((tx) => grantCoins(tx, grant))) === 'recorded';
}
