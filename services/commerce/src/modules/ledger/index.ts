export {
  COIN_COST,
  coinLot,
  COINS_EXPIRED,
  COINS_ISSUED,
  COINS_SPENT,
  coinsHeld,
  creditExpired,
  creditHeld,
  creditIssued,
  creditLot,
  PROMOTIONAL_COST,
  PROMOTIONAL_SPENT,
  tenderValue,
} from './accounts.ts';
export { expireLots, takeFromLots, withdrawLot } from './end-lots.ts';
export { type LotBook } from './lot-book.ts';
export {
  balanceOfLots,
  grantLot,
  holdLots,
  type LotHold,
  type Recredit,
  recreditLots,
  releaseHeld,
  spendHeld,
  unitsAside,
} from './lots.ts';
export type { Wallet } from './tables.ts';
export { cancelCashDue, recordCashDue, recordCashReceived } from './cash-at-the-door.ts';
export { checkLedger } from './check.ts';
export { decide, type Decided, hold } from './holds.ts';
export { entriesOfKey } from './ledger.store.ts';
export {
  type HeldRefund,
  holdRefund,
  holdStray,
  recordCapture,
  recordLateMoney,
  settleRefund,
  settleRefundAsCredit,
} from './money.ts';
export { type Booking, type Move, post } from './post.ts';
export { recogniseSale } from './sale.ts';
export type { Subject } from './subject.ts';
