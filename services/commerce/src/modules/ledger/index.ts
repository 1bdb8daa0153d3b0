export {
  COIN_COST,
  coinLot,
  COINS_EXPIRED,
  COINS_ISSUED,
  COINS_SPENT,
  coinsHeld,
  tenderValue,
} from './accounts.ts';
export { cancelCashDue, recordCashDue, recordCashReceived } from './cash-at-the-door.ts';
export { checkLedger } from './check.ts';
export { decide, type Decided, hold } from './holds.ts';
export { type BookedEntry, entriesOfKey, findHold } from './ledger.store.ts';
export { holdRefund, holdStray, recordCapture, recordLateMoney, settleRefund } from './money.ts';
export { type Booking, LedgerConflict, type Move, post, requireAmount } from './post.ts';
export { recogniseSale } from './sale.ts';
export type { Subject } from './subject.ts';
