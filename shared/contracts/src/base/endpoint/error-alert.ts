/** The words operators are told a failed call by, at once (specification §7). Which calls: `alert` in the table of endpoints. */
export const ALERT_WORDS = ['cart_add', 'order_create', 'address_add', 'coupon_apply'] as const;
export type AlertEvent = (typeof ALERT_WORDS)[number];
