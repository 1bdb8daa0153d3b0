import { arc, smooth } from '../../geometry/curve.ts';
import { chainOf, moved, turnedX } from '../../geometry/matrix.ts';
import { joined, placed, type Mesh } from '../../geometry/mesh.ts';
import { revolve, sphere, type ProfilePoint } from '../../geometry/revolve.ts';
import { tube } from '../../geometry/sweep.ts';
import type { Vector } from '../../model.ts';
import { choicesFrom } from '../choices.ts';

/** How a nose pin stays in place: a wire bent to an L, a corkscrew, a straight one with a ball, or a thread with a nut (pench). */
const SHANKS = ['bend', 'screw', 'ball', 'nut'] as const;
type Shank = (typeof SHANKS)[number];

/** Chosen by the piece's own number, apart from its other choices. */
export const shankKind = (look: number): Shank => choicesFrom(look + 91).pick(SHANKS);

/** Radius of the wire: pins are 0.8 mm thick, however heavy their head. */
const WIRE = 0.4;

/** From the back of the head at the origin backwards. */
export function shankOf(kind: Shank): Mesh {
  const wire = WIRE;
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
    case 'nut':
      return joined([
        placed(revolve(THREADED, 14), turnedX(-Math.PI / 2)),
        placed(revolve(NUT, 24), chainOf(moved([0, 0, -5.4]), turnedX(-Math.PI / 2))),
      ]);
  }
}

/** The post, its thread towards its end, and the disc that is turned onto it; both along +Y. */
const THREADED: readonly ProfilePoint[] = [
  [0, -0.15],
  [WIRE, -0.15],
  ...Array.from({ length: 13 }, (_, at): ProfilePoint[] => [
    [WIRE, 2.6 + at * 0.34],
    [WIRE * 0.84, 2.77 + at * 0.34],
  ]).flat(),
  [WIRE, 7.1],
  [0, 7.3],
];
const NUT: readonly ProfilePoint[] = [
  [0, 0],
  [1.5, 0],
  [1.6, 0.2],
  [1.5, 0.5],
  [0.8, 0.7],
  [0.8, 1.2],
  [0, 1.25],
];
