/** Where a browser tells of a call that got no answer, below `/api/` (specification §7). */
export const ERROR_ALERT_PATH = 'server/errorAlert';

/** Calls whose failure operators are told of at once (specification §7), by path below `/api/`, and the word for each. */
export const ALERT_EVENTS = {
  'customer/cart/add/': 'cart_add',
  'order/order/create/': 'order_create',
  'customer/customer_address/add/': 'address_add',
  'customer/guest_address/add/': 'address_add',
  'coupon/coupon/apply/': 'coupon_apply',
} as const;

export type AlertEvent = (typeof ALERT_EVENTS)[keyof typeof ALERT_EVENTS];
