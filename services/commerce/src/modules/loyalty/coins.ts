import type { Database, Tx } from '../../platform/database/database.ts';
import {
  balanceOfLots,
  type Booking,
  COINS_ISSUED,
  type Decided,
  grantLot,
  holdLots,
  type LotHold,
  type Recredit,
  recreditLots,
  releaseHeld,
  spendHeld,
  takeFromLots,
  unitsAside,
} from '../ledger/index.ts';
import { COINS } from './coin-book.ts';

type Recorded = Booking['kind'];

export interface CoinGrant {
  readonly customerId: string;
  /** What the coins are for; the same thing is granted once to a customer. */
  readonly origin: string;
  readonly coins: number;
  readonly expiresAt: Date;
  readonly at: Date;
  /** The order it belongs to, for the statement. */
  readonly reference?: string;
  /** Where they come from, for the statement; the store gives them unless it is said. */
  readonly source?: 'order' | 'referral' | 'staff';
  /** For the store's people. */
  readonly note?: string;
}

/** Gives a customer coins in a lot of their own. */
export function grantCoins(tx: Tx, { coins, source = 'staff', ...grant }: CoinGrant): Promise<Recorded> {
  return grantLot(tx, COINS, { ...grant, units: coins, from: COINS_ISSUED, source });
}

/** Coins earned with an order, once its return window is over (domain rules §2.10). Once for an order. */
export function earnCoins(
  tx: Tx,
  {
    orderNo,
    ...grant
  }: {
    readonly customerId: string;
    readonly orderNo: string;
    readonly coins: number;
    readonly expiresAt: Date;
    readonly at: Date;
  },
): Promise<Recorded> {
  return grantCoins(tx, { ...grant, origin: `earned:${orderNo}`, reference: orderNo, source: 'order' });
}

/** Coins a customer can use at a moment: not expired, and not put aside for an order. */
export const coinBalance = (db: Database | Tx, customerId: string, at: Date): Promise<number> =>
  balanceOfLots(db, COINS, customerId, at);

/** Coins put aside for orders that would come back unexpired if the orders were given up now. */
export const coinsAside = (db: Database | Tx, orderNos: readonly string[], at: Date): Promise<number> =>
  unitsAside(db, COINS, orderNos, at);

export type CoinHold = Omit<LotHold, 'units'> & { readonly coins: number };

/** Puts a customer's coins aside for an order, as `holdLots` does. */
export const holdCoins = (tx: Tx, { coins, ...wanted }: CoinHold): Promise<'held' | 'insufficient'> =>
  holdLots(tx, COINS, { ...wanted, units: coins });

/** Takes coins from a customer, all or none; `key` names the fact. */
export const takeCoins = (
  tx: Tx,
  taking: {
    readonly customerId: string;
    readonly coins: number;
    readonly key: string;
    readonly note: string;
    readonly at: Date;
  },
): Promise<'taken' | 'insufficient'> =>
  takeFromLots(tx, COINS, { ...taking, units: taking.coins, source: 'staff', to: COINS_ISSUED });

interface OrderStep {
  readonly orderNo: string;
  readonly at: Date;
}

/** The order is placed: its coins are spent, and pay their value. `none` when it held none. */
export const postCoins = (tx: Tx, step: OrderStep): Promise<Decided> => spendHeld(tx, COINS, step);

/** The order ended unpaid: its coins go back into the lots they came from. `none` when it held none. */
export const voidCoins = (tx: Tx, step: OrderStep): Promise<Decided> => releaseHeld(tx, COINS, step);

/** Spent coins come back from a cancelled or returned order, as `recreditLots` does. Once for a refund. */
export const recreditCoins = (
  tx: Tx,
  { coins, ...step }: Omit<Recredit, 'units'> & { readonly coins: number },
): Promise<Recorded> => recreditLots(tx, COINS, { ...step, units: coins });
