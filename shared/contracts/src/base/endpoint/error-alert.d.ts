export declare const ALERT_WORDS: readonly ['cart_add', 'order_create', 'address_add', 'coupon_apply'];
export type AlertEvent = (typeof ALERT_WORDS)[number];
