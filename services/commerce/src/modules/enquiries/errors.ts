import type { ErrorCode } from '@suvarna/contracts/call';
import { Refused } from '../../platform/refused.ts';

const REFUSALS = {
  'ENQUIRY.NOT_FOUND': [404, 'This enquiry was not found.'],
  'ENQUIRY.CHANGED': [409, 'Someone else has changed this enquiry. Please check it again.'],
  'ENQUIRY.STATE_CONFLICT': [409, 'This is not possible for this enquiry now.'],
} as const satisfies Partial<Record<ErrorCode, readonly [number, string]>>;

/** What the queue of enquiries refuses. */
export class EnquiryRefused extends Refused {
  override readonly name = 'EnquiryRefused';

  constructor(code: keyof typeof REFUSALS) {
    const [status, message] = REFUSALS[code];
    super({ code, status, message });
  }
}
