import { WALLET_RETURNED_DAYS } from '@suvarna/contracts/storefront-constants';
import type { Database, Tx } from '../../platform/database/database.ts';
import { endOfIndianDay } from '../../platform/end-of-day.ts';
import { decide, hold, type Decided } from './holds.ts';
import { entriesAbout, entriesOfKey, findHold, type BookedEntry, type NewAccount } from './ledger.store.ts';
import { bookedLot, type LotBook, takeFirst } from './lot-book.ts';
import { lockLots, lockWallets, sumOfLots, sumTakenFromLots } from './lot.store.ts';
import { LedgerConflict, post, requireAmount, type Booking, type Move } from './post.ts';

type Recorded = Booking['kind'];

const DAY_MS = 86_400_000;

export interface LotGrant {
  readonly customerId: string;
  /** What it is for; the same thing is granted once to a customer. */
  readonly origin: string;
  readonly units: number;
  readonly expiresAt: Date | null;
  readonly at: Date;
  /** Where it comes from, which is the other side of the booking. */
  readonly from: NewAccount;
  readonly source: string;
  /** What it is about, for the statement: an order's number, say. */
  readonly reference?: string;
  readonly note?: string;
}

/** Gives a customer units in a lot of their own. */
export async function grantLot(tx: Tx, book: LotBook, grant: LotGrant): Promise<Recorded> {
  const { customerId, origin, units, expiresAt, at, from, source, reference = '', note = '' } = grant;
  requireAmount(units, `A grant of ${book.wallet}`);
  await lockWallets(tx, [customerId]);
  const lot = book.lot(customerId, origin, expiresAt);
  const { kind } = await post(
    tx,
    { key: `grant:${lot.code}`, kind: `${book.wallet}-grant`, reference, at, source, note },
    [
      { account: from, amount: -units },
      { account: lot, amount: units },
    ],
  );
  return kind;
}

/** Units a customer can use at a moment: not expired, and not put aside for an order. */
export function balanceOfLots(
  db: Database | Tx,
  { lotKind }: LotBook,
  customerId: string,
  at: Date,
): Promise<number> {
  return sumOfLots(db, lotKind, customerId, at);
}

/** Units put aside for orders that would come back unexpired if the orders were given up now. */
export function unitsAside(
  db: Database | Tx,
  { lotKind, holdOf }: LotBook,
  orderNos: readonly string[],
  at: Date,
): Promise<number> {
  return sumTakenFromLots(db, lotKind, orderNos.map(holdOf), at);
}

export interface LotHold {
  readonly customerId: string;
  readonly orderNo: string;
  readonly units: number;
  /** When the order that holds them ends unpaid. */
  readonly expiresAt: Date;
  readonly at: Date;
}

/**
 * Puts a customer's units aside for an order, the first to expire first. All or none; once for an
 * order. The lots are locked before they are counted: two orders never count the same units.
 *
 * @throws Error when the order's units were given back before: an order does not hold twice
 */
export async function holdLots(
  tx: Tx,
  book: LotBook,
  { customerId, orderNo, units, expiresAt, at }: LotHold,
): Promise<'held' | 'insufficient'> {
  requireAmount(units, `A hold of ${book.wallet}`);
  await lockWallets(tx, [customerId]);
  const lots = await lockLots(tx, book.lotKind, customerId, at);
  const before = await findHold(tx, book.holdOf(orderNo));
  if (before?.outcome === 'voided')
    throw new Error(`The ${book.wallet} of order ${orderNo} were given back.`);
  if (before !== undefined) return 'held';
  const moves = takeFirst(book, lots, units);
  if (moves === undefined) return 'insufficient';
  await hold(
    tx,
    { key: book.holdOf(orderNo), kind: `${book.wallet}-hold`, reference: orderNo, at, source: 'order' },
    [...moves, { account: book.held(orderNo), amount: units }],
    expiresAt,
  );
  return 'held';
}

interface OrderStep {
  readonly orderNo: string;
  readonly at: Date;
}

const lotsIn = (entries: readonly BookedEntry[], { lotKind }: LotBook): BookedEntry[] =>
  entries.filter(({ kind }) => kind === lotKind);
