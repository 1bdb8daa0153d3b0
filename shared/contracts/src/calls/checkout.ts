/** Generated from `endpoints/checkout.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/checkout.ts';

const SHAPE_264201 = { total_payable_paise: 'number', currency: 'string' } as const;
const SHAPE_22f9f9 = { code: 'string', discount_paise: 'number', totals: SHAPE_264201 } as const;

export const cartLockPrice: CallOf<typeof table.cartLockPrice> = {
  path: 'customer/cart/lock_price/',
  shape: {
    lock_id: 'string',
    issued_at: 'string',
    expires_at: 'string',
    rate_version: 'number',
    items: [
      {
        item_id: 'string',
        product_id: 'number',
        sku: 'string',
        karat: 'number',
        colour: 'string',
        size: 'string',
        quantity: 'number',
        line_price_paise: 'number',
        line_mrp_paise: 'number',
        coupon_share_paise: 'number',
        without_gst_paise: 'number',
        gst_paise: 'number',
        productDetails: {
          product_id: 'number',
          product_title: 'string',
          url: 'string',
          special_price_paise: 'number',
          images: 'object',
        },
      },
    ],
    totals: SHAPE_264201,
  },
};
export const cartTotals: CallOf<typeof table.cartTotals> = {
  path: 'customer/cart/totals/',
  shape: { total_payable_paise: 'number', gst: 'object' },
};
export const couponApply: CallOf<typeof table.couponApply> = {
  path: 'coupon/coupon/apply/',
  shape: SHAPE_22f9f9,
};
export const couponList: CallOf<typeof table.couponList> = {
  path: 'coupon/coupon/list/',
  shape: {
    results: [
      { code: 'string', title: 'string', title_hi: 'string', discount_paise: 'number', ends_on: 'string' },
    ],
    count: 'number',
  },
};
export const couponRemove: CallOf<typeof table.couponRemove> = {
  path: 'coupon/coupon/remove/',
  shape: SHAPE_22f9f9,
};
export const paymentOptions: CallOf<typeof table.paymentOptions> = {
  path: 'payment/payment/options/',
  shape: {
    lock_id: 'string',
    options: [{ mode: 'string', eligible: 'boolean', text_key: 'string' }],
    total_payable_paise: 'number',
    currency: 'string',
    rate_version: 'number',
  },
};
