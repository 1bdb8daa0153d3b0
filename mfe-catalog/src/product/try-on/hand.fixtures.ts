/** What the model of hands said of a drawn left hand of ours, seen from its back at 640 × 640: the points that placing reads. */
const DRAWN_HAND: Readonly<Record<number, readonly [number, number]>> = {
  0: [278, 481],
  5: [374, 300],
  9: [319, 292],
  13: [266, 292],
  14: [281, 190],
  17: [222, 298],
};

export function handPoints(): Float32Array {
  const points = new Float32Array(21 * 2);
  for (const [index, at] of Object.entries(DRAWN_HAND)) points.set(at, Number(index) * 2);
  return points;
}
