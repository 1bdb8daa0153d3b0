import type { ErrorCode } from './error-codes.ts';

export type { ErrorCode };

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
