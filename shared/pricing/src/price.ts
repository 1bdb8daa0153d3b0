import type { Milligrams, MinorUnits } from '@suvarna/contracts/money';
import { allocate, roundTo, toCount, toSafeNumber } from './rounding.ts';

interface MetalInput {
  readonly netMg: Milligrams;
  /** Of the metal's karat in the version of the gold-rate table the price is computed from. */
  readonly ratePaisePerGram: MinorUnits;
}

/** Making charges before their discount. Percentages are basis points: 16 % is 1600. */
export type Making =
  | { readonly mode: 'per-gram'; readonly paisePerGram: MinorUnits; readonly discountBp: number }
  | { readonly mode: 'percent'; readonly percentBp: number; readonly discountBp: number }
  | { readonly mode: 'flat'; readonly paise: MinorUnits; readonly discountBp: number };

export interface StoneLine {
  /** Thousandths of a carat, of all stones of this line together. */
  readonly millicarat: number;
  readonly ratePaisePerCarat: MinorUnits;
  readonly settingPaise: MinorUnits;
}

/**
 * `component-rupee` rounds each component and the tax to whole rupees, so that the rows of the
 * breakup add up by eye; `paise` rounds them to paise (domain rules §2.1).
 */
type RoundingMode = 'component-rupee' | 'paise';

export interface PriceInput {
  readonly metal: MetalInput;
  readonly making: Making;
  readonly stones: readonly StoneLine[];
  /** Certificate, hallmark and the like; usually 0, "included". */
  readonly otherPaise?: MinorUnits;
  readonly itemDiscountPaise?: MinorUnits;
  readonly gstBp: number;
  /** Pieces of the line. A line is rounded once; a rounded piece is never multiplied. */
  readonly quantity?: number;
  readonly rounding?: RoundingMode;
}

export interface PriceRow {
  readonly component: 'metal' | 'making' | 'stone' | 'other';
  /** Paise per gram or per carat; for `%` basis points. `null` where there is no rate. */
  readonly rate: number | null;
  readonly rateUnit: 'g' | 'ct' | '%' | '';
  readonly weightMg: Milligrams | null;
  readonly millicarat: number | null;
  readonly value: MinorUnits;
  readonly discount: MinorUnits;
  /** `value − discount`. */
  readonly final: MinorUnits;
}

export interface Price {
  /** In the order of the breakup table; `final` adds up to `subtotal`. */
  readonly rows: readonly PriceRow[];
  readonly subtotal: MinorUnits;
  readonly gstBp: number;
  readonly gst: MinorUnits;
  /** What the shopper pays: `subtotal + gst`. */
  readonly price: MinorUnits;
  /** The same without any discount. */
  readonly mrp: MinorUnits;
  readonly mrpSubtotal: MinorUnits;
}

const FULL_BP = 10_000n;

interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function makingBeforeDiscount(input: PriceInput, mg: bigint, rate: bigint, quantity: bigint): Fraction {
  const { making } = input;
  switch (making.mode) {
    case 'per-gram':
      return { numerator: toCount(making.paisePerGram, 'The making rate') * mg, denominator: 1_000n };
    case 'percent':
      // Of the metal before it is rounded.
      return {
        numerator: toCount(making.percentBp, 'The making percentage') * rate * mg,
        denominator: 1_000n * FULL_BP,
      };
    case 'flat':
      return { numerator: toCount(making.paise, 'The making charge') * quantity, denominator: 1n };
  }
}

function makingRate(making: Making): Pick<PriceRow, 'rate' | 'rateUnit'> {
  switch (making.mode) {
    case 'per-gram':
      return { rate: making.paisePerGram, rateUnit: 'g' };
    case 'percent':
      return { rate: making.percentBp, rateUnit: '%' };
    case 'flat':
      return { rate: null, rateUnit: '' };
  }
}

