import type { MinorUnits } from '@suvarna/contracts/money';
import { allocate, roundTo, toCount, toSafeNumber } from './rounding.ts';

/** A bag line as the price formula made it: `price = subtotal + gst`. */
export interface CheckoutLine {
  readonly price: MinorUnits;
  readonly mrp: MinorUnits;
  readonly subtotal: MinorUnits;
  readonly gst: MinorUnits;
  /** The rate the tax was computed with; 0 for exports. */
  readonly gstBp: number;
  /** Whether a coupon may lower it; gold coins may not. */
  readonly couponable: boolean;
}

/** A coupon's rule. Amounts are minor units; percentages basis points. */
export type CouponRule =
  | {
      readonly kind: 'percent';
      readonly percentBp: number;
      readonly cap: MinorUnits | null;
      readonly minimum: MinorUnits;
    }
  | { readonly kind: 'flat'; readonly amount: MinorUnits; readonly minimum: MinorUnits };

/** Where the supply is taxed: in the seller's state, in another one, abroad or not known yet. */
export type Supply = 'same-state' | 'other-state' | 'none';

export interface DiscountedLine {
  /** The line's part of the coupon. */
  readonly couponShare: MinorUnits;
  /** After the coupon: `price = subtotal + gst`. */
  readonly price: MinorUnits;
  readonly subtotal: MinorUnits;
  readonly gst: MinorUnits;
}

export interface DiscountedBag {
  readonly lines: readonly DiscountedLine[];
  readonly productTotal: MinorUnits;
  readonly mrpTotal: MinorUnits;
  readonly coupon: MinorUnits;
  readonly subtotal: MinorUnits;
  readonly gst: MinorUnits;
}

export interface CheckoutAmounts {
  readonly productTotal: MinorUnits;
  readonly mrpTotal: MinorUnits;
  readonly productDiscount: MinorUnits;
  readonly coupon: MinorUnits;
  readonly shipping: MinorUnits;
  readonly withoutGst: MinorUnits;
  readonly gst: MinorUnits;
  readonly cgst: MinorUnits;
  readonly sgst: MinorUnits;
  readonly igst: MinorUnits;
  /** `withoutGst + gst + shipping`. */
  readonly total: MinorUnits;
  /** What is paid with besides money, taken off after tax. */
  readonly tendered: MinorUnits;
  readonly payable: MinorUnits;
}

/** Whole rupees, pounds and so on, in minor units. */
const UNIT = 100n;
const FULL_BP = 10_000n;

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

/** What a coupon takes off goods of this value: whole units, never more than the goods. 0 below its minimum. */
export function couponDiscount(rule: CouponRule, value: MinorUnits): MinorUnits {
  const goods = toCount(value, 'The value of the goods');
  if (goods < toCount(rule.minimum, 'The minimum')) return 0;
  const most = rule.kind === 'percent' ? rule.cap : rule.amount;
  // Downwards: what is announced as a percentage is never exceeded.
  const wanted =
    rule.kind === 'percent'
      ? ((goods * toCount(rule.percentBp, 'The percentage')) / (FULL_BP * UNIT)) * UNIT
      : goods;
  const capped = most === null || wanted < BigInt(most) ? wanted : toCount(most, 'The most');
  return toSafeNumber(capped < goods ? capped : goods);
}

/**
 * A line whose price falls by `share`. The discount is on the invoice, so it lowers the taxable
 * value and the tax with it (domain rules §2.3); the price falls by exactly the share, and the
 * taxable value is the whole unit nearest to the price without tax. Where some taxable value with
 * its rounded tax makes that price, this is the one; for 3 prices in 103 there is none (docs/money.md).
 */
