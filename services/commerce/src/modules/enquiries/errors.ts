import type { ErrorCode } from '@suvarna/contracts/errors';
import { Refused } from '../../platform/refused.ts';

const REFUSALS = {
  'ENQUIRY.NOT_FOUND': [404, 'There is no such enquiry.'],
  'ENQUIRY.CHANGED': [409, 'Somebody else moved this enquiry meanwhile. Please look at it again.'],
  'ENQUIRY.STATE_CONFLICT': [409, 'As this enquiry stands, that cannot be done.'],
} as const satisfies Partial<Record<ErrorCode, readonly [number, string]>>;

/** What the queue of enquiries refuses. */
export class EnquiryRefused extends Refused {
  override readonly name = 'EnquiryRefused';

  constructor(code: keyof typeof REFUSALS) {
    const [status, message] = REFUSALS[code];
    super({ code, status, message });
  }
}
