import { Type, type Static } from 'typebox';
export declare const STOREFRONT_CONSTANTS: {
  readonly CURRENCY_COOKIE_MIN: 36000;
  readonly CURRENCY_PARAM_MODE: import('../base/country-options.ts').CurrencyParamMode;
  readonly OTP_LENGTH: 6;
  readonly OTP_RESEND_SECONDS: 30;
  readonly OTP_TTL_SECONDS: 300;
  readonly OTP_MAX_ATTEMPTS: 5;
  readonly OTP_LOCK_SECONDS: 900;
  readonly PINCODE_LENGTH: 6;
  readonly RESET_LINK_MINUTES: 30;
  readonly OTP_LOGIN_LEGACY: false;
  readonly TOAST_MS: 3000;
  readonly PINCODE_MODAL_MS: 5000;
  readonly GIFT_POPUP_MS: 8000;
  readonly NOTIFY_PROMPT_MS: 10000;
  readonly EMI_MIN: 15000;
  readonly EMI_MAX: 150000;
  readonly COD_MAX: 49999;
  readonly PAN_ABOVE: 200000;
  readonly CASH_LIMIT: 200000;
  readonly RETURN_WINDOW_DAYS: 15;
  readonly TRIAL_BANNER: {
    readonly days: 30;
    readonly on: false;
  };
  readonly EXCHANGE_AFTER_DAYS: {
    readonly online: 30;
    readonly store: 15;
  };
  readonly EXCHANGE_DEDUCT_PCT: 2;
  readonly EXCHANGE_FEE: 500;
  readonly BUYBACK: {
    readonly gold: 100;
    readonly stone: 90;
    readonly processing: 0;
  };
  readonly OLD_GOLD_PCT: 100;
  readonly EXCHANGE_DEDUCTIONS: {
    readonly missing_piece: 1000;
    readonly lost_certificate: 500;
  };
  readonly BUYBACK_MAKING_CLAWBACK: 0;
  readonly TRUEUP_TOL: {
    readonly pct: 1;
    readonly mg: 20;
  };
  readonly WARRANTY_DAYS: 365;
  readonly COLLECT: {
    readonly remind_after_days: 7;
    readonly kept_days: 15;
  };
  readonly NOT_COLLECTED: 7;
  readonly QUALITY_CHECKS: 25;
  readonly DELIVERY_DAYS: {
    readonly express: 1;
    readonly fast: {
      readonly near: 2;
      readonly far: 3;
    };
    readonly india: 4;
    readonly international: 9;
  };
  readonly EXPRESS_HOURS: number;
  readonly WARRANTY_YEARS: number;
  readonly GST_PCT: 3;
  readonly JOBWORK_GST_PCT: 5;
  readonly SELLER_STATE: '29';
  readonly ROUNDING_MODE: 'component-rupee';
  readonly PRICE_LOCK_MINUTES: 30;
  readonly COIN_VALUE: 1;
  readonly COINS_MIN_CART: 10000;
  readonly COINS_CAP_PCT: 10;
  readonly PROMOTIONAL_MIN_CART: 10000;
  readonly WALLET_RETURNED_DAYS: 30;
  readonly WALLET_EXPIRES_SOON_DAYS: 30;
  readonly REFERRAL: {
    readonly reward: 500;
    readonly min_order: 5000;
    readonly life_days: 180;
    readonly rewards_per_month: 10;
    readonly invites_per_day: 10;
  };
  readonly PREPAID_DISCOUNT_ON: false;
  readonly PAYPAL: {
    readonly pct: 50;
    readonly max: 500;
    readonly visible: false;
  };
  readonly PHONE_INTL: {
    readonly min: 6;
    readonly max: 15;
    readonly msg_max: 12;
  };
  readonly DESIGN_COUNT_CLAIM: 6000;
  readonly USE_REAL_COUNT: true;
  readonly COOKIE_DAYS: 1;
  readonly DUTY_MODE: 'DDU';
  readonly IMAGE_WIDTHS: readonly [1024, 515, 360];
  readonly SUPPORT_HOURS: {
    readonly help: {
      readonly from: 9;
      readonly to: 18;
    };
    readonly coins: {
      readonly from: 7;
      readonly to: 23;
    };
  };
  readonly COUNTRY_OF_ORIGIN: 'IN';
  readonly PAGE_SIZE: 49;
  readonly RECENT_MAX: 7;
};
export declare const StorefrontConfig: Type.TObject<{
  version: Type.TString;
  constants: Type.TRecord<'^.*$', Type.TUnknown>;
  contact: Type.TOptional<
    Type.TObject<{
      phone: Type.TString;
      whatsapp: Type.TString;
      email: Type.TString;
      officer: Type.TObject<{
        name: Type.TString;
        name_hi: Type.TString;
        email: Type.TString;
      }>;
      since: Type.TString;
    }>
  >;
}>;
export type StorefrontConfig = Static<typeof StorefrontConfig>;
