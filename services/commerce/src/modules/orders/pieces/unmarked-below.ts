import { hallmarkedFrom, isUnmarked } from '../../catalogue/index.ts';
import type { LineRow } from '../rows/order-line.store.ts';

/**
 * Of pieces too light to have to be hallmarked, which have no HUID: below which weight that is, in
 * milligrams; `undefined` of all others. The weight is of the line, whose pieces are alike.
 *
 * @param day on which they were ordered, ISO, in India
 */
export function unmarkedBelowMg(
  { category, gross_weight_mg: grossMg, quantity, huids }: LineRow,
  day: string,
): number | undefined {
  const isLight = huids.length === 0 && isUnmarked({ category, grossMg: grossMg / quantity }, day);
  return isLight ? hallmarkedFrom(day) : undefined;
}
