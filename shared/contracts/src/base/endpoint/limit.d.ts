import type { ErrorCode } from '../call/errors.ts';
export interface Limit {
  readonly name: string;
  readonly seconds: number;
  readonly counts: 'calls' | 'tries' | 'effects' | 'vain' | 'told';
  readonly customer?: number;
  readonly shopper?: number;
  readonly address?: number;
  readonly strangers?: number;
  readonly mobile?: number;
  readonly email?: number;
  readonly order_no?: number;
  readonly all?: number;
  readonly heard?: number;
  readonly only?: ErrorCode;
}
export declare const MINUTE_SECONDS = 60;
export declare const HOUR_SECONDS = 3600;
export declare const DAY_SECONDS = 86400;
