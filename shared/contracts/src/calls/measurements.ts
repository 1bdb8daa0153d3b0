/** Generated from `endpoints/measurements.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/measurements.ts';

const SHAPE_f83b27 = {
  person_id: 'string',
  version: 'number',
  relation: 'string',
  name: 'string',
  rings: [{ hand: 'string', finger: 'string', circumference_um: 'number', size: 'string' }],
  bangle: 'string',
  chain: 'string',
  bracelet: 'string',
} as const;
const SHAPE_94f7dd = { results: [SHAPE_f83b27], count: 'number' } as const;

export const measurementAdd: CallOf<typeof table.measurementAdd> = {
  path: 'customer/measurement/add/',
  shape: SHAPE_f83b27,
};
export const measurementDelete: CallOf<typeof table.measurementDelete> = {
  path: 'customer/measurement/delete/',
  shape: SHAPE_94f7dd,
};
export const measurementList: CallOf<typeof table.measurementList> = {
  path: 'customer/measurement/list/',
  shape: SHAPE_94f7dd,
};
export const measurementUpdate: CallOf<typeof table.measurementUpdate> = {
  path: 'customer/measurement/update/',
  shape: SHAPE_f83b27,
};
