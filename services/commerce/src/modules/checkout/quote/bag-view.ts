import type { Cart, CartItem } from '@suvarna/contracts/bag';
import { maxQuantity, type BagLine } from '../../bag/index.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { draftOfBag, totalsOfDraft, whyNot } from './totals-of-bag.ts';
import type { PricedLine } from './quote.ts';

type BagPiece = PricedLine<BagLine>;

function noticeOf({ line, quote }: BagPiece): CartItem['price_notice'] {
  const goldMoved = line.seen_rate_version !== quote.rateVersion;
  const comparable =
    line.seen_currency === quote.currency && (goldMoved || line.seen_fx_version !== quote.fxVersion);
  if (!comparable || line.seen_unit_minor === quote.unit.price) return null;
  return {
    old_paise: line.seen_unit_minor,
    new_paise: quote.unit.price,
    reason: goldMoved ? 'gold-rate' : 'exchange-rate',
  };
}

function itemOf(priced: BagPiece): CartItem {
  const { line, quote } = priced;
  return {
    item_id: line.id,
    sku: quote.sku,
    quantity: line.quantity,
    ...(line.asked_for !== null && { asked_for: line.asked_for }),
    size: line.size,
    ...(quote.sizeNames && { size_names: quote.sizeNames }),
    karat: line.karat,
    colour: line.colour,
    ...(line.engraving !== '' && { engraving: line.engraving }),
    ...(line.gift_note !== '' && { gift_note: line.gift_note }),
    max_quantity: maxQuantity(quote),
    available: line.quantity <= maxQuantity(quote),
    unit_price_paise: quote.unit.price,
    line_price_paise: quote.line.price,
    line_mrp_paise: quote.line.mrp,
    price_notice: noticeOf(priced),
    productDetails: quote.card,
  };
}

/**
 * The bag, priced now, with its totals: every read prices every line again, and the bag keeps no price to
 * charge (domain rules §2.2). A design that left the catalogue leaves the view; the line stays, should
 * the design return.
 *
 * @returns `message`: why something that was chosen does not count; `''` when everything does
 */
export async function viewBag(
  db: Database | Tx,
  context: CheckoutContext,
  lines?: readonly BagLine[],
): Promise<{ readonly cart: Cart; readonly message: string }> {
  const draft = await draftOfBag(db, context, { pincode: undefined, paymentMode: null }, lines);
  const pieces = new Map([...draft.priced, ...draft.missing].map((piece) => [piece.line.id, piece]));
  const shown = draft.lines.flatMap(({ id }) => pieces.get(id) ?? []);
  const count = shown.reduce((sum, { line }) => sum + line.quantity, 0);
  return {
    cart: { items: shown.map(itemOf), totals: { ...totalsOfDraft(draft), item_count: count }, count },
    message: whyNot(draft),
  };
}
