import type { ErrorCode } from '@suvarna/contracts/call';
import { MOST_WATCHES } from '@suvarna/contracts/watches';
import { Refused } from '../../platform/refused.ts';

const REFUSALS = {
  'WATCH.NOT_FOUND': [404, 'This alert was not found.'],
  'WATCH.NOT_NEEDED': [409, 'The price is already that low, or the piece is in stock.'],
  'WATCH.TOO_MANY': [409, `At most ${String(MOST_WATCHES)} alerts can be set.`],
} as const satisfies Partial<Record<ErrorCode, readonly [number, string]>>;

/** What watches refuse. */
export class WatchRefused extends Refused {
  override readonly name = 'WatchRefused';

  constructor(code: keyof typeof REFUSALS) {
    const [status, message] = REFUSALS[code];
    super({ code, status, message });
  }
}
