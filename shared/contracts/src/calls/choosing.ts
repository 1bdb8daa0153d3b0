/** Generated from `endpoints/choosing.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/choosing.ts';

const SHAPE_4a9dd4 = [
  {
    product_id: 'number',
    product_title: 'string',
    url: 'string',
    special_price_paise: 'number',
    images: { product_images: ['object'] },
  },
] as const;
const SHAPE_44a266 = { results: SHAPE_4a9dd4 } as const;
const SHAPE_276151 = [{ id: 'string', count: 'number', from_paise: 'number' }] as const;

export const productCompare: CallOf<typeof table.productCompare> = {
  path: 'product/compare/',
  shape: SHAPE_44a266,
};
export const productSolitaires: CallOf<typeof table.productSolitaires> = {
  path: 'product/solitaires/',
  shape: {
    count: 'number',
    page: 'number',
    pages: 'number',
    currency: 'string',
    choices: {
      shape: SHAPE_276151,
      carat: SHAPE_276151,
      cut: SHAPE_276151,
      clarity: SHAPE_276151,
      grade: SHAPE_276151,
      setting: SHAPE_276151,
    },
    results: SHAPE_4a9dd4,
    stones: [
      {
        product_id: 'number',
        shape: 'string',
        millicarat: 'number',
        count: 'number',
        cut: 'string',
        finish: 'string',
        clarity: 'string',
        grade: 'string',
      },
    ],
  },
};
export const recommendedProducts: CallOf<typeof table.recommendedProducts> = {
  path: 'product/recommended/',
  shape: SHAPE_44a266,
};
export const relatedProducts: CallOf<typeof table.relatedProducts> = {
  path: 'catalog_product/relatedproductdetails/',
  shape: SHAPE_44a266,
};
