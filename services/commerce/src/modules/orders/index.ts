export { allowedAmount } from './allowed-amount.ts';
export { findOrder, findOwnOrder, WAITING } from './order.store.ts';
export {
  couponIsFree,
  endOrder,
  failPayment,
  findOrderForPayment,
  type PayableOrder,
  payBy,
  placeOrder,
  retryPayment,
  takeCoupon,
} from './payment-port.ts';
export { refundSettled } from './refund-settled.ts';
export { shopperOrders } from './shopper-orders.ts';
