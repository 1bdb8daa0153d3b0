import { faultOfEngraving, normaliseEngraving } from '@suvarna/forms/engraving';
import type { Reading } from '../../page/reading.model.ts';
import { promised } from '../../page/promise.model.ts';
import type { PriceView } from '../buying/price.model.ts';
import type { ProductView } from '../product.model.ts';

/** The words as they are cut; `''` while there are none, or none that can be. */
export const wordsToCut = (typed: string): string =>
  faultOfEngraving(typed) === undefined ? normaliseEngraving(typed) : '';

/** The price of a choice with words cut into it: the same, for a piece that is made for the order. */
export function engravedPrice(
  price: PriceView,
  product: ProductView,
  { locale }: Pick<Reading, 'locale'>,
): PriceView {
  if (product.engraving === null) return price;
  const { leadDays } = product.engraving;
  return {
    ...price,
    stock: 0,
    ...promised({ locale, asOf: product.asOf }, { leadDays, ready: false, currency: price.currency }),
  };
}
