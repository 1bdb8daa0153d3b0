import type { FoundPoints } from './finder/finder-job.ts';

/** What the mesh said of the drawn face in `e2e/fixtures/face.svg` at 640 × 640: the points that placing reads. */
const STRAIGHT: Readonly<Record<number, readonly [number, number, number]>> = {
  1: [318, 375, -26],
  10: [321, 193, -12],
  152: [318, 480, 10],
  93: [200, 335, 53],
  132: [204, 363, 52],
  234: [197, 309, 51],
  323: [437, 340, 54],
  361: [432, 368, 54],
  454: [440, 314, 53],
  278: [350, 370, -13],
  358: [354, 367, -4],
};

/** Where the drawing has its own ear lobes, nostril and shoulders, in the same pixels. */
export const DRAWN = {
  rightLobe: [188, 356],
  leftLobe: [452, 356],
  leftNostril: [357, 366],
  collar: [320, 520],
} as const;

/**
 * @param yaw radians; positive turns the nose to the right of the picture
 * @param roll radians; positive tips the head clockwise
 * @param scale times the drawing's own size
 */
export function facePoints({ yaw = 0, roll = 0, scale = 1 } = {}): FoundPoints {
  const points = new Float32Array(468 * 3);
  const [cx, cy, cz] = [319, 340, 53];
  for (const [index, [x, y, z]] of Object.entries(STRAIGHT)) {
    // The mesh makes faces flatter than they are.
    const deep = (cz - z) * 2;
    const [dx, dy] = [(x - cx) * Math.cos(yaw) + deep * Math.sin(yaw), y - cy];
    const dz = deep * Math.cos(yaw) - (x - cx) * Math.sin(yaw);
    points.set(
      [
        scale * (cx + dx * Math.cos(roll) - dy * Math.sin(roll)),
        scale * (cy + dx * Math.sin(roll) + dy * Math.cos(roll)),
        scale * (cz - dz / 2),
      ],
      Number(index) * 3,
    );
  }
  return points;
}
