import type { ShopperOrders } from '../checkout/index.ts';
import { hasUsedCoupon } from './payment/coupon-once.ts';
import { waitingOrders } from './rows/order.store.ts';

/** Checkout's questions about a shopper's orders, answered. */
export const shopperOrders: ShopperOrders = { waiting: waitingOrders, hasUsedCoupon };
