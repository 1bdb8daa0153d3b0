import { BOX, type CoursePoint } from '@suvarna/contracts/jewellery-box';
import { goldValue } from '@suvarna/pricing/exchange';

/** The rate that held at the end of a day on which one was published; the oldest first. */
export interface RateOfDay {
  /** ISO day in India. */
  readonly day: string;
  /** Paise of a gram of the metal of the piece. */
  readonly rate: number;
}

export interface ValuedPiece {
  /** ISO days in India. */
  readonly deliveredOn: string;
  readonly today: string;
  readonly netMg: number;
  /** Today's, at each point: what they cost before is not kept. */
  readonly stones: number;
  /** As it is shown: the last point. */
  readonly valueToday: number;
  readonly rates: readonly RateOfDay[];
}

/** So many of them, evenly, the first and the last among them. */
function thinned<Point>(points: readonly Point[], most: number): Point[] {
  if (points.length <= most) return [...points];
  const step = (points.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => points[Math.round(index * step)] as Point);
}

/**
 * What a piece was worth from the day it was delivered on: a point for that day at the rate that held at its
 * end, whenever that rate was published, one for each day after it whose rate was another, and today's value.
 * Where no rate is known for the day of delivery, the course begins with the first that is.
 */
export function valueHistory({
  deliveredOn,
  today,
  netMg,
  stones,
  valueToday,
  rates,
}: ValuedPiece): CoursePoint[] {
  const held = rates.findLast(({ day }) => day <= deliveredOn);
  const days = [
    ...(held === undefined ? [] : [{ day: deliveredOn, rate: held.rate }]),
    ...rates.filter(({ day }) => day > deliveredOn),
  ].filter(({ day }) => day < today);
  const points = days
    .filter(({ rate }, index) => rate !== days[index - 1]?.rate)
    .map(({ day, rate }) => ({ day, value_paise: goldValue(netMg, rate) + stones }));
  return [...thinned(points, BOX.coursePoints - 1), { day: today, value_paise: valueToday }];
}
