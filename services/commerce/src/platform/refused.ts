import type { ErrorCode } from '@suvarna/contracts/call';

export interface RefusalAnswer {
  readonly code: ErrorCode;
  readonly status: number;
  /** The specification's text where it has one. */
  readonly message: string;
}

/**
 * A domain's no: what the caller can act on. It ends the transaction it is thrown in, and the HTTP layer
 * answers it. Which codes there are is said by the `errors.ts` of each module.
 */
export class Refused extends Error {
  override readonly name: string = 'Refused';
  readonly code: ErrorCode;
  readonly status: number;

  /** @param cause what operators are to know of it; a refusal alone is no fault */
  constructor({ code, status, message }: RefusalAnswer, cause?: Error) {
    super(message, { cause });
    this.code = code;
    this.status = status;
  }
}
