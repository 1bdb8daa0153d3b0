import type { RefusalTable } from '../base/call/error-codes.ts';

/** What is refused here, by code; gathered in `refusals.ts`. @public */
export const refusals = {
  'MEASUREMENT.NOT_FOUND': [404, 'This person is not in your measurements.'],
  'MEASUREMENT.CHANGED': [409, 'These sizes were changed in another window meanwhile.'],
  'MEASUREMENT.TOO_MANY': [409, 'You have reached the limit of people. Please delete one first.'],
  'MEASUREMENT.SELF_EXISTS': [409, 'Your own sizes are already saved. Please edit those.'],
  'MEASUREMENT.FINGER_TWICE': [400, 'Please give one size for each finger.'],
} as const satisfies RefusalTable;

declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    measurements: typeof refusals;
  }
}
