/** Stable error codes. The API answers them; screens translate them by code. */
export const ERROR_CODES = [
  'REQUEST.INVALID',
  'REQUEST.NOT_FOUND',
  'REQUEST.TOO_MANY',
  'REQUEST.UNSUPPORTED_MEDIA_TYPE',
  'REQUEST.TOO_LARGE',
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
  'SERVICE.UNAVAILABLE',
  'SERVICE.FAILED',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** What every failed API call answers, in the envelope of `spec/api.md` §5. */
export interface ErrorEnvelope {
  readonly status_code: number;
  readonly error: true;
  readonly code: ErrorCode;
  readonly msg: string;
  readonly message: string;
  readonly data: null;
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
