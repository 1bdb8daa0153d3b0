/** Generated from `endpoints/orders.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/orders.ts';

const SHAPE_c528c1 = {
  address_id: 'string',
  full_name: 'string',
  house: 'string',
  street: 'string',
  landmark: 'string',
  city: 'string',
  state: 'string',
  pincode: 'string',
  country_id: 'string',
  mobile: 'string',
  is_default: 'boolean',
  email: 'string',
} as const;
const SHAPE_292b2f = {
  order_no: 'string',
  state: 'string',
  created_at: 'string',
  placed_at: 'string',
  payment_mode: 'string',
  gift_note: 'string',
  steps: [{ state: 'string', at: 'string' }],
  lines: [
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
      dispatch_date: 'string',
      delivery_date: 'string',
      huid: 'string',
    },
  ],
  totals: { total_payable_paise: 'number', currency: 'string' },
  shipping_address: SHAPE_c528c1,
  billing_address: SHAPE_c528c1,
  can: { retry_payment: 'boolean', cancel: 'boolean', return: 'boolean', invoice: 'boolean' },
  return_until: 'string',
} as const;
const SHAPE_e6a2cb = {
  order_no: 'string',
  state: 'string',
  steps: [{ state: 'string', at: 'string' }],
  delivery_by: 'string',
} as const;

export const orderCancel: CallOf<typeof table.orderCancel> = {
  path: 'order/order/cancel_request/',
  shape: SHAPE_292b2f,
};
export const orderClaim: CallOf<typeof table.orderClaim> = {
  path: 'order/order/claim/',
  photos: true,
  shape: SHAPE_292b2f,
};
export const orderCreate: CallOf<typeof table.orderCreate> = {
  path: 'order/order/create/',
  shape: {
    order_no: 'string',
    state: 'string',
    payment_mode: 'string',
    total_payable_paise: 'number',
    currency: 'string',
    expires_at: 'string',
  },
};
export const orderCreditNote: CallOf<typeof table.orderCreditNote> = { path: 'order/order/credit_note/' };
export const orderDetails: CallOf<typeof table.orderDetails> = {
  path: 'order/order/details/',
  shape: SHAPE_292b2f,
};
export const orderInvoice: CallOf<typeof table.orderInvoice> = { path: 'order/order/invoice/' };
export const orderList: CallOf<typeof table.orderList> = {
  path: 'order/order/list/',
  shape: {
    results: [
      {
        order_no: 'string',
        state: 'string',
        placed_at: 'string',
        total_payable_paise: 'number',
        currency: 'string',
        item_count: 'number',
        delivery_by: 'string',
        pictures: [{ src: 'string', alt: 'string' }],
        titles: [{ en: 'string', hi: 'string' }],
      },
    ],
    page: 'number',
    page_size: 'number',
    count: 'number',
  },
};
export const orderPickupCode: CallOf<typeof table.orderPickupCode> = {
  path: 'order/order/pickup_code/',
  shape: { code: 'string' },
};
export const orderReasons: CallOf<typeof table.orderReasons> = {
  path: 'order/order/reasons/',
  shape: { results: [{ reason_id: 'number', label: 'string', label_hi: 'string' }] },
};
export const orderResize: CallOf<typeof table.orderResize> = {
  path: 'order/order/resize_request/',
  photos: true,
  shape: SHAPE_292b2f,
};
export const orderReturn: CallOf<typeof table.orderReturn> = {
  path: 'order/order/return_request/',
  photos: true,
  shape: SHAPE_292b2f,
};
export const orderReturnWithdraw: CallOf<typeof table.orderReturnWithdraw> = {
  path: 'order/order/return_withdraw/',
  shape: SHAPE_292b2f,
};
export const orderStats: CallOf<typeof table.orderStats> = {
  path: 'order/order/stats/',
  shape: SHAPE_e6a2cb,
};
export const orderTrack: CallOf<typeof table.orderTrack> = {
  path: 'order/order/track/',
  shape: { sent: 'boolean', resend_after: 'number', tracking_token: 'string' },
};
export const refundDetails: CallOf<typeof table.refundDetails> = {
  path: 'payment/refund/details/',
  shape: {
    refund_order_id: 'string',
    order_no: 'string',
    state: 'string',
    amount_paise: 'number',
    currency: 'string',
    tenders: [{ tender: 'string', amount_paise: 'number', coins: 'number', state: 'string' }],
    created_at: 'string',
  },
};
export const trackedCancel: CallOf<typeof table.trackedCancel> = {
  path: 'order/order/track/cancel_request/',
  shape: SHAPE_e6a2cb,
};
export const trackedClaim: CallOf<typeof table.trackedClaim> = {
  path: 'order/order/track/claim/',
  photos: true,
  shape: SHAPE_e6a2cb,
};
export const trackedResize: CallOf<typeof table.trackedResize> = {
  path: 'order/order/track/resize_request/',
  photos: true,
  shape: SHAPE_e6a2cb,
};
export const trackedReturn: CallOf<typeof table.trackedReturn> = {
  path: 'order/order/track/return_request/',
  photos: true,
  shape: SHAPE_e6a2cb,
};
export const trackedReturnWithdraw: CallOf<typeof table.trackedReturnWithdraw> = {
  path: 'order/order/track/return_withdraw/',
  shape: SHAPE_e6a2cb,
};
