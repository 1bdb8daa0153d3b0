import { REFUSALS, type ErrorCode } from '@suvarna/contracts/refusals';

interface RefusalDetails {
  /** In place of the code's own. */
  readonly status?: number;
  /** In place of the code's own text. */
  readonly message?: string;
  /** Refused fields by JSON pointer. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds after which asking again makes sense. */
  readonly retryAfter?: number;
  /** What to go on with, where the refusal brings something along. Only refusals that are not kept for a repeat (`effects.ts`) may. */
  readonly data?: object | null;
  /** For operators. */
  readonly cause?: unknown;
}

/**
 * A no that the caller can act on; everything else thrown is a fault of ours. It ends the transaction it is
 * thrown in, and the HTTP layer answers it. Which codes there are, with status and text, say the `codes.ts` of
 * `shared/contracts`.
 *
 *     throw new Refusal('ENQUIRY.NOT_FOUND');
 *     throw new Refusal('REQUEST.INVALID', { message: text, fields: { '/email': text } });
 */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfter: number | undefined;
  readonly data: object | null;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    const [status, message] = REFUSALS[code];
    super(details.message ?? message, { cause: details.cause });
    this.status = details.status ?? status;
    this.code = code;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.data = details.data ?? null;
  }
}

/** The only 429 for a caller who came too often. @param retryAfter seconds until the window ends */
export const tooMany = (retryAfter: number, message?: string, cause?: unknown): Refusal =>
  new Refusal('REQUEST.TOO_MANY', { retryAfter, cause, ...(message !== undefined && { message }) });

/** Refused at once instead of waiting: the caller has too much under way, or all together have. */
export const busy = (of: 'caller' | 'everybody', cause?: unknown): Refusal =>
  of === 'caller'
    ? tooMany(1, 'Too many requests at once. Please try again in a moment.', cause)
    : new Refusal('SERVICE.UNAVAILABLE', {
        message: 'The store is busy. Please try again in a moment.',
        retryAfter: 1,
        cause,
      });

export const unavailable = (cause?: unknown): Refusal =>
  new Refusal('SERVICE.UNAVAILABLE', { retryAfter: 1, cause });

/** A caller who is told no is told why. */
export const noteNeeded = (): Refusal =>
  new Refusal('REQUEST.INVALID', { message: 'Please add a reason.', fields: { '/note': 'says why' } });

/** What a rule says of what it refuses, with the code's own text. */
export const saidOf = <Code extends ErrorCode>(code: Code) => ({ code, message: REFUSALS[code][1] });
