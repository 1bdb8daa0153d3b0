/** Generated from `endpoints/shopper-pincode.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/shopper-pincode.ts';

export const pincodeRemove: CallOf<typeof table.pincodeRemove> = { path: 'pincode/remove/' };
export const pincodeUpdate: CallOf<typeof table.pincodeUpdate> = { path: 'pincode/update/' };
