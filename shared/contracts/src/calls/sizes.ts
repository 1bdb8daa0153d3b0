/** Generated from `endpoints/sizes.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/sizes.ts';

export const productRingSizer: CallOf<typeof table.productRingSizer> = { path: 'product/ring_sizer/' };
export const productSizeGuide: CallOf<typeof table.productSizeGuide> = {
  path: 'product/size_guide/',
  shape: {
    wear_type: 'string',
    system: 'string',
    sizes: [{ id: 'string', name: 'string', label: 'string', label_hi: 'string' }],
  },
};
