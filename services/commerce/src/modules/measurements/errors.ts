import type { ErrorCode } from '@suvarna/contracts/call';
import { Refused } from '../../platform/refused.ts';

const REFUSALS = {
  'MEASUREMENT.NOT_FOUND': [404, 'This person is not in your measurements.'],
  'MEASUREMENT.TOO_MANY': [409, 'You have reached the limit of people. Please delete one first.'],
  'MEASUREMENT.SELF_EXISTS': [409, 'Your own sizes are already saved. Please edit those.'],
  'MEASUREMENT.FINGER_TWICE': [400, 'Please give one size for each finger.'],
} as const satisfies Partial<Record<ErrorCode, readonly [number, string]>>;

/** What measurements refuse. */
export class MeasurementRefused extends Refused {
  override readonly name = 'MeasurementRefused';

  constructor(code: keyof typeof REFUSALS) {
    const [status, message] = REFUSALS[code];
    super({ code, status, message });
  }
}
