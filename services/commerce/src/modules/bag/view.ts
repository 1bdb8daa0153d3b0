import type { Cart, CartItem, CartTotals } from '@suvarna/contracts/api/customer';
import type { Currency } from '@suvarna/contracts/money';
import type { BagLine } from './bag.store.ts';
import { choiceOf, LINE_MAX } from './line.ts';
import type { OptionQuote, PriceOf } from '../pricing/index.ts';

interface PricedLine {
  readonly line: BagLine;
  readonly quote: OptionQuote;
}

/** Every read prices every line anew: the bag keeps no price to charge (domain rules §2.2). */
function priceLines(lines: readonly BagLine[], currency: Currency, priceOf: PriceOf): PricedLine[] {
  return lines.flatMap((line) => {
    const quote = priceOf(choiceOf(line, currency));
    // A design that left the catalogue leaves the view; the line stays, should the design return.
    return quote.kind === 'quoted' ? [{ line, quote }] : [];
  });
}

/** Most pieces of a line: the stock of a ready piece, never more than a line may have. */
export function maxQuantity(quote: OptionQuote): number {
  return quote.stock === 'made-to-order' ? LINE_MAX : Math.min(LINE_MAX, quote.stock);
}

function isAvailable({ line, quote }: PricedLine): boolean {
  return line.quantity <= maxQuantity(quote);
}

function noticeOf({ line, quote }: PricedLine): CartItem['price_notice'] {
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

function itemOf(priced: PricedLine): CartItem {
  const { line, quote } = priced;
  return {
    item_id: line.id,
    sku: quote.sku,
    quantity: line.quantity,
    size: line.size,
    ...(quote.sizeNames && { size_names: quote.sizeNames }),
    karat: line.karat,
    colour: line.colour,
    ...(line.engraving !== '' && { engraving: line.engraving }),
    ...(line.gift_note !== '' && { gift_note: line.gift_note }),
    max_quantity: maxQuantity(quote),
    available: isAvailable(priced),
    unit_price_paise: quote.unit.price,
    line_price_paise: quote.line.price,
    line_mrp_paise: quote.line.mrp,
    price_notice: noticeOf(priced),
    productDetails: quote.card,
  };
}

/** Sums over what can be bought; shipping is free and there are no coupons yet. */
function totalsOf(priced: readonly PricedLine[], currency: Currency): CartTotals {
  const buyable = priced.filter(isAvailable);
  const sum = (amount: (quote: OptionQuote) => number): number =>
    buyable.reduce((total, { quote }) => total + amount(quote), 0);
  const productTotal = sum((quote) => quote.line.price);
  const mrpTotal = sum((quote) => quote.line.mrp);
  return {
    product_total_paise: productTotal,
    mrp_total_paise: mrpTotal,
    product_discount_paise: mrpTotal - productTotal,
    shipping_charge_paise: 0,
    coupon_discount_paise: 0,
    without_gst_paise: sum((quote) => quote.line.subtotal),
    gst_paise: sum((quote) => quote.line.gst),
    total_payable_paise: productTotal,
    item_count: priced.reduce((count, { line }) => count + line.quantity, 0),
    currency,
    rate_version: priced[0]?.quote.rateVersion ?? 0,
    fx_version: priced[0]?.quote.fxVersion ?? 0,
  };
}

export function viewBag(lines: readonly BagLine[], currency: Currency, priceOf: PriceOf): Cart {
  const priced = priceLines(lines, currency, priceOf);
  const totals = totalsOf(priced, currency);
  return { items: priced.map(itemOf), totals, count: totals.item_count };
}
