import type { Tx } from '../../platform/database/database.ts';
import {
  addHold,
  addOutcome,
  entriesOfTransaction,
  findHold,
  type BookedEntry,
  type NewTransaction,
} from './ledger.store.ts';
import { post, type Booking, type Move } from './post.ts';

type Recorded = Booking['kind'];
type Outcome = 'posted' | 'voided';

/** Puts something aside until it is decided about. The transaction's key is the hold's name. */
export async function hold(
  tx: Tx,
  transaction: NewTransaction,
  moves: readonly Move[],
  expiresAt: Date | null,
): Promise<Recorded> {
  const booking = await post(tx, transaction, moves);
  if (booking.kind === 'recorded') await addHold(tx, transaction.key, booking.transactionId, expiresAt);
  return booking.kind;
}

/** `none`: nothing was held under this name. */
export type Decided = Recorded | 'none';

/**
 * Decides a hold, once: what was held is used, or goes back. Deciding the same again changes nothing.
 *
 * @param movesOf what is booked for it, by what the hold booked
 * @throws Error when the hold was decided the other way: its owner's states should not have allowed to ask
 */
export async function decide(
  tx: Tx,
  holdId: string,
  outcome: Outcome,
  transaction: Omit<NewTransaction, 'key'>,
  movesOf: (held: readonly BookedEntry[]) => readonly Move[],
): Promise<Decided> {
  const found = await findHold(tx, holdId);
  if (found === undefined) return 'none';
  if (found.outcome === null) {
    const moves = movesOf(await entriesOfTransaction(tx, found.transactionId));
    // One key for both outcomes: two that decide at once wait here for each other.
    const booking = await post(tx, { ...transaction, key: `decided:${holdId}` }, moves);
    if (booking.kind === 'recorded') await addOutcome(tx, holdId, outcome, booking.transactionId);
    return booking.kind;
  }
  if (found.outcome !== outcome) throw new Error(`${holdId} is ${found.outcome} and cannot be ${outcome}.`);
  return 'repeated';
}
