import type { ErrorCode } from '@suvarna/contracts/errors';
import { MOST_WATCHES } from '@suvarna/contracts/watches';
import { Refused } from '../../platform/refused.ts';

const REFUSALS = {
  'WATCH.NOT_FOUND': [404, 'Nothing like that is waited for.'],
  'WATCH.NOT_NEEDED': [409, 'It is so already.'],
  'WATCH.TOO_MANY': [409, `At most ${String(MOST_WATCHES)} pieces can be waited for.`],
} as const satisfies Partial<Record<ErrorCode, readonly [number, string]>>;

/** What watches refuse. */
export class WatchRefused extends Refused {
  override readonly name = 'WatchRefused';

  constructor(code: keyof typeof REFUSALS) {
    const [status, message] = REFUSALS[code];
    super({ code, status, message });
  }
}
