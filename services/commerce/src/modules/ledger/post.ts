import type { Tx } from '../../platform/database/database.ts';
import {
  addEntries,
  addTransaction,
  entriesOfKey,
  openAccounts,
  type NewAccount,
  type NewTransaction,
} from './ledger.store.ts';

/** An amount that joins an account (or leaves it, when negative). Minor units, or whole coins. */
export interface Move {
  readonly account: NewAccount;
  readonly amount: number;
}

/** `repeated`: exactly this was booked before, and nothing was booked now. */
export type Booking =
  | { readonly kind: 'recorded'; readonly transactionId: string }
  | { readonly kind: 'repeated' };

/** The same key, with other amounts or accounts: two facts claim to be one. Nothing is booked. */
export class LedgerConflict extends Error {
  override readonly name = 'LedgerConflict';
  readonly key: string;

  constructor(key: string) {
    super(`${key} was booked before, with other amounts or accounts.`);
    this.key = key;
  }
}

/** More was to be taken from an account than it holds. Nothing is booked. */
export class LedgerOverdrawn extends Error {
  override readonly name = 'LedgerOverdrawn';
}

export function requireAmount(amount: number, what: string): void {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError(`${what} must be a whole amount above 0, not ${amount}.`);
}

const fingerprintIn = (lines: readonly { readonly code: string; readonly amount: number }[]): string =>
  lines
    .map(({ code, amount }) => `${code} ${amount}`)
    .toSorted()
    .join('\n');

/**
 * Books a transaction once. Moves of 0 are left out, moves of one account are one entry. The
 * database refuses what does not sum to zero in each unit, and what would take a guarded account
 * below its floor.
 *
 * @throws LedgerConflict when the key was booked before and was another booking
 * @throws LedgerOverdrawn when an account would fall below its floor
 * @throws RangeError when nothing moves
 */
export async function post(tx: Tx, transaction: NewTransaction, moves: readonly Move[]): Promise<Booking> {
  const byCode = new Map<string, { account: NewAccount; amount: number }>();
  for (const { account, amount } of moves) {
    if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole amount.`);
    byCode.set(account.code, { account, amount: (byCode.get(account.code)?.amount ?? 0) + amount });
  }
  const entries = [...byCode.values()].filter(({ amount }) => amount !== 0);
  if (entries.length === 0) throw new RangeError(`${transaction.key} moves nothing.`);
  const transactionId = await addTransaction(tx, transaction);
  if (transactionId === undefined) {
    const before = await entriesOfKey(tx, transaction.key);
    if (
      fingerprintIn(before) !==
      fingerprintIn(entries.map(({ account, amount }) => ({ code: account.code, amount })))
    )
      throw new LedgerConflict(transaction.key);
    return { kind: 'repeated' };
  }
  const ids = await openAccounts(
    tx,
    entries.map(({ account }) => account),
  );
  try {
    await addEntries(
      tx,
      transactionId,
      entries.map(({ account, amount }) => ({ accountId: ids.get(account.code) ?? 0, amount })),
    );
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'balance_at_least_floor') throw error;
    throw new LedgerOverdrawn(`${transaction.key} takes more than there is.`, { cause: error });
  }
  return { kind: 'recorded', transactionId };
}
