import type { SizedStone } from '../../settings/sized-stone.ts';
import type { Choices } from '../choices.ts';
import { barOf, SMALLEST_FINGER, type Bar } from './finger.ts';
import { shankOf, takingStones, type ShankStyle } from './shank/shank-for.ts';
import type { Shank, ShankMeasure } from './shank/shank.ts';
import { shoulderRoom } from './shoulder-stones.ts';

interface Wish {
  readonly style: ShankStyle;
  /** Metal of the shank and its width for each millimetre of thickness, as `barOf` takes them. */
  readonly metal: number;
  readonly aspect: number;
  readonly gauge: number;
  readonly inner: number;
  /** What is set on the shoulders. */
  readonly stones?: { readonly small: SizedStone; readonly count: number } | undefined;
  readonly measureOf: (inner: number, bar: Bar) => ShankMeasure;
}

/**
 * A shank with room for its stones: two rows on each shoulder where one has none for all, be it on the
 * smallest finger, because a design is the same in every size and gauge.
 */
export function roomyShank(
  { style, metal, aspect, gauge, inner, stones, measureOf }: Wish,
  choices: Choices,
): Shank {
  const measure = measureOf(inner, barOf(metal, aspect, gauge));
  if (!stones) return shankOf(style, measure, choices);
  const taking = takingStones(style);
  const smallest = shankOf(taking, measureOf(SMALLEST_FINGER, barOf(metal, aspect, 1)), choices);
  const wanted = shankOf(taking, measure, choices);
  return shoulderRoom(smallest.rows, stones.small) < stones.count
    ? shankOf('split', measure, choices)
    : wanted;
}
