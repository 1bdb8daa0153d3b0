import type { ErrorCode } from '@suvarna/contracts/call';
import { Refused } from '../../platform/refused.ts';

const REFUSALS = {
  'REVIEW.NOT_FOUND': [404, 'This review is no longer available.'],
  'REVIEW.OWN': [409, 'This is your own review.'],
  'REVIEW.CHANGED': [409, 'This review was changed in another window.'],
  'REVIEW.PHOTO_INVALID': [400, 'One of these photos cannot be used.'],
  'REVIEW.PHOTO_TOO_LARGE': [400, 'One of these photos has more than 25 million pixels.'],
  'REVIEW.REASON_REQUIRED': [400, 'A review is refused with a reason.'],
} as const satisfies Partial<Record<ErrorCode, readonly [number, string]>>;

/** What reviews refuse. */
export class ReviewRefused extends Refused {
  override readonly name = 'ReviewRefused';

  constructor(code: keyof typeof REFUSALS) {
    const [status, message] = REFUSALS[code];
    super({ code, status, message });
  }
}
