import { arc, smooth } from '../../geometry/curve.ts';
import { moved } from '../../geometry/matrix.ts';
import { joined, placed, type Mesh } from '../../geometry/mesh.ts';
import { sphere } from '../../geometry/revolve.ts';
import { tube } from '../../geometry/sweep.ts';
import type { Vector } from '../../model.ts';

/** How a nose pin stays in place: a wire bent to an L, a corkscrew, or a straight one with a ball. */
export const SHANKS = ['bend', 'screw', 'ball'] as const;
type Shank = (typeof SHANKS)[number];

/** From the back of the head at the origin backwards. */
export function shankOf(kind: Shank, gauge: number): Mesh {
  const wire = 0.4 * gauge;
  const straight: Vector[] = [
    [0, 0, 0.15],
    [0, 0, -2.5],
    [0, 0, -5.2],
  ];
  switch (kind) {
    case 'bend':
      return tube(smooth([...straight, [0, -0.5, -6.1], [0, -1.6, -6.4], [0, -4.2, -6.4]], 6), wire, {
        sides: 12,
      });
    case 'screw':
      return tube(
        smooth(
          [
            ...straight,
            ...arc(2.1, 0.5 * Math.PI, -0.9 * Math.PI, 9, [0, -2.1, 0]).map(([x, y], at): Vector => [
              x,
              y,
              -6 - at * 0.08,
            ]),
          ],
          5,
        ),
        wire,
        { sides: 12 },
      );
    case 'ball':
      return joined([
        tube(
          [
            [0, 0, 0.15],
            [0, 0, -6.6],
          ],
          wire,
          { sides: 12 },
        ),
        placed(sphere(wire * 1.9, 16), moved([0, 0, -6.8])),
      ]);
  }
}
