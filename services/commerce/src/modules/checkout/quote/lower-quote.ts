import type { Supply } from '@suvarna/pricing/checkout';
import { splitGst } from '@suvarna/pricing/checkout';
import { Refusal } from '../../../platform/refusal.ts';
import type { CouponRow } from '../coupon/coupon.store.ts';
import type { Currency } from '@suvarna/contracts/money';
import { sumOf, type TenderUse } from '../../tenders/index.ts';
import { tendersIn } from './tenders-in-totals.ts';
import { choiceOf } from '../../bag/index.ts';
import type { PriceOf } from '../../pricing/index.ts';
import { ruleOf } from '../coupon/coupon.ts';
import { discountLines, priceLines, quoteOf, type PricedLine, type Quote, type WantedLine } from './quote.ts';

interface Prices {
  readonly priceOf: PriceOf;
  readonly currency: Currency;
}

interface Repricing extends Prices {
  readonly coupon: CouponRow | undefined;
  readonly tenders: readonly TenderUse[];
  readonly supply: Supply;
}

/** What was promised, with a coupon whose minimum was met when it was. */
function priceAgain(
  lines: readonly WantedLine[],
  { priceOf, currency, coupon, tenders, supply }: Repricing,
): { readonly quote: Quote; readonly pieces: readonly PricedLine[] } | undefined {
  // Whether there are enough pieces is decided by the stock's own row, not by what the catalogue last saw of it.
  const whatever: PriceOf = (choice) => {
    const quote = priceOf(choice);
    return quote.kind === 'quoted' ? { ...quote, stock: 'made-to-order' } : quote;
  };
  const { priced, missing, gone } = priceLines(lines, currency, whatever);
  if (missing.length + gone.length > 0) return undefined;
  const discounted = discountLines(priced, coupon === undefined ? null : { ...ruleOf(coupon), minimum: 0 });
  if (discounted.bag.subtotal + discounted.bag.gst < sumOf(tenders)) return undefined;
  return {
    quote: quoteOf(discounted, { currency, couponCode: coupon?.code ?? null, tenders, supply }),
    pieces: priced,
  };
}

export const wanted = (quote: Quote): WantedLine[] =>
  quote.items.map(
    ({
      item_id: id,
      product_id,
      karat,
      colour,
      size,
      engraving = '',
      gift_note = '',
      quantity,
    }): WantedLine => ({ id, product_id, karat, colour, size, engraving, gift_note, quantity }),
  );

function withPlaceOfSupply(quote: Quote, supply: Supply): Quote {
  const { cgst, sgst, igst } = splitGst(quote.totals.gst_paise, supply);
  return {
    ...quote,
    totals: { ...quote.totals, gst: { cgst_paise: cgst, sgst_paise: sgst, igst_paise: igst } },
  };
}

/** The lower of a promised quote and the same goods today (domain rules M2). Tenders stay what they were. */
export function lowerOf(
  promised: Quote,
  repricing: Repricing,
): { readonly quote: Quote; readonly isLower: boolean } {
  const now = priceAgain(wanted(promised), repricing);
  const due = now?.quote.totals.total_payable_paise ?? 0;
  // An order that was to be paid is not paid with nothing afterwards: there is no payment of nothing.
  if (now === undefined || due === 0 || due >= promised.totals.total_payable_paise)
    return { quote: withPlaceOfSupply(promised, repricing.supply), isLower: false };
  return { quote: now.quote, isLower: true };
}

/**
 * The quote an order is made of, and its pieces as the catalogue has them.
 *
 * @throws Refusal when a piece left the catalogue
 */
export function lowerQuote(
  prices: Prices,
  promised: Quote,
  coupon: CouponRow | undefined,
  supply: Supply,
): { readonly quote: Quote; readonly pieces: readonly PricedLine[] } {
  const { quote } = lowerOf(promised, { ...prices, coupon, tenders: tendersIn(promised.totals), supply });
  const pieces = wanted(promised).map((line): PricedLine => {
    const priced = prices.priceOf(choiceOf(line, prices.currency));
    if (priced.kind === 'refused') throw new Refusal('CHECKOUT.OUT_OF_STOCK');
    return { line, quote: priced };
  });
  return { quote, pieces };
}

/** Value of the goods in paise: the law's threshold is in rupees whatever is paid with. */
export function valueInRupees(
  prices: Prices,
  pieces: readonly Pick<PricedLine, 'line'>[],
  quote: Quote,
): number {
  if (prices.currency === 'INR') return quote.totals.total_paise;
  return pieces.reduce((sum, { line }) => {
    const priced = prices.priceOf(choiceOf(line, 'INR'));
    return sum + (priced.kind === 'quoted' ? priced.line.price : 0);
  }, 0);
}
