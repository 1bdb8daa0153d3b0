import type { Tx } from '../../data/database.ts';
import { addToLine, linesOf, lockCart, markMerged } from '../../data/bag-store.ts';
import { keyOf, LINE_MAX, type LineKey } from './line.ts';

export interface Counted extends LineKey {
  readonly quantity: number;
}

/**
 * Union of two bags by line: no line of either is lost, the same line in both has the pieces of
 * both, up to the most a line may have.
 */
export function uniteBags<Line extends Counted>(account: readonly Line[], guest: readonly Line[]): Line[] {
  const united = new Map(account.map((line) => [keyOf(line), line]));
  for (const line of guest) {
    const known = united.get(keyOf(line));
    united.set(keyOf(line), known === undefined ? line : { ...known, quantity: Math.min(LINE_MAX, known.quantity + line.quantity) });
  }
  return [...united.values()];
}

/**
 * Puts a guest's bag into a customer's, once. Both bags are locked, the guest's first; a repeat
 * finds the guest's bag marked and changes nothing.
 */
export async function mergeGuestBag(tx: Tx, guestId: string, customerId: string): Promise<void> {
  const guestCart = await lockCart(tx, { kind: 'guest', id: guestId });
  if (guestCart.merged) return;
  const guestLines = await linesOf(tx, guestCart.id);
  if (guestLines.length > 0) {
    const cart = await lockCart(tx, { kind: 'customer', id: customerId });
    const before = new Map((await linesOf(tx, cart.id)).map((line) => [keyOf(line), line.quantity]));
    const united = uniteBags(await linesOf(tx, cart.id), guestLines);
    for (const line of united) {
      const more = line.quantity - (before.get(keyOf(line)) ?? 0);
      if (more > 0) await addToLine(tx, cart.id, { ...line, quantity: more });
    }
  }
  await markMerged(tx, guestCart.id);
}
