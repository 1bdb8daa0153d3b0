export { deliveredLine } from './delivered-line.store.ts';
export { deliveredOrders, type DeliveredOrder } from './delivered-orders.store.ts';
export { keptValue } from './kept-value.ts';
export { OrderRefused } from './errors.ts';
export { lockPiece } from './trade-in.ts';
export { giveBackPiece, tradeIn } from './trade-in.store.ts';
export { findLine, findOwnLine, linesOfOrder, type OwnLine } from './order-line.store.ts';
export {
  findDemoOrder,
  noteDemoOrder,
  showDemoOrders,
  soldInDemo,
  withdrawDemoOrders,
} from './demo-order.store.ts';
export { hallmarkForDemo } from './hallmark-for-demo.ts';
export { stepByStaff } from './staff-steps.ts';
export { findOrder, findOwnOrder, WAITING, type OrderRow } from './order.store.ts';
export { keptLines } from './kept-lines.ts';
export { moneyOfLine, paidMix } from './paid-mix.ts';
export { pickupOf } from './pickup-address.ts';
export { isCollected } from './states.ts';
export { materialsOfLine, exchangeableMaterials, type Prices } from './material-value.ts';
export { soldPieces } from './sold-pieces.ts';
export { amountInWords } from './invoice/amount-in-words.ts';
export { decimalText, dayText } from './invoice/numbers.ts';
export { SELLER, sellerName } from './invoice/seller.ts';
