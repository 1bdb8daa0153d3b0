/** Generated from `endpoints/personal-data.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/personal-data.ts';

const SHAPE_3dbdc7 = { obstacles: [{ kind: 'string', count: 'number', amount_paise: 'number' }] } as const;

export const deleteRequest: CallOf<typeof table.deleteRequest> = {
  path: 'customer/customer_account/delete_request/',
  shape: { due_at: 'string' },
};
export const personalData: CallOf<typeof table.personalData> = {
  path: 'customer/personal_data/details/',
  shape: SHAPE_3dbdc7,
};
export const personalDataCopy: CallOf<typeof table.personalDataCopy> = {
  path: 'customer/personal_data/copy/',
  shape: SHAPE_3dbdc7,
};
export const personalDataDownload: CallOf<typeof table.personalDataDownload> = {
  path: 'customer/personal_data/download/',
};
