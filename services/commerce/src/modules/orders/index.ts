export { deliveredLine } from './rows/delivered-line.store.ts';
export { deliveredOrders, type DeliveredOrder } from './rows/delivered-orders.store.ts';
export { readAnyOrder } from './reading/read.ts';
export { keptValue } from './closing/kept-value.ts';
export { lockPiece } from './pieces/trade-in.ts';
export { giveBackPiece, tradeIn } from './rows/trade-in.store.ts';
export { findLine, findOwnLine, linesOfOrder, type OwnLine } from './rows/order-line.store.ts';
export {
  findDemoOrder,
  noteDemoOrder,
  showDemoOrders,
  soldInDemo,
  withdrawDemoOrders,
} from './rows/demo-order.store.ts';
export { hallmarkForDemo } from './delivery/hallmark-for-demo.ts';
export { stepByStaff } from './delivery/staff-steps.ts';
export { findOrder, findOwnOrder, WAITING, type OrderRow } from './rows/order.store.ts';
export { keptLines } from './pieces/kept-lines.ts';
export { moneyOfLine, paidMix } from './pieces/paid-mix.ts';
export { pickupOf } from './requests/pickup-address.ts';
export { isCollected } from './states.ts';
export { materialsOfLine, exchangeableMaterials, type Prices } from './pieces/material-value.ts';
export { soldPieces } from './pieces/sold-pieces.ts';
export { amountInWords } from './invoice/amount-in-words.ts';
export { decimalText, dayText } from './invoice/numbers.ts';
