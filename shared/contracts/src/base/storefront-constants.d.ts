export { CURRENCY_COOKIE_MIN, CURRENCY_PARAM_MODE } from './country-options.ts';
export declare const OTP_LENGTH = 6;
export declare const OTP_RESEND_SECONDS = 30;
export declare const OTP_TTL_SECONDS = 300;
export declare const OTP_MAX_ATTEMPTS = 5;
export declare const OTP_LOCK_SECONDS = 900;
export declare const PINCODE_LENGTH = 6;
export declare const RESET_LINK_MINUTES = 30;
export declare const OTP_LOGIN_LEGACY = false;
export declare const TOAST_MS = 3000;
export declare const PINCODE_MODAL_MS = 5000;
export declare const GIFT_POPUP_MS = 8000;
export declare const NOTIFY_PROMPT_MS = 10000;
export declare const EMI_MIN = 15000;
export declare const EMI_MAX = 150000;
export declare const COD_MAX = 49999;
export declare const PAN_ABOVE = 200000;
export declare const CASH_LIMIT = 200000;
export declare const RETURN_WINDOW_DAYS = 15;
export declare const TRIAL_BANNER: {
  readonly days: 30;
  readonly on: false;
};
export declare const EXCHANGE_AFTER_DAYS: {
  readonly online: 30;
  readonly store: 15;
};
export declare const EXCHANGE_DEDUCT_PCT = 2;
export declare const EXCHANGE_FEE = 500;
export declare const BUYBACK: {
  readonly gold: 100;
  readonly stone: 90;
  readonly processing: 0;
};
export declare const OLD_GOLD_PCT = 100;
export declare const EXCHANGE_DEDUCTIONS: {
  readonly missing_piece: 1000;
  readonly lost_certificate: 500;
};
export declare const BUYBACK_MAKING_CLAWBACK = 0;
export declare const TRUEUP_TOL: {
  readonly pct: 1;
  readonly mg: 20;
};
export declare const WARRANTY_DAYS = 365;
export declare const COLLECT: {
  readonly remind_after_days: 7;
  readonly kept_days: 15;
};
export declare const NOT_COLLECTED = 7;
export declare const QUALITY_CHECKS = 25;
export declare const DELIVERY_DAYS: {
  readonly express: 1;
  readonly fast: {
    readonly near: 2;
    readonly far: 3;
  };
  readonly india: 4;
  readonly international: 9;
};
export declare const EXPRESS_HOURS: number;
export declare const WARRANTY_YEARS: number;
export declare const GST_PCT = 3;
export declare const JOBWORK_GST_PCT = 5;
export declare const SELLER_STATE = '29';
export declare const ROUNDING_MODE = 'component-rupee';
export declare const PRICE_LOCK_MINUTES = 30;
export declare const COIN_VALUE = 1;
export declare const COINS_MIN_CART = 10000;
export declare const COINS_CAP_PCT = 10;
export declare const PROMOTIONAL_MIN_CART = 10000;
export declare const WALLET_RETURNED_DAYS = 30;
export declare const WALLET_EXPIRES_SOON_DAYS = 30;
export declare const REFERRAL: {
  readonly reward: 500;
  readonly min_order: 5000;
  readonly life_days: 180;
  readonly rewards_per_month: 10;
  readonly invites_per_day: 10;
};
export declare const PREPAID_DISCOUNT_ON = false;
export declare const PAYPAL: {
  readonly pct: 50;
  readonly max: 500;
  readonly visible: false;
};
export declare const PHONE_INTL: {
  readonly min: 6;
  readonly max: 15;
  readonly msg_max: 12;
};
export declare const DESIGN_COUNT_CLAIM = 6000;
export declare const USE_REAL_COUNT = true;
export declare const COOKIE_DAYS = 1;
export declare const DUTY_MODE = 'DDU';
export declare const IMAGE_WIDTHS: readonly [1024, 515, 360];
export declare const SUPPORT_HOURS: {
  readonly help: {
    readonly from: 9;
    readonly to: 18;
  };
  readonly coins: {
    readonly from: 7;
    readonly to: 23;
  };
};
export declare const COUNTRY_OF_ORIGIN = 'IN';
