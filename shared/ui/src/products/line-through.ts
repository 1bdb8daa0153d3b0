/** Units of the drawing; the style sheet says how large it is on a screen. */
export const BOX = { width: 640, height: 200, margin: 14 } as const;

export interface LinePoint {
  /** Where it stands from left to right, in any unit: a count, a moment. */
  readonly at: number;
  /** How high it stands, in any unit: paise. */
  readonly value: number;
}

/** The points of a line from edge to edge, lowest value at the foot, ordered by `at`; `''` where there is nothing to join. */
export function lineThrough(points: readonly LinePoint[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || last.at <= first.at) return '';
  const values = points.map(({ value }) => value);
  const least = Math.min(...values);
  const range = Math.max(...values) - least;
  const room = BOX.height - 2 * BOX.margin;
  return points
    .map(({ at, value }) => {
      const x = ((at - first.at) * BOX.width) / (last.at - first.at);
      // Where nothing moved, the line is in the middle.
      const y = BOX.margin + (range === 0 ? room / 2 : room - ((value - least) * room) / range);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}
