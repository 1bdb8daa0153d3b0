export { findOrder } from './order.store.ts';
export { shopperOrders } from './shopper-orders.ts';
