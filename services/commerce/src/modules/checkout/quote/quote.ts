import { shippingCharge } from '@suvarna/contracts/shipping';
import type { CheckoutTotals, PaymentMode, QuoteLine } from '@suvarna/contracts/checkout';
import type { Currency } from '@suvarna/contracts/money';
import {
  checkoutAmounts,
  discountBag,
  type CheckoutAmounts,
  type CheckoutLine,
  type CouponRule,
  type DiscountedBag,
  type DiscountedLine,
  type Supply,
} from '@suvarna/pricing/checkout';
import { choiceOf, type LineKey, maxQuantity } from '../../bag/index.ts';
import type { OptionQuote, PieceComponents, PriceOf } from '../../pricing/index.ts';
import { type GoodsKind, goodsOf, sumOf, type TenderBag, type TenderUse } from '../../tenders/index.ts';
import { coinsOf } from './tenders-in-totals.ts';

/** A line as the bag or an order knows it: what was chosen, never what it costs. */
export interface WantedLine extends LineKey {
  readonly id: string;
  readonly quantity: number;
  /** Words for the card that goes along; `''` for none. */
  readonly gift_note: string;
}

/** What stands for thirty minutes: every line and every row of the totals. */
export interface Quote {
  readonly rate_version: number;
  /** Of the exchange rates; 0 for rupees. Locks of before there were versions have none. */
  readonly fx_version?: number;
  readonly coupon: { readonly code: string; readonly discount_paise: number } | null;
  readonly items: readonly QuoteLine[];
  /** Of each item, for its invoice: what was promised is made of the rate of then. Locks of before it was kept have none. */
  readonly components?: readonly PieceComponents[];
  readonly totals: CheckoutTotals;
}

export interface PricedLine<Line extends WantedLine = WantedLine> {
  readonly line: Line;
  readonly quote: OptionQuote;
}

export interface PricedLines<Line extends WantedLine> {
  readonly priced: readonly PricedLine<Line>[];
  /** There are not so many of them. */
  readonly missing: readonly PricedLine<Line>[];
  /** They left the catalogue. */
  readonly gone: readonly Line[];
}

/** Lines with today's price. */
export function priceLines<Line extends WantedLine>(
  lines: readonly Line[],
  currency: Currency,
  priceOf: PriceOf,
): PricedLines<Line> {
  const priced: PricedLine<Line>[] = [];
  const missing: PricedLine<Line>[] = [];
  const gone: Line[] = [];
  for (const line of lines) {
    const quote = priceOf(choiceOf(line, currency));
    if (quote.kind === 'refused') gone.push(line);
    else (line.quantity <= maxQuantity(quote) ? priced : missing).push({ line, quote });
  }
  return { priced, missing, gone };
}

/** What the price formula of the bag needs to know of a line. Gold coins take no coupon. */
function checkoutLine({ quote }: PricedLine): CheckoutLine {
  return {
    ...quote.line,
    gstBp: quote.gstBp,
    couponable: quote.card.wear_type_name !== 'gold-coins',
  };
}

export interface Discounted {
  readonly priced: readonly PricedLine[];
  readonly bag: DiscountedBag;
}

export function discountLines(priced: readonly PricedLine[], rule: CouponRule | null): Discounted {
  return { priced, bag: discountBag(priced.map(checkoutLine), rule) };
}

/** Value of the goods a coupon may count. */
export function couponableValue(priced: readonly PricedLine[]): number {
  return priced.map(checkoutLine).reduce((sum, line) => sum + (line.couponable ? line.price : 0), 0);
}

export interface QuoteTerms {
  readonly currency: Currency;
  readonly couponCode: string | null;
  readonly tenders: readonly TenderUse[];
  readonly supply: Supply;
}

const shippingOf = (priced: readonly PricedLine[], currency: Currency): number =>
  priced.length === 0 ? 0 : shippingCharge(currency);

/** Which kind of goods a piece is, for what pays for one kind only. */
export const goodsOfPiece = ({ quote }: Pick<PricedLine, 'quote'>): GoodsKind =>
  goodsOf(quote.card.wear_type_name, quote.components.stones > 0);

/** What tenders may pay for: the goods after the coupon. */
export function tenderBagOf(
  { priced, bag }: Discounted,
  currency: Currency,
  paymentMode: PaymentMode | null,
): TenderBag {
  return {
    lines: priced.flatMap((piece, index) => {
      const line = bag.lines[index];
      return line === undefined
        ? []
        : [{ category: piece.quote.card.wear_type_name, goods: goodsOfPiece(piece), price: line.price }];
    }),
    total: bag.subtotal + bag.gst + shippingOf(priced, currency),
    currency,
    paymentMode,
    couponed: bag.coupon > 0,
  };
}

export function quoteOf({ priced, bag }: Discounted, terms: QuoteTerms): Quote {
  const amounts = checkoutAmounts(bag, {
    shipping: shippingOf(priced, terms.currency),
    tendered: sumOf(terms.tenders),
    supply: terms.supply,
  });
  const versions = {
    rate_version: priced[0]?.quote.rateVersion ?? 0,
    fx_version: priced[0]?.quote.fxVersion ?? 0,
  };
  const count = priced.reduce((sum, { line }) => sum + line.quantity, 0);
  return {
    ...versions,
    coupon:
      terms.couponCode === null || bag.coupon === 0
        ? null
        : { code: terms.couponCode, discount_paise: bag.coupon },
    items: priced.flatMap((line, index) => {
      const discounted = bag.lines[index];
      return discounted === undefined ? [] : [itemOf(line, discounted)];
    }),
    components: priced.map(({ quote }) => quote.components),
    totals: totalsOf(amounts, terms, count, versions),
  };
}

function itemOf({ line, quote }: PricedLine, discounted: DiscountedLine): QuoteLine {
  return {
    item_id: line.id,
    product_id: quote.productId,
    sku: quote.sku,
    karat: quote.karat,
    colour: quote.colour,
    size: quote.size,
    ...(quote.sizeNames && { size_names: quote.sizeNames }),
    quantity: line.quantity,
    ...(line.engraving !== '' && { engraving: line.engraving }),
    ...(line.gift_note !== '' && { gift_note: line.gift_note }),
    line_price_paise: quote.line.price,
    line_mrp_paise: quote.line.mrp,
    coupon_share_paise: discounted.couponShare,
    without_gst_paise: discounted.subtotal,
    gst_paise: discounted.gst,
    productDetails: quote.card,
  };
}

function totalsOf(
  amounts: CheckoutAmounts,
  { currency, tenders, supply }: QuoteTerms,
  count: number,
  versions: { readonly rate_version: number; readonly fx_version: number },
): CheckoutTotals {
  return {
    product_total_paise: amounts.productTotal,
    mrp_total_paise: amounts.mrpTotal,
    product_discount_paise: amounts.productDiscount,
    coupon_discount_paise: amounts.coupon,
    prepaid_discount_paise: 0,
    loyalty_discount_paise: 0,
    shipping_charge_paise: amounts.shipping,
    without_gst_paise: amounts.withoutGst,
    gst_paise: amounts.gst,
    // Three zeros under a tax would say that there is none.
    gst:
      supply === 'none' && amounts.gst > 0
        ? {}
        : { cgst_paise: amounts.cgst, sgst_paise: amounts.sgst, igst_paise: amounts.igst },
    total_paise: amounts.total,
    ...coinsOf(tenders),
    tenders: tenders.map(({ kind, units, amount }) => ({ kind, units, amount_paise: amount })),
    total_payable_paise: amounts.payable,
    item_count: count,
    currency,
    ...versions,
  };
}