function discounted(line: CheckoutLine, share: bigint): DiscountedLine {
  if (share === 0n) return { couponShare: 0, price: line.price, subtotal: line.subtotal, gst: line.gst };
  const price = toCount(line.price, 'The price') - share;
  const unit = line.price % Number(UNIT) === 0 && share % UNIT === 0n ? UNIT : 1n;
  const nearest = roundTo(unit, price * FULL_BP, FULL_BP + toCount(line.gstBp, 'The tax rate'));
  // A coupon of a few paise on whole rupees is reckoned in finer steps, which must not raise the taxable value.
  const subtotal = nearest < BigInt(line.subtotal) ? nearest : BigInt(line.subtotal);
  return {
    couponShare: toSafeNumber(share),
    price: toSafeNumber(price),
    subtotal: toSafeNumber(subtotal),
    gst: toSafeNumber(price - subtotal),
  };
}

/**
 * Shares a coupon out over the lines it counts for, largest remainder first: the shares add up to
 * the discount, and the lines to the totals.
 *
 * @throws RangeError on amounts that are negative, fractional or beyond 2^53
 */
export function discountBag(lines: readonly CheckoutLine[], rule: CouponRule | null): DiscountedBag {
  const weights = lines.map((line) => (line.couponable ? toCount(line.price, 'The price') : 0n));
  const discount = rule === null ? 0n : BigInt(couponDiscount(rule, toSafeNumber(sum(weights))));
  const shares = allocateWithin(discount, weights);
  const priced = lines.map((line, index) => discounted(line, shares[index] ?? 0n));
  return {
    lines: priced,
    productTotal: toSafeNumber(sum(lines.map((line) => BigInt(line.price)))),
    mrpTotal: toSafeNumber(sum(lines.map((line) => toCount(line.mrp, 'The MRP')))),
    coupon: toSafeNumber(discount),
    subtotal: toSafeNumber(sum(priced.map((line) => BigInt(line.subtotal)))),
    gst: toSafeNumber(sum(priced.map((line) => BigInt(line.gst)))),
  };
}

/** In whole units where everything is whole, so that the rows of an invoice are. */
function allocateWithin(discount: bigint, weights: readonly bigint[]): bigint[] {
  if (discount === 0n) return weights.map(() => 0n);
  const unit = discount % UNIT === 0n && weights.every((weight) => weight % UNIT === 0n) ? UNIT : 1n;
  return allocate(discount, weights, unit);
}

/** The tax by place of supply: two halves inside the seller's state, an odd paisa in the second; one sum elsewhere in India. */
export function splitGst(
  gst: MinorUnits,
  supply: Supply,
): { readonly cgst: MinorUnits; readonly sgst: MinorUnits; readonly igst: MinorUnits } {
  const half = supply === 'same-state' ? Math.floor(gst / 2) : 0;
  return {
    cgst: half,
    sgst: supply === 'same-state' ? gst - half : 0,
    igst: supply === 'other-state' ? gst : 0,
  };
}

/**
 * All rows of the totals. Coins are whole: one is worth one rupee.
 *
 * @throws RangeError when the tenders are worth more than the goods
 */
export function checkoutAmounts(
  bag: DiscountedBag,
  extra: { readonly shipping: MinorUnits; readonly tendered: MinorUnits; readonly supply: Supply },
): CheckoutAmounts {
  const total = BigInt(bag.subtotal) + BigInt(bag.gst) + toCount(extra.shipping, 'The shipping charge');
  const tendered = toCount(extra.tendered, 'The tenders');
  if (tendered > total) throw new RangeError('The tenders are worth more than the goods.');
  return {
    productTotal: bag.productTotal,
    mrpTotal: bag.mrpTotal,
    productDiscount: bag.mrpTotal - bag.productTotal,
    coupon: bag.coupon,
    shipping: extra.shipping,
    withoutGst: bag.subtotal,
    gst: bag.gst,
    ...splitGst(bag.gst, extra.supply),
    total: toSafeNumber(total),
    tendered: toSafeNumber(tendered),
    payable: toSafeNumber(total - tendered),
  };
}
