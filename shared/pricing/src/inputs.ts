/**
 * Everything a price follows from, so that anybody can compute it again (`product.md`, M1): the store when it
 * sells, the browser of a shopper who asks how a price came about. Both call these functions.
 */
import type { MinorUnits } from '@suvarna/contracts/money';
import { convertPrice, type Exchange } from './foreign.ts';
import { computePrice, type Price, type PriceInput } from './price.ts';

/** Of the steps in `computePrice` and `convertPrice`; a developer who changes what they come to counts it up. */
export const FORMULA_VERSION = 1;

export interface PriceInputs {
  readonly input: PriceInput;
  /** `null` for prices in rupees. */
  readonly exchange: Exchange | null;
}

/** @throws RangeError as `computePrice` and `convertPrice` do */
export function priceFrom({ input, exchange }: PriceInputs): Price {
  const price = computePrice(input);
  return exchange === null ? price : convertPrice(price, exchange);
}

/** A price by what it is paid for, in minor units of its currency; the four add up to `total`. */
export interface PriceParts {
  readonly gold: MinorUnits;
  readonly stones: MinorUnits;
  /** With certificates and other charges, less what is taken off the piece. */
  readonly making: MinorUnits;
  /** 0 abroad: exports carry no GST. */
  readonly tax: MinorUnits;
  readonly total: MinorUnits;
}

export function partsOf({ rows, gst, price }: Price): PriceParts {
  const sum = (...components: readonly Price['rows'][number]['component'][]): number =>
    rows.reduce((total, row) => total + (components.includes(row.component) ? row.final : 0), 0);
  return {
    gold: sum('metal'),
    stones: sum('stone'),
    making: sum('making', 'other'),
    tax: gst,
    total: price,
  };
}

/**
 * Names inputs by their content: the same inputs have the same sixteen hex digits everywhere, and a changed
 * one others (the beginning of their SHA-256).
 */
export async function fingerprintOf({ input, exchange }: PriceInputs): Promise<string> {
  const { making } = input;
  const charged =
    making.mode === 'per-gram'
      ? making.paisePerGram
      : making.mode === 'percent'
        ? making.percentBp
        : making.paise;
  const said = JSON.stringify([
    FORMULA_VERSION,
    [input.metal.netMg, input.metal.ratePaisePerGram],
    [making.mode, charged, making.discountBp],
    input.stones.map((stone) => [stone.millicarat, stone.ratePaisePerCarat, stone.settingPaise]),
    [input.otherPaise ?? 0, input.itemDiscountPaise ?? 0],
    input.gstBp,
    input.quantity ?? 1,
    input.rounding ?? 'component-rupee',
    exchange && [exchange.paisePerUnit, exchange.upliftBp],
  ]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(said));
  return Array.from(new Uint8Array(digest).subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
