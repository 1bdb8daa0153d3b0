import type { ErrorCode } from '@suvarna/contracts/call';
import type { Refused } from '../refused.ts';

export interface RefusalDetails {
  /** Refused fields by JSON pointer. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds after which asking again makes sense. */
  readonly retryAfter?: number;
  /** What to go on with, where the refusal brings something along. Only refusals that are not kept for a repeat (`effects.ts`) may. */
  readonly data?: object | null;
  readonly cause?: unknown;
}

/** An answer other than 2xx that a caller can act on; everything else thrown is a fault of ours. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfter: number | undefined;
  readonly data: object | null;

  constructor(status: number, code: ErrorCode, message: string, details: RefusalDetails = {}) {
    super(message, { cause: details.cause });
    this.status = status;
    this.code = code;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.data = details.data ?? null;
  }
}

/** What is answered for a domain's no, with what it brings along. */
export function refusalOf(refused: Refused): Refusal {
  const { status, code, message } = refused;
  const data = 'data' in refused && typeof refused.data === 'object' ? refused.data : null;
  return new Refusal(status, code, message, { cause: refused, data });
}

/** The only 429 for whoever came too often. @param retryAfter seconds until the window ends */
export const tooMany = (
  retryAfter: number,
  text = 'Too many attempts. Please try again later.',
  cause?: unknown,
): Refusal => new Refusal(429, 'REQUEST.TOO_MANY', text, { retryAfter, cause });

/** Refused at once instead of waiting: the caller has too much under way, or all together have. */
export function busy(of: 'caller' | 'everybody', cause?: unknown): Refusal {
  return of === 'caller'
    ? tooMany(1, 'Too many requests at once. Please try again in a moment.', cause)
    : new Refusal(503, 'SERVICE.UNAVAILABLE', 'The store is busy. Please try again in a moment.', {
        retryAfter: 1,
        cause,
      });
}

export function unavailable(cause?: unknown): Refusal {
  return new Refusal(503, 'SERVICE.UNAVAILABLE', 'Something went wrong. Please try again in a moment.', {
    retryAfter: 1,
    cause,
  });
}
