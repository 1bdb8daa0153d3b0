import type { MinorUnits } from '@suvarna/contracts/money';
import type { Price } from './price.ts';
import { allocate, divideHalfUp, toCount, toSafeNumber } from './rounding.ts';

/** One row of the exchange table with the mark-up of a country (domain rules §2.5). */
export interface Exchange {
  /** Indian paise for one whole unit (pound, dollar, dirham). */
  readonly paisePerUnit: MinorUnits;
  /** Basis points added on the rupee price: 5 % is 500. */
  readonly upliftBp: number;
}

/** Minor units in a whole unit; the same for all currencies of the store. */
const MINOR = 100n;

function convert(paise: number, exchange: Exchange): bigint {
  const rate = toCount(exchange.paisePerUnit, 'The exchange rate');
  if (rate === 0n) throw new RangeError('The exchange rate is 0.');
  const lifted = toCount(paise, 'The amount') * (10_000n + toCount(exchange.upliftBp, 'The mark-up'));
  return MINOR * divideHalfUp(lifted, 10_000n * rate);
}

/** A rupee amount without tax, in whole units of another currency (as its minor units). */
export function convertAmount(paise: MinorUnits, exchange: Exchange): MinorUnits {
  return toSafeNumber(convert(paise, exchange));
}

/**
 * A price for a buyer abroad. Exports carry no GST, so it starts from the subtotal; rows are shared
 * out so that they still add up.
 */
export function convertPrice(price: Price, exchange: Exchange): Price {
  const subtotal = convert(price.subtotal, exchange);
  const mrp = convert(price.mrpSubtotal, exchange);
  // Discount rows have a negative final amount: gross values are shared out, and discounts apart from them.
  const values = allocate(
    mrp,
    price.rows.map((row) => BigInt(row.value)),
    MINOR,
  );
  const discounts = allocate(
    mrp - subtotal,
    price.rows.map((row) => BigInt(row.discount)),
    MINOR,
  );
  const rows = price.rows.map((row, index) => {
    const value = values[index] ?? 0n;
    const discount = discounts[index] ?? 0n;
    const rate =
      row.rate !== null && row.rateUnit !== '%'
        ? toSafeNumber(
            divideHalfUp(
              BigInt(row.rate) * (10_000n + BigInt(exchange.upliftBp)),
              100n * BigInt(exchange.paisePerUnit),
            ),
          )
        : row.rate;
    return {
      ...row,
      rate,
      value: toSafeNumber(value),
      discount: toSafeNumber(discount),
      final: toSafeNumber(value - discount),
    };
  });
  return {
    rows,
    subtotal: toSafeNumber(subtotal),
    gstBp: 0,
    gst: 0,
    price: toSafeNumber(subtotal),
    mrp: toSafeNumber(mrp),
    mrpSubtotal: toSafeNumber(mrp),
  };
}
