import { type ErrorCode } from './base/call/error-codes.ts';
export type { ErrorCode };
export declare const REFUSALS: Readonly<Record<ErrorCode, readonly [status: number, text: string]>>;
