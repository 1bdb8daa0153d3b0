import type { ErrorCode } from '@suvarna/contracts/errors';
import type { Currency, MinorUnits } from '@suvarna/contracts/money';
import { COIN_VALUE, COINS_CAP_PCT, COINS_MIN_CART } from './coin-terms.ts';

export interface CoinsWanted {
  /** Jewellery after the coupon: neither gold coins nor solitaires. */
  readonly eligiblePaise: MinorUnits;
  /** `COINS_MIN_CART` when left out. */
  readonly thresholdPaise?: MinorUnits;
  /** `COINS_CAP_PCT` when left out. */
  readonly capPct?: number;
  /** Unexpired coins. */
  readonly balance: number;
  /** Whether the order is paid before it is placed; a bag whose way to pay is not chosen yet counts as prepaid. */
  readonly prepaid: boolean;
  readonly currency: Currency;
}

export type CoinRefusal = Extract<
  ErrorCode,
  'COINS.MODE_NOT_ALLOWED' | 'COINS.BELOW_MINIMUM' | 'COINS.INSUFFICIENT'
>;
export type RedeemableCoins =
  | { readonly kind: 'redeemable'; readonly coins: number }
  | { readonly kind: 'refused'; readonly code: CoinRefusal };

/**
 * How many coins pay for a bag: all that may, or none. The shopper switches them on or off and
 * chooses no number ("in full not partially" and a cap, domain rules §2.10 and §2.14 row 24).
 * Coins are India's: other currencies have none (row 25).
 */
export function redeemableCoins({
  eligiblePaise,
  thresholdPaise = COINS_MIN_CART * COIN_VALUE,
  capPct = COINS_CAP_PCT,
  balance,
  prepaid,
  currency,
}: CoinsWanted): RedeemableCoins {
  if (!prepaid || currency !== 'INR') return { kind: 'refused', code: 'COINS.MODE_NOT_ALLOWED' };
  if (eligiblePaise < thresholdPaise) return { kind: 'refused', code: 'COINS.BELOW_MINIMUM' };
  const most = Math.floor((eligiblePaise * capPct) / (100 * COIN_VALUE));
  const coins = Math.min(balance, most);
  return coins < 1 ? { kind: 'refused', code: 'COINS.INSUFFICIENT' } : { kind: 'redeemable', coins };
}
