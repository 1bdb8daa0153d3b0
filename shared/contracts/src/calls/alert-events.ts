/** Generated from the table of endpoints by `npm run calls`: change that. */
import type { AlertEvent } from '../error-alert.ts';

/** Calls whose failure operators are told of at once (specification §7), by path below `/api/`, and the word for each. */
export const ALERT_EVENTS: ReadonlyMap<string, AlertEvent> = new Map([
  ['customer/cart/add/', 'cart_add'],
  ['coupon/coupon/apply/', 'coupon_apply'],
  ['customer/customer_address/add/', 'address_add'],
  ['customer/guest_address/add/', 'address_add'],
  ['order/order/create/', 'order_create'],
  ['store/pickup/add/', 'address_add'],
]);
