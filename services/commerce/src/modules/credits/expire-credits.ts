import type { Database } from '../../platform/database/database.ts';
import { expireLots } from '../ledger/index.ts';
import { CREDIT_BOOKS, CREDIT_WALLETS } from './credit-book.ts';

/** Takes the money out of lots whose time is over, wallet by wallet. @returns paise that expired */
export async function expireCredits(db: Database, at: Date): Promise<number> {
  let expired = 0;
  for (const wallet of CREDIT_WALLETS) expired += await expireLots(db, CREDIT_BOOKS[wallet], at);
  return expired;
}
