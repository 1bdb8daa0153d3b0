/** Generated from `endpoints/shipping.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/shipping.ts';

export const deliveryDates: CallOf<typeof table.deliveryDates> = {
  path: 'pincode/estimated_deliverydate/',
  shape: {
    pincode: 'string',
    country_id: 'string',
    serviceable: 'boolean',
    city: 'string',
    state: 'string',
    cod: 'boolean',
    ccod: 'boolean',
    text_key: 'string',
    pay_on_delivery: { possible: 'boolean', text_key: 'string', limit_paise: 'number' },
    express: 'boolean',
    items: [
      {
        product_id: 'number',
        sku: 'string',
        dispatch_date: 'string',
        delivery_date: 'string',
        tier: 'string',
      },
    ],
  },
};
export const pincodeServiceability: CallOf<typeof table.pincodeServiceability> = {
  path: 'pincode/serviceability/',
  shape: { serviceable: 'boolean', city: 'string', state: 'string' },
};
