import type { ErrorCode } from '@suvarna/contracts/call';
import { Refusal } from '../../platform/http/refusal.ts';
import { Refused } from '../../platform/refused.ts';

const REFUSALS = {
  'CUSTOMER_REQUEST.NOT_FOUND': [404, 'This request was not found.'],
  'CUSTOMER_REQUEST.STATE_CONFLICT': [409, 'This is no longer possible for this request.'],
  'CUSTOMER_REQUEST.DECISION_INVALID': [400, 'This cannot be decided like that.'],
} as const satisfies Partial<Record<ErrorCode, readonly [number, string]>>;

/** What the queue of requests refuses. */
export class RequestRefused extends Refused {
  override readonly name = 'RequestRefused';

  constructor(code: keyof typeof REFUSALS) {
    const [status, message] = REFUSALS[code];
    super({ code, status, message });
  }
}

/** Whoever is told no is told why. */
export const noteNeeded = (): Refusal =>
  new Refusal(400, 'REQUEST.INVALID', 'Please add a reason.', { fields: { '/note': 'says why' } });
