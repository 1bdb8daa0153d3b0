import type { DetailsOf, Materials, MaterialsOf, PriceOf } from '../../pricing/index.ts';
import type { LineRow } from '../rows/order-line.store.ts';
import type { OrderRow } from '../rows/order.store.ts';

export interface Prices {
  readonly priceOf: PriceOf;
  readonly detailsOf: DetailsOf;
  readonly materialsOf: MaterialsOf;
}

/** Of a line of an order from before lines kept their category, whose design was gone when they began to. */
const COIN = /^\d+$/;

/**
 * What the materials of a bought piece cost today, by what its line kept: also when the design has left the
 * catalogue, or is not made that way any more. `undefined` when it is not known what its stones cost.
 */
export function materialsOfLine(
  { materialsOf }: Pick<Prices, 'materialsOf'>,
  line: LineRow,
  { currency }: Pick<OrderRow, 'currency'>,
): Materials | undefined {
  const { karat, purity, category, form, quantity } = line;
  const stones = line.stones ?? (line.components.stones === 0 ? [] : undefined);
  return (
    stones &&
    materialsOf({
      karat,
      purity,
      category: category === '' && COIN.test(purity) ? 'gold-coins' : category,
      form,
      stones,
      quantity,
      currency,
    })
  );
}

/**
 * The same of a piece that the store takes back: one rule for the page of its design, the page of its order,
 * and the quote (`catalogue/designs/promises.ts`).
 */
export function exchangeableMaterials(
  prices: Pick<Prices, 'materialsOf'>,
  line: LineRow,
  order: Pick<OrderRow, 'currency'>,
): Materials | undefined {
  const now = materialsOfLine(prices, line, order);
  return now?.notTakenBack === null ? now : undefined;
}
