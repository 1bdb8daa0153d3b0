import type { Database } from '../../platform/database/database.ts';
import { expireLots } from '../ledger/index.ts';
import { COINS } from './coin-book.ts';

/** Takes the coins out of lots whose time is over. @returns coins that expired */
export const expireCoins = (db: Database, at: Date): Promise<number> => expireLots(db, COINS, at);
