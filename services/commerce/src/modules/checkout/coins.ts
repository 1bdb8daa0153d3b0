import type { PaymentMode } from '@suvarna/contracts/api/checkout';
import type { Currency } from '@suvarna/contracts/money';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Shopper } from '../identity/index.ts';
import { coinBalance, type CoinRefusal, coinsAside, redeemableCoins } from '../loyalty/index.ts';

export type CoinsFault = CoinRefusal;

export interface CoinsWish {
  readonly owner: Shopper;
  /** The shopper's own unpaid orders. */
  readonly waiting: readonly string[];
  /** Jewellery after the coupon. */
  readonly eligiblePaise: number;
  readonly paymentMode: PaymentMode | null;
  readonly currency: Currency;
  readonly at: Date;
}

/** The coins that pay for a bag, or why none do. Guests have none. */
export async function coinsFor(
  db: Database | Tx,
  wish: CoinsWish,
): Promise<{ readonly coins: number; readonly fault: CoinsFault | undefined }> {
  const { owner, waiting, eligiblePaise, paymentMode, currency, at } = wish;
  // What waits for their own unpaid order is still theirs: that order is given up when the bag is ordered anew.
  const balance =
    owner.kind === 'customer'
      ? (await coinBalance(db, owner.id, at)) + (await coinsAside(db, waiting, at))
      : 0;
  const answer = redeemableCoins({ eligiblePaise, balance, prepaid: paymentMode !== 'cod', currency });
  return answer.kind === 'redeemable'
    ? { coins: answer.coins, fault: undefined }
    : { coins: 0, fault: answer.code };
}
