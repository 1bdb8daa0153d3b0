import type { ErrorCode } from '@suvarna/contracts/call';
import { Refused } from '../../platform/refused.ts';

const REFUSALS = {
  'BOX.NOT_FOUND': [404, 'This piece is not in your jewellery box.'],
  'BOX.TOO_MANY': [409, 'You have reached the limit of pieces. Please delete one first.'],
  'BOX.SHARE_NOT_FOUND': [404, 'This link has expired.'],
  'BOX.SHARES_TOO_MANY': [409, 'You have reached the limit of links. Please end one first.'],
  'BOX.EMPTY': [409, 'Your jewellery box has no piece with a value yet.'],
} as const satisfies Partial<Record<ErrorCode, readonly [number, string]>>;

/** What the jewellery box refuses. */
export class BoxRefused extends Refused {
  override readonly name = 'BoxRefused';

  constructor(code: keyof typeof REFUSALS) {
    const [status, message] = REFUSALS[code];
    super({ code, status, message });
  }
}
