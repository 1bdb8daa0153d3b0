import type { NewAccount } from './ledger.store.ts';
import type { Move } from './post.ts';
import type { Lot } from './lot.store.ts';
import type { LotKind, Wallet } from './tables.ts';

/**
 * How money or coins of one wallet are booked. Its accounts and the names of its transactions are its
 * own; what is done with lots is the same for all (`lots.ts`).
 */
export interface LotBook {
  readonly wallet: Wallet;
  readonly lotKind: LotKind;
  /** Units of one origin, and so of one expiry. `null`: they have no end. */
  readonly lot: (customerId: string, origin: string, expiresAt: Date | null) => NewAccount;
  /** Units that an unpaid order put aside. */
  readonly held: (orderNo: string) => NewAccount;
  /** What so many units do when they have paid for an order, but leave what held them. */
  readonly spent: (orderNo: string, units: number) => readonly Move[];
  readonly expired: NewAccount;
  /** Name of the order's hold. */
  readonly holdOf: (orderNo: string) => string;
  /** Name of what came back from the order with one of its refunds. */
  readonly recreditOf: (orderNo: string, refundId: string) => string;
}

/** A lot as it was booked; its account exists, so only the code counts. */
export const bookedLot = (
  { lot, lotKind }: LotBook,
  row: { readonly code: string; readonly customerId: string | null; readonly expiresAt: Date | null },
): NewAccount => ({ ...lot(row.customerId ?? '', '', row.expiresAt), kind: lotKind, code: row.code });

/** Takes units out of locked lots, the first before the others; `undefined` when there are not so many. */
export function takeFirst(book: LotBook, lots: readonly Lot[], units: number): Move[] | undefined {
  const moves: Move[] = [];
  let wanted = units;
  for (const lot of lots) {
    const taken = Math.min(wanted, lot.balance);
    if (taken > 0) moves.push({ account: bookedLot(book, lot), amount: -taken });
    wanted -= taken;
  }
  return wanted > 0 ? undefined : moves;
}
