/** Stable error codes. The API answers them; screens translate them by code. */
const ERROR_CODES = [
  'REQUEST.INVALID',
  'REQUEST.NOT_FOUND',
  'REQUEST.TOO_MANY',
  'REQUEST.UNSUPPORTED_MEDIA_TYPE',
  'REQUEST.TOO_LARGE',
  'REQUEST.IDEMPOTENCY_KEY_MISSING',
  'REQUEST.IDEMPOTENCY_KEY_REUSED',
  'REQUEST.IN_FLIGHT',
  'CURRENCY.UNSUPPORTED',
  'SESSION.TOKEN_MISSING',
  'SESSION.TOKEN_INVALID',
  'SESSION.CREDENTIALS_WRONG',
  'CATALOGUE.PRODUCT_NOT_FOUND',
  'CATALOGUE.PATH_INVALID',
  'BAG.ITEM_NOT_FOUND',
  'BAG.ITEM_OUT_OF_STOCK',
  'BAG.QUANTITY_TOO_LARGE',
  'BAG.SIZE_REQUIRED',
  'BAG.OPTION_UNAVAILABLE',
  'BAG.ENGRAVING_UNAVAILABLE',
  'BAG.ENGRAVING_INVALID',
  'SESSION.TOKEN_EXPIRED',
  'OTP.TOO_SOON',
  'OTP.WRONG',
  'OTP.LOCKED',
  'ACCOUNT.PASSWORD_WEAK',
  'ACCOUNT.RESET_LINK_INVALID',
  'ACCOUNT.PHONE_TAKEN',
  'ACCOUNT.SIGN_IN_AGAIN',
  'CALLER_ID.PENDING',
  'CALLER_ID.REJECTED',
  'CALLER_ID.FAILED',
  'ADDRESS.NOT_FOUND',
  'ADDRESS.INVALID',
  'DELIVERY.PINCODE_INVALID',
  'DELIVERY.NOT_SERVICEABLE',
  'WISHLIST.ITEM_NOT_FOUND',
  'WISHLIST.SHARE_NOT_FOUND',
  'COUPON.INVALID',
  'COUPON.EXHAUSTED',
  'COUPON.NOT_APPLICABLE',
  'COINS.INSUFFICIENT',
  'COINS.MODE_NOT_ALLOWED',
  'COINS.BELOW_MINIMUM',
  'CHECKOUT.BAG_EMPTY',
  'CHECKOUT.LOCK_EXPIRED',
  'CHECKOUT.PRICE_CHANGED',
  'CHECKOUT.OUT_OF_STOCK',
  'CHECKOUT.PAN_REQUIRED',
  'ORDER.NOT_FOUND',
  'ORDER.STATE_CONFLICT',
  'ORDER.RETURN_WINDOW_CLOSED',
  'ORDER.WARRANTY_OVER',
  'ORDER.SIZE_UNAVAILABLE',
  'ORDER.PHOTO_INVALID',
  'ORDER.REQUEST_NOT_FOUND',
  'ORDER.RETURN_WINDOW_OPEN',
  'PAYMENT.MODE_UNAVAILABLE',
  'PAYMENT.FAILED',
  'PAYMENT.SIGNATURE_INVALID',
  'PAYMENT.MISMATCH',
  'PAYMENT.PROVIDER_UNAVAILABLE',
  'REFUND.NOT_FOUND',
  'SERVICE.UNAVAILABLE',
  'SERVICE.FAILED',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** What every failed API call answers, in the envelope of `spec/api.md` §5. */
export interface ErrorEnvelope<Data = null> {
  readonly status_code: number;
  readonly error: true;
  readonly code: ErrorCode;
  readonly msg: string;
  readonly message: string;
  /** `null`, except where the refusal comes with what to go on with: `CHECKOUT.PRICE_CHANGED` brings the new price lock. */
  readonly data: Data;
  /** Fields that were refused, by JSON pointer, when `code` is `REQUEST.INVALID`. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** What every successful API call answers. */
export interface Envelope<Data> {
  readonly status_code: number;
  readonly error: false;
  readonly msg: string;
  readonly message: string;
  readonly data: Data;
}
