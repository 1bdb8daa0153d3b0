import { lockLots, sumOfCoins, sumTakenFromLots } from './coin.store.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import {
  type BookedEntry,
  type Booking,
  COIN_COST,
  coinLot,
  COINS_ISSUED,
  COINS_SPENT,
  coinsHeld,
  decide,
  type Decided,
  entriesOfKey,
  findHold,
  hold,
  LedgerConflict,
  type Move,
  post,
  requireAmount,
  tenderValue,
} from '../ledger/index.ts';
import { COIN_VALUE, RECREDIT_DAYS } from './coin-terms.ts';

type Recorded = Booking['kind'];

const DAY_MS = 86_400_000;
const holdOf = (orderNo: string): string => `coins:${orderNo}`;

export interface CoinGrant {
  readonly customerId: string;
  /** What the coins are for; the same thing is granted once to a customer. */
  readonly origin: string;
  readonly coins: number;
  readonly expiresAt: Date;
  readonly at: Date;
  /** The order it belongs to, for the statement. */
  readonly reference?: string;
}

/** Gives a customer coins in a lot of their own. */
export async function grantCoins(
  tx: Tx,
  { customerId, origin, coins, expiresAt, at, reference = '' }: CoinGrant,
): Promise<Recorded> {
  requireAmount(coins, 'A grant of coins');
  const lot = coinLot(customerId, origin, expiresAt);
  const { kind } = await post(tx, { key: `grant:${lot.code}`, kind: 'coins-grant', reference, at }, [
    { account: COINS_ISSUED, amount: -coins },
    { account: lot, amount: coins },
  ]);
  return kind;
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
  return grantCoins(tx, { ...grant, origin: `earned:${orderNo}`, reference: orderNo });
}

/** Coins a customer can use at a moment: not expired, and not put aside for an order. */
export function coinBalance(db: Database | Tx, customerId: string, at: Date): Promise<number> {
  return sumOfCoins(db, customerId, at);
}

/** Coins put aside for orders that would come back unexpired if the orders were given up now. */
export function coinsAside(db: Database | Tx, orderNos: readonly string[], at: Date): Promise<number> {
  return sumTakenFromLots(db, orderNos.map(holdOf), at);
}

export interface CoinHold {
  readonly customerId: string;
  readonly orderNo: string;
  readonly coins: number;
  /** When the order that holds them ends unpaid. */
  readonly expiresAt: Date;
  readonly at: Date;
}

/**
 * Puts a customer's coins aside for an order, the first to expire first. All or none; once for an
 * order. The lots are locked before they are counted: two orders never count the same coins.
 *
 * @throws Error when the order's coins were given back before: an order does not hold twice
 */
export async function holdCoins(
  tx: Tx,
  { customerId, orderNo, coins, expiresAt, at }: CoinHold,
): Promise<'held' | 'insufficient'> {
  requireAmount(coins, 'A hold of coins');
  const lots = await lockLots(tx, customerId, at);
  const before = await findHold(tx, holdOf(orderNo));
  if (before?.outcome === 'voided') throw new Error(`The coins of order ${orderNo} were given back.`);
  if (before !== undefined) return 'held';
  const moves: Move[] = [];
  let wanted = coins;
  for (const lot of lots) {
    const taken = Math.min(wanted, lot.balance);
    if (taken > 0) moves.push({ account: lotAccount(lot), amount: -taken });
    wanted -= taken;
  }
  if (wanted > 0) return 'insufficient';
  await hold(
    tx,
    { key: holdOf(orderNo), kind: 'coins-hold', reference: orderNo, at },
    [...moves, { account: coinsHeld(orderNo), amount: coins }],
    expiresAt,
  );
  return 'held';
}

