import * as storefront from '@suvarna/contracts/storefront-constants';

// Constants of domain rules §5.3 that checkout and orders own. Amounts are minor units.

/** How long a quote stands. */
export {
  EXCHANGE_AFTER_DAYS,
  PRICE_LOCK_MINUTES,
  WARRANTY_DAYS,
} from '@suvarna/contracts/storefront-constants';
/** How long an order waits for its money, and holds what it needs. */
export const PAYMENT_WINDOW_MINUTES = 30;
/** Above it a PAN, or abroad a passport, is needed: `>`, not `≥` (§2.6). */
export const PAN_ABOVE = storefront.PAN_ABOVE * 100;

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
/** Coins earned with an order: 1 % of what was paid in money, for a year (the specification leaves the rate open). */
export const COINS_EARNED_BP = 100;
export const COINS_LIFE_DAYS = 365;
