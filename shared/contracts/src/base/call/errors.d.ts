import type { ErrorCode } from './error-codes.ts';
export type { ErrorCode };
export interface ErrorEnvelope<Data = null> {
  readonly status_code: number;
  readonly error: true;
  readonly code: ErrorCode;
  readonly msg: string;
  readonly message: string;
  readonly data: Data;
  readonly fields?: Readonly<Record<string, string>>;
}
export interface Envelope<Data> {
  readonly status_code: number;
  readonly error: false;
  readonly msg: string;
  readonly message: string;
  readonly data: Data;
}
