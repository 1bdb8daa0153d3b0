import { lineThrough } from '@suvarna/ui/line-through';
import { formatPrice } from '@suvarna/ui/price';

interface Point {
  readonly day: string;
  readonly paise: number;
}

/** A line of rates or prices, oldest first. */
export interface ChartView {
  /** Points of a polyline; `''` where there is nothing to join. */
  readonly line: string;
  readonly lowest: string;
  readonly lowestDay: string;
  readonly highest: string;
  readonly highestDay: string;
  readonly first: string;
  readonly firstDay: string;
  readonly last: string;
  readonly lastDay: string;
}

/** @param currency of the amounts, in its minor units */
export function chartOf(points: readonly Point[], currency = 'INR'): ChartView {
  const amount = (point: Point | undefined): string => (point ? formatPrice(point.paise, currency) : '');
  const by = points.toSorted((one, other) => one.paise - other.paise);
  const [lowest, highest, first, last] = [by[0], by.at(-1), points[0], points.at(-1)];
  return {
    // One publication is as far from the next as any other: days without one are no gap.
    line: lineThrough(points.map(({ paise }, at) => ({ at, value: paise }))),
    lowest: amount(lowest),
    lowestDay: lowest?.day ?? '',
    highest: amount(highest),
    highestDay: highest?.day ?? '',
    first: amount(first),
    firstDay: first?.day ?? '',
    last: amount(last),
    lastDay: last?.day ?? '',
  };
}