/** A lot as it was booked; its account exists, so only the code counts. */
function lotAccount({
  code,
  customerId,
  expiresAt,
}: {
  readonly code: string;
  readonly customerId: string | null;
  readonly expiresAt: Date | null;
}): Move['account'] {
  return {
    code,
    kind: 'coin-lot',
    unit: 'COIN',
    customerId: customerId ?? '',
    expiresAt: expiresAt ?? new Date(0),
    floor: 0,
  };
}

const heldIn = (entries: readonly BookedEntry[]): number =>
  entries.find(({ kind }) => kind === 'coins-held')?.amount ?? 0;

/** The order is placed: its coins are spent, and pay their value. `none` when it held none. */
export function postCoins(
  tx: Tx,
  { orderNo, at }: { readonly orderNo: string; readonly at: Date },
): Promise<Decided> {
  return decide(tx, holdOf(orderNo), 'posted', { kind: 'coins-spend', reference: orderNo, at }, (held) => {
    const coins = heldIn(held);
    return [
      { account: coinsHeld(orderNo), amount: -coins },
      { account: COINS_SPENT, amount: coins },
      { account: COIN_COST, amount: -coins * COIN_VALUE },
      { account: tenderValue(orderNo, 'coins', 'INR'), amount: coins * COIN_VALUE },
    ];
  });
}

/** The order ended unpaid: its coins go back into the lots they came from, and expire when those do. `none` when it held none. */
export function voidCoins(
  tx: Tx,
  { orderNo, at }: { readonly orderNo: string; readonly at: Date },
): Promise<Decided> {
  return decide(tx, holdOf(orderNo), 'voided', { kind: 'coins-release', reference: orderNo, at }, (held) => [
    { account: coinsHeld(orderNo), amount: -heldIn(held) },
    ...held
      .filter(({ kind }) => kind === 'coin-lot')
      .map((lot) => ({ account: lotAccount(lot), amount: -lot.amount })),
  ]);
}

/**
 * Spent coins come back from a cancelled or returned order, those that expire last first. Each
 * keeps its expiry or lives for `RECREDIT_DAYS` more, whichever is later (domain rules §2.10).
 * Once for an order.
 *
 * @throws LedgerOverdrawn when the order did not spend so many, or its sale is booked
 * @throws LedgerConflict when other coins came back before
 */
export async function recreditCoins(
  tx: Tx,
  { orderNo, coins, at }: { readonly orderNo: string; readonly coins: number; readonly at: Date },
): Promise<Recorded> {
  requireAmount(coins, 'A re-credit of coins');
  const key = `recredit:${orderNo}`;
  // Which lots live long enough depends on the day: who asks again on a later one asks for the same.
  const before = (await entriesOfKey(tx, key)).find(({ kind }) => kind === 'coins-spent');
  if (before !== undefined) {
    if (before.amount === -coins) return 'repeated';
    throw new LedgerConflict(key);
  }
  const soonest = new Date(at.getTime() + RECREDIT_DAYS * DAY_MS);
  const spent = (await entriesOfKey(tx, holdOf(orderNo)))
    .filter(({ kind }) => kind === 'coin-lot')
    .toSorted(
      (a, b) => (b.expiresAt?.getTime() ?? 0) - (a.expiresAt?.getTime() ?? 0) || b.accountId - a.accountId,
    );
  const moves: Move[] = [];
  let left = coins;
  for (const lot of spent) {
    const back = Math.min(left, -lot.amount);
    const lives = lot.expiresAt !== null && lot.expiresAt >= soonest;
    moves.push({
      account: lives ? lotAccount(lot) : coinLot(lot.customerId ?? '', `recredit:${orderNo}`, soonest),
      amount: back,
    });
    left -= back;
  }
  const { kind } = await post(tx, { key, kind: 'coins-recredit', reference: orderNo, at }, [
    ...moves,
    { account: COINS_SPENT, amount: left - coins },
    { account: tenderValue(orderNo, 'coins', 'INR'), amount: -coins * COIN_VALUE },
    { account: COIN_COST, amount: coins * COIN_VALUE },
  ]);
  return kind;
}
