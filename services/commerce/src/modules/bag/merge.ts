import type { Tx } from '../../platform/database/database.ts';
import type { Shopper } from '../identity/index.ts';
import type { PriceOf } from '../pricing/index.ts';
import {
  addToLine,
  linesOf,
  lockCart,
  markMerged,
  setAskedFor,
  setGiftNote,
  type BagLine,
} from './bag.store.ts';
import { choiceOf, keyOf, LINE_MAX, maxQuantity, type LineKey } from './line.ts';

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
 * Of what two bags make together, as many pieces as there are, and never fewer than the account's bag
 * had. A design that is sold no more has no number of its own: the bag's page says that.
 */
function piecesToKeep(priceOf: PriceOf, together: BagLine, before: number): number {
  const quote = priceOf({ ...choiceOf(together, 'INR'), quantity: 1 });
  if (quote.kind === 'refused') return together.quantity;
  return Math.min(together.quantity, Math.max(before, maxQuantity(quote)));
}

/**
 * Puts a guest's bag into another shopper's, once. Both bags are locked, the guest's first; a repeat
 * finds the guest's bag marked and changes nothing. A line of both that comes to more than there is
 * keeps what there is: the bag can be bought, and says so.
 */
export async function moveBag(tx: Tx, guestId: string, into: Shopper, priceOf: PriceOf): Promise<void> {
  const guestCart = await lockCart(tx, { kind: 'guest', id: guestId });
  if (guestCart.merged) return;
  const guestLines = await linesOf(tx, guestCart.id);
  if (guestLines.length > 0) {
    const cart = await lockCart(tx, into);
    const own = await linesOf(tx, cart.id);
    const before = new Map(own.map((line) => [keyOf(line), line]));
    for (const line of uniteBags(own, guestLines)) {
      const known = before.get(keyOf(line));
      const had = known?.quantity ?? 0;
      const kept = known === undefined ? line.quantity : piecesToKeep(priceOf, line, had);
      if (kept > had) await addToLine(tx, cart.id, { ...line, quantity: kept - had });
      // A full line takes no piece more, and its guest's note all the same.
      else if (known !== undefined && known.gift_note !== line.gift_note)
        await setGiftNote(tx, known.id, line.gift_note);
      if (kept < line.quantity) await setAskedFor(tx, cart.id, line, line.quantity);
    }
  }
  await markMerged(tx, guestCart.id);
}
