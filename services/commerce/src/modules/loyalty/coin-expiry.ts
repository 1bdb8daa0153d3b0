import { randomUUID } from 'node:crypto';
import { lockExpiredLots } from './coin.store.ts';
import type { Database } from '../../platform/database/database.ts';
import { coinLot, COINS_EXPIRED, post } from '../ledger/index.ts';

const LOTS_AT_ONCE = 100;

/**
 * Takes the coins out of lots whose time is over; each lot's is a line of its owner's statement.
 * Several processes may do it at once, and in the same moment: what is taken is what the locked lot
 * holds, so each taking is a fact of its own. A lot that coins came back into is taken again.
 *
 * @returns coins that expired
 */
export async function expireCoins(db: Database, at: Date): Promise<number> {
  let expired = 0;
  for (;;) {
    const batch = await db.transaction().execute(async (tx) => {
      const lots = await lockExpiredLots(tx, at, LOTS_AT_ONCE);
      for (const lot of lots) {
        await post(
          tx,
          { key: `expiry:${lot.code}:${randomUUID()}`, kind: 'coins-expire', reference: '', at },
          [
            {
              account: { ...coinLot(lot.customerId, '', lot.expiresAt), code: lot.code },
              amount: -lot.balance,
            },
            { account: COINS_EXPIRED, amount: lot.balance },
          ],
        );
      }
      return lots;
    });
    if (batch.length === 0) return expired;
    expired += batch.reduce((sum, { balance }) => sum + balance, 0);
  }
}
