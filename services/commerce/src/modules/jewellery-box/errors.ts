import type { ErrorCode } from '@suvarna/contracts/errors';
import { Refused } from '../../platform/refused.ts';

const REFUSALS = {
  'BOX.NOT_FOUND': [404, 'This piece is not in your jewellery box.'],
  'BOX.TOO_MANY': [409, 'There is no room for more pieces. Please delete one first.'],
  'BOX.SHARE_NOT_FOUND': [404, 'This link does not work any more.'],
  'BOX.SHARES_TOO_MANY': [409, 'There are too many links. Please end one first.'],
  'BOX.EMPTY': [409, 'There is no piece with a value in your jewellery box yet.'],
} as const satisfies Partial<Record<ErrorCode, readonly [number, string]>>;

/** What the jewellery box refuses. */
export class BoxRefused extends Refused {
  override readonly name = 'BoxRefused';

  constructor(code: keyof typeof REFUSALS) {
    const [status, message] = REFUSALS[code];
    super({ code, status, message });
  }
}
