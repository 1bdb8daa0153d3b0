import { smooth } from '../../geometry/curve.ts';
import { moved } from '../../geometry/matrix.ts';
import { joined, placed, type Mesh } from '../../geometry/mesh.ts';
import { superellipse, sweep } from '../../geometry/sweep.ts';
import { sphere } from '../../geometry/revolve.ts';
import { chainOf, scaled } from '../../geometry/matrix.ts';
import type { Vector } from '../../model.ts';
import { boxOutline, type TraySize } from './tray.ts';

const WIDE = 5;

/** A ribbon around a box, half its height up, tied to a bow on its front (−Y). */
export function ribbonAround(box: TraySize): Mesh {
  const { width, depth, height } = box;
  const z = height * 0.5;
  const around = boxOutline(box, 0.15).map(([x, y]): Vector => [x, y, z]);
  const flat = superellipse(0.35, WIDE, 6, 12);
  const belt = sweep(around, () => flat, { closed: true, towards: ([x, y]) => [x / width, y / depth, 0] });
  const front = -depth / 2 - 0.6;
  const loops = [1, -1].map((side) =>
    ribbon(
      smooth(
        [
          [0, front - 0.3, z],
          [side * 3.4, front - 2.6, z + 1.6],
          [side * 7.4, front - 2.4, z + 2.4],
          [side * 8, front - 0.9, z + 1.4],
          [side * 4, front - 0.2, z + 0.2],
          [0, front - 0.2, z],
        ],
        5,
      ),
      0.78,
    ),
  );
  const tails = [1, -1].map((side) =>
    ribbon(
      smooth(
        [
          [0, front - 0.4, z],
          [side * 2.6, front - 1.1, z - 2.6],
          [side * 5.2, front - 0.7, z - 5.4],
          [side * 6.4, front - 1, z - 7],
        ],
        5,
      ),
      0.62,
    ),
  );
  return joined([
    belt,
    ...loops,
    ...tails,
    placed(sphere(1, 14), chainOf(moved([0, front - 0.7, z]), scaled(1.5, 1.1, 1.9))),
  ]);
}

/** A band that lies edge to the viewer's left and right: its breadth runs up. */
function ribbon(path: readonly Vector[], share: number): Mesh {
  const section = superellipse(0.3, WIDE * share, 6, 12);
  return sweep(path, () => section, { towards: (_, along) => [0, -1, 0.25 * Math.sin(along * Math.PI)] });
}
