import { smooth } from '../../../geometry/curve.ts';
import { chainOf, moved, turnedZ } from '../../../geometry/matrix.ts';
import { joined, placed } from '../../../geometry/mesh.ts';
import { plate } from '../../../geometry/plate.ts';
import { revolve, sphere, torus } from '../../../geometry/revolve.ts';
import { tube } from '../../../geometry/sweep.ts';
import { petal } from '../../../motifs/outlines.ts';
import { collet } from '../../../settings/collet.ts';
import { movedSetting, solids, together, type Setting } from '../../../settings/setting.ts';
import type { SizedStone } from '../../../settings/sized-stone.ts';
import { ORNAMENT, SHEET } from '../../walls.ts';
import { FACING } from '../fittings.ts';

export const HANGINGS = ['ball', 'drop', 'two-balls', 'leaf', 'bell', 'chain-ball'] as const;
export type Hanging = (typeof HANGINGS)[number];

const wireOf = (gauge: number): number => 0.17 * Math.sqrt(gauge);

/** Thickness of a hanging leaf: no wall, and more than what casts. */
const leafRim = (size: number): number => Math.max(size * 0.16, SHEET);

/** Height at which a hanging's ring rests on a wire whose middle is at `y`. */
export const restingOn = (y: number, wire: number, size: number, gauge: number): number =>
  y + (wire + wireOf(gauge)) * 0.9 - size * 0.08;

/** Something small that hangs from the origin by its ring. */
export function hanging(kind: Hanging, size: number, gauge: number): Setting {
  const wire = wireOf(gauge);
  const ring = placed(torus(size * 0.42, wire, 8, 4), chainOf(moved([0, -size * 0.34, 0]), FACING));
  const below = -size * 0.72;
  switch (kind) {
    case 'ball':
      return solids([
        joined([
          ring,
          placed(sphere(size * 0.6, 8), moved([0, below - size * 0.52, 0])),
          tip(below - size * 1.16, size * 0.17),
        ]),
      ]);
    case 'two-balls':
      return solids([
        joined([
          ring,
          placed(sphere(size * 0.4, 7), moved([0, below - size * 0.3, 0])),
          placed(sphere(size * 0.6, 8), moved([0, below - size * 1.2, 0])),
          tip(below - size * 1.84, size * 0.16),
        ]),
      ]);
    case 'drop':
      return solids([
        joined([
          ring,
          placed(
            revolve(
              [
                [0, -size * 1.9],
                [size * 0.4, -size * 1.72],
                [size * 0.56, -size * 1.35],
                [size * 0.44, -size * 0.9],
                [size * 0.2, -size * 0.4],
                [size * 0.13, -size * 0.05],
                [0, 0],
              ],
              8,
            ),
            moved([0, below + size * 0.08, 0]),
          ),
          tip(below - size * 1.9, size * 0.15),
        ]),
      ]);
    case 'leaf':
      return solids([
        joined([
          ring,
          placed(
            plate(petal(size * 2, size * 1.15, { tip: 1.05, belly: 0.55, points: 6 }), {
              rim: leafRim(size),
              dome: size * 0.16,
              middle: [0, size],
              levels: 2,
            }),
            chainOf(moved([0, below + size * 0.14, -leafRim(size) * 0.75]), turnedZ(Math.PI)),
          ),
        ]),
      ]);
    case 'bell':
      return solids([
        joined([
          ring,
          placed(
            revolve(
              [
                [0, -size * 1.05],
                [size * 0.2, -size * 1.05],
                [size * 0.7, -size * 1.12],
                [size * 0.56, -size * 0.85],
                [size * 0.46, -size * 0.4],
                [size * 0.26, -size * 0.08],
                [0, 0],
              ],
              10,
            ),
            moved([0, below + size * 0.05, 0]),
          ),
          placed(sphere(size * 0.24, 5), moved([0, below - size * 1.12, 0])),
        ]),
      ]);
    case 'chain-ball': {
      const links = [0, 1, 2].map((link) =>
        placed(
          torus(size * 0.3, wire * 0.9, 8, 4),
          chainOf(moved([0, -size * (0.3 + link * 0.46), 0]), link % 2 === 0 ? FACING : turnedZ(Math.PI / 2)),
        ),
      );
      return solids([
        joined([
          ...links,
          placed(sphere(size * 0.55, 8), moved([0, -size * 2, 0])),
          tip(-size * 2.6, size * 0.16),
        ]),
      ]);
    }
  }
}

const tip = (y: number, radius: number) => placed(sphere(radius, 4), moved([0, y, 0]));

/** A pearl on a pin under a ring, with a cap above and a grain below. */
export function hangingPearl(pearl: SizedStone, gauge: number, low = 0): Setting {
  const r = pearl.width / 2;
  const wire = 0.15 * Math.sqrt(gauge);
  const ring = placed(torus(0.42, wire, 8, 4), chainOf(moved([0, -0.36, 0]), FACING));
  const cap = placed(
    revolve(
      [
        [r * 0.46, 0],
        [r * 0.5, 0.05],
        [r * 0.2, r * 0.3],
        [0, r * 0.36],
      ].reduce<[number, number][]>((rows, [x = 0, y = 0]) => [...rows, [x, y]], [[0, 0.01]]),
      10,
    ),
    moved([0, -0.72 - low - r * 0.3, 0]),
  );
  const pin = tube(
    smooth(
      [
        [0, -0.66, 0],
        [0, -0.9 - low - 2 * r, 0],
      ],
      2,
    ),
    Math.max(ORNAMENT, wire * 0.8),
    { sides: 6 },
  );
  const middle = -0.78 - low - r;
  const light = {
    ...pearl.setting,
    parts: pearl.setting.parts.map((part) => ({ ...part, mesh: sphere(r, 12) })),
  };
  return together(
    solids([joined([ring, cap, pin, tip(middle - r - 0.12, 0.2)])]),
    movedSetting(light, moved([0, middle, 0])),
  );
}

/** A stone in a cup that hangs from a ring and looks forward. */
export function hangingStone(stone: SizedStone, gauge: number): Setting {
  const wire = 0.17 * Math.sqrt(gauge);
  const ring = placed(torus(0.45, wire, 10, 5), chainOf(moved([0, -0.36, 0]), FACING));
  return together(
    solids([ring]),
    movedSetting(
      collet(stone, 0.24 * gauge),
      chainOf(moved([0, -0.7 - stone.width / 2 - 0.2 * gauge, 0.2]), FACING),
    ),
  );
}

/** How far a hanging reaches below its ring. */
export const REACH: Readonly<Record<Hanging, number>> = {
  ball: 2,
  'two-balls': 2.7,
  drop: 2.7,
  leaf: 2.6,
  bell: 2.1,
  'chain-ball': 2.8,
};
