import type { CartAddBody, CartRemoveBody, CartUpdateBody } from '@suvarna/contracts/bag';
import type { Currency } from '@suvarna/contracts/money';
import { faultOfEngraving, normaliseEngraving } from '@suvarna/forms/engraving';
import {
  addToLine,
  linesOf,
  lockCart,
  removeLine,
  setGiftNote,
  setQuantity,
  type BagLine,
  type Seen,
} from './bag.store.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Shopper } from '../identity/index.ts';
import { readSku } from '../designs/index.ts';
import { BAG_MAX_LINES, choiceOf, keyOf, type LineKey, maxQuantity } from './line.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { OptionQuote, PriceOf, QuoteRefused } from '../pricing/index.ts';

export type BagRefusal =
  | QuoteRefused['code']
  | 'BAG.ITEM_NOT_FOUND'
  | 'BAG.ITEM_OUT_OF_STOCK'
  | 'BAG.QUANTITY_TOO_LARGE'
  | 'BAG.ENGRAVING_INVALID'
  | 'SESSION.TOKEN_INVALID';

export type BagChange =
  | { readonly kind: 'changed'; readonly lines: BagLine[] }
  | { readonly kind: 'refused'; readonly code: BagRefusal };

export interface BagContext {
  readonly owner: Shopper;
  readonly currency: Currency;
  readonly priceOf: PriceOf;
}

const refused = (code: BagRefusal): BagChange => ({ kind: 'refused', code });

function seenOf(quote: OptionQuote): Seen {
  return {
    seen_currency: quote.currency,
    seen_unit_minor: quote.unit.price,
    seen_rate_version: quote.rateVersion,
    seen_fx_version: quote.fxVersion,
  };
}

/** Why so many pieces of an option cannot be had, if they cannot. */
export function faultOfQuantity(quote: OptionQuote, quantity: number): BagRefusal | undefined {
  if (quantity <= maxQuantity(quote)) return undefined;
  return quote.stock !== 'made-to-order' && quantity > quote.stock
    ? 'BAG.ITEM_OUT_OF_STOCK'
    : 'BAG.QUANTITY_TOO_LARGE';
}

/**
 * Runs a change on the locked bag, so that concurrent changes of one bag follow each other. A bag
 * that went into an account takes no change: its session ended in the same moment.
 */
async function onBag(
  tx: Tx,
  owner: Shopper,
  change: (cartId: string, lines: readonly BagLine[]) => Promise<BagRefusal | undefined>,
): Promise<BagChange> {
  const cart = await lockCart(tx, owner);
  if (cart.merged) return refused('SESSION.TOKEN_INVALID');
  const fault = await change(cart.id, await linesOf(tx, cart.id));
  return fault === undefined ? { kind: 'changed', lines: await linesOf(tx, cart.id) } : refused(fault);
}

/** A SKU names the options that are left out; one that is not of this piece is refused, not overruled. */
function quoteOfBody(
  { currency, priceOf }: BagContext,
  { product_id: productId, sku, karat, colour, size }: CartAddBody,
  engraved: boolean,
): OptionQuote | QuoteRefused {
  const named = sku === undefined ? undefined : readSku(sku)?.options;
  const quote = priceOf({
    productId,
    karat: karat ?? named?.karat,
    colour: colour ?? named?.colour,
    size: size ?? named?.size,
    engraved,
    currency,
  });
  return quote.kind === 'quoted' && sku !== undefined && quote.sku !== sku
    ? { kind: 'refused', code: 'BAG.OPTION_UNAVAILABLE' }
    : quote;
}

export async function addToBag(tx: Tx, context: BagContext, body: CartAddBody): Promise<BagChange> {
  const engraving = normaliseEngraving(body.engraving ?? '');
  if (faultOfEngraving(engraving) !== undefined) return refused('BAG.ENGRAVING_INVALID');
  const quote = quoteOfBody(context, body, engraving !== '');
  if (quote.kind === 'refused') return refused(quote.code);
  return onBag(tx, context.owner, async (cartId, lines) => {
    const line = {
      product_id: quote.productId,
      karat: quote.karat,
      colour: quote.colour,
      size: quote.size,
      engraving,
    };
    const known = lines.find((candidate) => keyOf(candidate) === keyOf(line));
    if (known === undefined && lines.length >= BAG_MAX_LINES) return 'BAG.QUANTITY_TOO_LARGE';
    const fault = faultOfQuantity(quote, (known?.quantity ?? 0) + body.quantity);
    if (fault === undefined)
      await addToLine(tx, cartId, {
        ...line,
        sku: quote.sku,
        quantity: body.quantity,
        gift_note: body.gift_note?.trim() ?? '',
        ...seenOf(quote),
      });
    return fault;
  });
}

async function changeQuantity(
  tx: Tx,
  context: BagContext,
  line: BagLine,
  quantity: number,
): Promise<BagRefusal | undefined> {
  const quote = context.priceOf(choiceOf(line, context.currency));
  if (quote.kind === 'refused') return quote.code;
  const fault = faultOfQuantity(quote, quantity);
  if (fault === undefined) await setQuantity(tx, line.id, quantity, seenOf(quote));
  return fault;
}

/**
 * What a bag holds from now on, and nothing else: lines that stay keep their ids.
 *
 * @param wanted each line once, as many pieces as there are
 * @throws Refusal for a piece that cannot be had, or a bag that went into an account
 */
export async function replaceBag(
  tx: Tx,
  { owner, currency, priceOf }: BagContext,
  wanted: readonly (LineKey & { readonly quantity: number })[],
): Promise<readonly BagLine[]> {
  const outcome = await onBag(tx, owner, async (cartId, lines) => {
    const kept = new Set(wanted.map(keyOf));
    for (const line of lines) if (!kept.has(keyOf(line))) await removeLine(tx, line.id);
    for (const line of wanted) {
      const quote = priceOf(choiceOf({ ...line, quantity: 1 }, currency));
      if (quote.kind === 'refused') return quote.code;
      const fault = faultOfQuantity(quote, line.quantity);
      if (fault !== undefined) return fault;
      const known = lines.find((candidate) => keyOf(candidate) === keyOf(line));
      if (known === undefined)
        await addToLine(tx, cartId, { ...line, sku: quote.sku, gift_note: '', ...seenOf(quote) });
      else await setQuantity(tx, known.id, line.quantity, seenOf(quote));
    }
    return undefined;
  });
  if (outcome.kind === 'refused') throw new Refusal(outcome.code);
  return outcome.lines;
}

export async function updateBag(tx: Tx, context: BagContext, body: CartUpdateBody): Promise<BagChange> {
  return onBag(tx, context.owner, async (_cartId, lines) => {
    const line = lines.find((candidate) => candidate.id === body.item_id);
    if (line === undefined) return 'BAG.ITEM_NOT_FOUND';
    const fault =
      body.quantity === undefined ? undefined : await changeQuantity(tx, context, line, body.quantity);
    if (fault === undefined && body.gift_note !== undefined)
      await setGiftNote(tx, line.id, body.gift_note.trim());
    return fault;
  });
}

export async function removeFromBag(tx: Tx, context: BagContext, body: CartRemoveBody): Promise<BagChange> {
  return onBag(tx, context.owner, async (_cartId, lines) => {
    const line = lines.find((candidate) => candidate.id === body.item_id);
    if (line === undefined) return 'BAG.ITEM_NOT_FOUND';
    await removeLine(tx, line.id);
    return undefined;
  });
}
