import type { Tx } from '../../platform/database/database.ts';
import { addToLine, linesOf, lockCart, markMerged, setGiftNote } from './bag.store.ts';
import { keyOf, LINE_MAX, type LineKey } from './line.ts';

export interface Counted extends LineKey {
  readonly quantity: number;
  readonly gift_note: string;
}

/**
 * Union of two bags by line: no line of either is lost, the same line in both has the pieces of
 * both, up to the most a line may have. Of two notes the account's stays.
 */
export function uniteBags<Line extends Counted>(account: readonly Line[], guest: readonly Line[]): Line[] {
  const united = new Map(account.map((line) => [keyOf(line), line]));
  for (const line of guest) {
    const known = united.get(keyOf(line));
    united.set(
      keyOf(line),
      known === undefined
        ? line
        : {
            ...known,
            quantity: Math.min(LINE_MAX, known.quantity + line.quantity),
            gift_note: known.gift_note || line.gift_note,
          },
    );
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
    const own = await linesOf(tx, cart.id);
    const before = new Map(own.map((line) => [keyOf(line), line]));
    for (const line of uniteBags(own, guestLines)) {
      const known = before.get(keyOf(line));
      const more = line.quantity - (known?.quantity ?? 0);
      if (more > 0) await addToLine(tx, cart.id, { ...line, quantity: more });
      // A full line takes no piece more, and its guest's note all the same.
      else if (known !== undefined && known.gift_note !== line.gift_note)
        await setGiftNote(tx, known.id, line.gift_note);
    }
  }
  await markMerged(tx, guestCart.id);
}