const sumOf = (entries: readonly BookedEntry[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

/** The order is placed: its units are spent, and pay their value. `none` when it held none. */
export function spendHeld(tx: Tx, book: LotBook, { orderNo, at }: OrderStep): Promise<Decided> {
  const transaction = { kind: `${book.wallet}-spend`, reference: orderNo, at };
  return decide(tx, book.holdOf(orderNo), 'posted', transaction, (held) => {
    const units = -sumOf(lotsIn(held, book));
    return [{ account: book.held(orderNo), amount: -units }, ...book.spent(orderNo, units)];
  });
}

/** What an order took from lots, whose owner's wallets are then locked. */
async function takenFor(tx: Tx, book: LotBook, orderNo: string): Promise<BookedEntry[]> {
  const lots = lotsIn(await entriesOfKey(tx, book.holdOf(orderNo)), book);
  await lockWallets(tx, [...new Set(lots.map(({ customerId }) => customerId ?? ''))]);
  return lots;
}

/** The order ended unpaid: its units go back into the lots they came from, and expire when those do. `none` when it held none. */
export async function releaseHeld(tx: Tx, book: LotBook, { orderNo, at }: OrderStep): Promise<Decided> {
  const lots = await takenFor(tx, book, orderNo);
  // A hold that is made at this moment may be there for the next look, whose owner's wallets are not locked.
  if (lots.length === 0) return 'none';
  const transaction = { kind: `${book.wallet}-release`, reference: orderNo, at, source: 'order' };
  return decide(tx, book.holdOf(orderNo), 'voided', transaction, () => [
    { account: book.held(orderNo), amount: sumOf(lots) },
    ...lots.map((lot) => ({ account: bookedLot(book, lot), amount: -lot.amount })),
  ]);
}

export interface Recredit extends OrderStep {
  /** The refund they come back with; an order that goes back in parts has several. */
  readonly refundId: string;
  readonly units: number;
}

/**
 * Spent units come back from a cancelled or returned order, those that expire last first. Each keeps
 * its expiry or lives for `WALLET_RETURNED_DAYS` more, whichever is later (domain rules §2.10). Once for a
 * refund.
 *
 * @throws LedgerOverdrawn when the order did not spend so many, or its sale is booked
 * @throws LedgerConflict when other units came back with this refund before
 */
export async function recreditLots(
  tx: Tx,
  book: LotBook,
  { orderNo, refundId, units, at }: Recredit,
): Promise<Recorded> {
  requireAmount(units, `A re-credit of ${book.wallet}`);
  const key = book.recreditOf(orderNo, refundId);
  const kind = `${book.wallet}-recredit`;
  const taken = await takenFor(tx, book, orderNo);
  // Which lots live long enough depends on the day: who asks again on a later one asks for the same.
  const same = lotsIn(await entriesOfKey(tx, key), book);
  if (same.length > 0) {
    if (sumOf(same) === units) return 'repeated';
    throw new LedgerConflict(key);
  }
  const soonest = new Date(at.getTime() + WALLET_RETURNED_DAYS * DAY_MS);
  const endOf = ({ expiresAt }: BookedEntry): number => expiresAt?.getTime() ?? Infinity;
  const spent = taken.toSorted((a, b) =>
    endOf(a) === endOf(b) ? b.accountId - a.accountId : endOf(b) - endOf(a),
  );
  const moves: Move[] = [];
  let [returned, left] = [sumOf(lotsIn(await entriesAbout(tx, kind, orderNo), book)), units];
  for (const lot of spent) {
    const before = Math.min(returned, -lot.amount);
    returned -= before;
    const back = Math.min(left, -lot.amount - before);
    if (back === 0) continue;
    const lives = endOf(lot) >= soonest.getTime();
    moves.push({
      account: lives
        ? bookedLot(book, lot)
        : // Its owner reads the day: all of it is theirs.
          book.lot(lot.customerId ?? '', `recredit:${orderNo}:${refundId}`, endOfIndianDay(soonest)),
      amount: back,
    });
    left -= back;
  }
  const booked = await post(tx, { key, kind, reference: orderNo, at, source: 'refund' }, [
    ...moves,
    ...book.spent(orderNo, units).map(({ account, amount }) => ({ account, amount: -amount })),
  ]);
  return booked.kind;
}
