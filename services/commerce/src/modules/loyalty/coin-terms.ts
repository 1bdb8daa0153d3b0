import * as storefront from '@suvarna/contracts/storefront-constants';

// Constants of domain rules §2.10 and §5.3.

/** One coin is worth one rupee, in paise. */
export const COIN_VALUE = storefront.COIN_VALUE * 100;
/** Least value of jewellery, after the coupon, for which coins are taken; in rupees as the wallet answers it (`wallet_threshold`). */
export const COINS_MIN_CART = storefront.COINS_MIN_CART;
/** Most of the jewellery's value that coins may pay, in percent. */
export const COINS_CAP_PCT = storefront.COINS_CAP_PCT;
/** A percentage the wallet answers; switched off (§2.14 row 22). */
export const PREPAID_DISCOUNT_PCT = 0;
