import {
  COIN_COST,
  coinLot,
  COINS_EXPIRED,
  COINS_SPENT,
  coinsHeld,
  type LotBook,
  tenderValue,
} from '../ledger/index.ts';
import { COIN_VALUE } from './coin-terms.ts';

/** Coins are counted in coins, and cost the store their value when they have paid for something. */
export const COINS: LotBook = {
  wallet: 'coins',
  lotKind: 'coin-lot',
  lot: coinLot,
  held: coinsHeld,
  spent: (orderNo, coins) => [
    { account: COINS_SPENT, amount: coins },
    { account: COIN_COST, amount: -coins * COIN_VALUE },
    { account: tenderValue(orderNo, 'coins', 'INR'), amount: coins * COIN_VALUE },
  ],
  expired: COINS_EXPIRED,
  holdOf: (orderNo) => `coins:${orderNo}`,
  recreditOf: (orderNo, refundId) => `recredit:${orderNo}:${refundId}`,
};
