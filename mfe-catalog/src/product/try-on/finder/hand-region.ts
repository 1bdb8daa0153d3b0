/** Which square of a frame the model of hands looks at: upright, a hand in its middle. Plain geometry in pixels of the frame. */

/** Points of a hand the model tells, x and y of each: the wrist is 0, the fingers' roots 5, 9, 13 and 17, the ring finger's next joint 14. */
export const HAND_POINTS = 21;
/** The side of what it looks at, pixels. */
export const LOOKS_AT = 224;
/** A hand takes two thirds of it. */
const ROOM = 1.5;

export interface Region {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** Radians by which it is turned, clockwise. */
  readonly turn: number;
}

/** Where nothing is known yet: the square in the middle. */
export const wholeRegion = ({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): Region => ({
  x: width / 2,
  y: height / 2,
  side: Math.min(width, height),
  turn: 0,
});

/** From the model's pixels to the frame's. @param told x, y, z of each point */
export function pointsIn({ x, y, side, turn }: Region, told: ArrayLike<number>): Float32Array {
  const [c, s, times] = [Math.cos(turn), Math.sin(turn), side / LOOKS_AT];
  const points = new Float32Array(HAND_POINTS * 2);
  for (let at = 0; at < HAND_POINTS; at += 1) {
    const across = ((told[at * 3] ?? 0) - LOOKS_AT / 2) * times;
    const down = ((told[at * 3 + 1] ?? 0) - LOOKS_AT / 2) * times;
    points.set([x + across * c - down * s, y + across * s + down * c], at * 2);
  }
  return points;
}

/** Where to look next, once a hand was seen: around it, its middle finger up. */
export function regionAround(points: Float32Array): Region {
  const at = (index: number): readonly [number, number] => [
    points[index * 2] ?? 0,
    points[index * 2 + 1] ?? 0,
  ];
  const [wrist, middle] = [at(0), at(9)];
  const turn = Math.atan2(middle[1] - wrist[1], middle[0] - wrist[0]) + Math.PI / 2;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const upright = Array.from({ length: HAND_POINTS }, (_, index) => {
    const [x, y] = at(index);
    return [x * c + y * s, y * c - x * s] as const;
  });
  const span = (axis: 0 | 1): readonly [number, number] => {
    const all = upright.map((point) => point[axis]);
    return [Math.min(...all), Math.max(...all)];
  };
  const [[left, right], [top, low]] = [span(0), span(1)];
  const [cx, cy] = [(left + right) / 2, (top + low) / 2];
  return {
    x: cx * c - cy * s,
    y: cx * s + cy * c,
    side: Math.max(right - left, low - top) * ROOM,
    turn,
  };
}