function row(
  component: PriceRow['component'],
  value: bigint,
  final: bigint,
  details: Partial<PriceRow> = {},
): PriceRow {
  return {
    component,
    rate: null,
    rateUnit: '',
    weightMg: null,
    millicarat: null,
    ...details,
    value: toSafeNumber(value),
    discount: toSafeNumber(value - final),
    final: toSafeNumber(final),
  };
}

/**
 * The price formula (domain rules §2.1): metal + making + stones + other − discount, then tax on the
 * sum. Integers only; the same answer in the browser and on the server.
 *
 * @throws RangeError on amounts that are negative, fractional or beyond 2^53, and on a discount
 * larger than what it is taken from
 */
export function computePrice(input: PriceInput): Price {
  const unit = input.rounding === 'paise' ? 1n : 100n;
  const quantity = toCount(input.quantity ?? 1, 'The quantity');
  const mg = toCount(input.metal.netMg, 'The net weight') * quantity;
  const rate = toCount(input.metal.ratePaisePerGram, 'The gold rate');
  const gstBp = toCount(input.gstBp, 'The tax rate');
  const discountBp = toCount(input.making.discountBp, 'The making discount');
  if (discountBp > FULL_BP) throw new RangeError('The making discount is more than the making charges.');

  const metal = roundTo(unit, rate * mg, 1_000n);
  const gross = makingBeforeDiscount(input, mg, rate, quantity);
  const makingFull = roundTo(unit, gross.numerator, gross.denominator);
  // The net figure is rounded, not the discount.
  const makingNet = roundTo(unit, gross.numerator * (FULL_BP - discountBp), gross.denominator * FULL_BP);

  const stoneMilliPaise = input.stones.map(
    (stone) =>
      (toCount(stone.millicarat, 'The stone weight') * toCount(stone.ratePaisePerCarat, 'The stone rate') +
        toCount(stone.settingPaise, 'The setting charge') * 1_000n) *
      quantity,
  );
  const stones = roundTo(
    unit,
    stoneMilliPaise.reduce((sum, value) => sum + value, 0n),
    1_000n,
  );
  const stoneShares = allocate(stones, stoneMilliPaise, unit);

  const other = roundTo(unit, toCount(input.otherPaise ?? 0, 'Other charges') * quantity, 1n);
  const itemDiscount = roundTo(unit, toCount(input.itemDiscountPaise ?? 0, 'The discount') * quantity, 1n);

  const subtotal = metal + makingNet + stones + other - itemDiscount;
  if (subtotal < 0n) throw new RangeError('The discount is more than the price.');
  const mrpSubtotal = metal + makingFull + stones + other;
  const gst = roundTo(unit, subtotal * gstBp, FULL_BP);
  const mrpGst = roundTo(unit, mrpSubtotal * gstBp, FULL_BP);

  const rows: PriceRow[] = [
    row('metal', metal, metal, {
      rate: input.metal.ratePaisePerGram,
      rateUnit: 'g',
      weightMg: toSafeNumber(mg),
    }),
    ...input.stones.map((stone, index) =>
      row('stone', stoneShares[index] ?? 0n, stoneShares[index] ?? 0n, {
        rate: stone.ratePaisePerCarat,
        rateUnit: 'ct',
        millicarat: toSafeNumber(BigInt(stone.millicarat) * quantity),
      }),
    ),
    row('making', makingFull, makingNet, makingRate(input.making)),
    ...(other > 0n ? [row('other', other, other)] : []),
    ...(itemDiscount > 0n ? [row('other', 0n, -itemDiscount)] : []),
  ];
  return {
    rows,
    subtotal: toSafeNumber(subtotal),
    gstBp: input.gstBp,
    gst: toSafeNumber(gst),
    price: toSafeNumber(subtotal + gst),
    mrp: toSafeNumber(mrpSubtotal + mrpGst),
    mrpSubtotal: toSafeNumber(mrpSubtotal),
  };
}
