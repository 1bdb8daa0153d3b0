export { keptValue } from './kept-value.ts';
export { OrderRefused } from './errors.ts';
export { findOrder, findOwnOrder, linesOfOrder, WAITING } from './order.store.ts';
export { shopperOrders } from './shopper-orders.ts';
export { amountInWords } from './invoice/amount-in-words.ts';
export { decimalText, dayText } from './invoice/numbers.ts';
export { SELLER, sellerName } from './invoice/seller.ts';
