/**
 * Constants of the store that a browser may know, under the names and in the units of domain rules §5.3:
 * rupees, days, percent. Each is written down here once, or where its rule is, and served by
 * `config/storefront/`.
 */
export { CURRENCY_COOKIE_MIN, CURRENCY_PARAM_MODE } from './country-options.ts';

export const OTP_LENGTH = 6;
export const OTP_RESEND_SECONDS = 30;
export const OTP_TTL_SECONDS = 300;
export const OTP_MAX_ATTEMPTS = 5;
export const OTP_LOCK_SECONDS = 900;
export const PINCODE_LENGTH = 6;
/** A link to a new password is good for so long. */
export const RESET_LINK_MINUTES = 30;
/** Sign-in by a link in a message, an older way (§2.14 row 19). */
export const OTP_LOGIN_LEGACY = false;

export const TOAST_MS = 3_000;
/** When a prompt may come at the earliest. */
export const PINCODE_MODAL_MS = 5_000;
export const GIFT_POPUP_MS = 8_000;
export const NOTIFY_PROMPT_MS = 10_000;

export const EMI_MIN = 15_000;
export const EMI_MAX = 150_000;
/** Most that is paid at the door. */
export const COD_MAX = 49_999;
/** Above it a PAN, or abroad a passport, is needed: `>`, not `≥` (§2.6). */
export const PAN_ABOVE = 200_000;

/** As much in cash no shop may take in a day: `≥` (§2.6). What is paid at the door ends far below. */
export const CASH_LIMIT = 200_000;

export const RETURN_WINDOW_DAYS = 15;
/** A month to try is words of an advertisement; it is not promised while 15 days are given (§2.14 row 1). */
export const TRIAL_BANNER = { days: 30, on: false } as const;
export const EXCHANGE_AFTER_DAYS = { online: 30, store: 15 } as const;
export const EXCHANGE_DEDUCT_PCT = 2;
export const EXCHANGE_FEE = 500;
export const BUYBACK = { gold: 100, stone: 90, processing: 0 } as const;
export const OLD_GOLD_PCT = 100;
/** Taken off when a piece comes back incomplete: for each missing part, and for a lost certificate of its stones. */
export const EXCHANGE_DEDUCTIONS = { missing_piece: 1_000, lost_certificate: 500 } as const;
/** Percent of a discount on making that is taken back with the piece (§2.14 row 5). */
export const BUYBACK_MAKING_CLAWBACK = 0;
/** A weight this close to what was sold is the same: in percent or milligrams, whichever is more. */
export const TRUEUP_TOL = { pct: 1, mg: 20 } as const;
export const WARRANTY_DAYS = 365;
/** How long an order waits in a store for a person who collects it, and when they are reminded: days since it is ready there. */
export const COLLECT = { remind_after_days: 7, kept_days: 15 } as const;
/** Reason (`order_reasons`) of a cancellation that the store made because the order was not collected. */
export const NOT_COLLECTED = 7;
export const QUALITY_CHECKS = 25;

/** Working days between dispatch and door; `express` is within a day of 24 hours, `fast` 2 or 3, by pincode (specification §9). */
export const DELIVERY_DAYS = { express: 1, fast: { near: 2, far: 3 }, india: 4, international: 9 } as const;
/** What the promises say of the above: hours of express delivery, years of warranty. */
export const EXPRESS_HOURS = DELIVERY_DAYS.express * 24;
export const WARRANTY_YEARS = WARRANTY_DAYS / 365;

export const GST_PCT = 3;
/** On work done on a customer's own gold, none of which the store sells yet (§2.3). */
export const JOBWORK_GST_PCT = 5;
/** GST code of the seller's state: Karnataka (§2.3). */
export const SELLER_STATE = '29';
/** Each row of a price is whole rupees (§2.1). */
export const ROUNDING_MODE = 'component-rupee';
export const PRICE_LOCK_MINUTES = 30;
export const COIN_VALUE = 1;
export const COINS_MIN_CART = 10_000;
export const COINS_CAP_PCT = 10;
/** Least value of jewellery in rupees for which promotional credits are taken. */
export const PROMOTIONAL_MIN_CART = 10_000;
/** What comes back into a wallet from an order lives at least so many days. */
export const WALLET_RETURNED_DAYS = 30;
/** What of a wallet ends within so many days is said to end soon. */
export const WALLET_EXPIRES_SOON_DAYS = 30;
/**
 * An inviter and a friend get `reward` each, as promotional credit good for `life_days`, once
 * the return window of the first order of at least `min_order` is over. An inviter is rewarded
 * `rewards_per_month` times in a calendar month of India, and writes `invites_per_day` e-mails a day.
 */
export const REFERRAL = {
  reward: 500,
  min_order: 5_000,
  life_days: 180,
  rewards_per_month: 10,
  invites_per_day: 10,
} as const;
export const PREPAID_DISCOUNT_ON = false;
/** A discount for paying by PayPal that is not shown (specification §9; §2.14 row 23): no customer can pay so, and no total knows it. */
export const PAYPAL = { pct: 50, max: 500, visible: false } as const;

export const PHONE_INTL = { min: 6, max: 15, msg_max: 12 } as const;
export const DESIGN_COUNT_CLAIM = 6_000;
/** The store says how many designs it has, not how many were claimed (§2.14 row 7). */
export const USE_REAL_COUNT = true;
export const COOKIE_DAYS = 1;
export const DUTY_MODE = 'DDU';
export const IMAGE_WIDTHS = [1_024, 515, 360] as const;

/** Hours of help and of coin support, India's clock (specification §2). */
export const SUPPORT_HOURS = { help: { from: 9, to: 18 }, coins: { from: 7, to: 23 } } as const;
/** Where every piece of the store is made. */
export const COUNTRY_OF_ORIGIN = 'IN';
