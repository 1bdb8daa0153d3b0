import { pathLength, smooth, stations } from '../../geometry/curve.ts';
import { basis, chainOf, moved, turnedX } from '../../geometry/matrix.ts';
import { joined, placed, type Mesh } from '../../geometry/mesh.ts';
import { plate } from '../../geometry/plate.ts';
import { sphere } from '../../geometry/revolve.ts';
import { tube } from '../../geometry/sweep.ts';
import { cross, unit } from '../../geometry/vector.ts';
import type { Matrix, Vector } from '../../model.ts';
import { petal } from '../../motifs/outlines.ts';
import type { GirdlePoint } from '../../settings/girdle.ts';
import { cord, grains } from '../../settings/grains.ts';
import { copies, solids, together, type Setting } from '../../settings/setting.ts';
import { ORNAMENT } from '../walls.ts';

export const BORDERS = ['loops', 'rays', 'leaves', 'grains', 'cord', 'crown'] as const;
type Border = (typeof BORDERS)[number];

/** Millimetres behind the rim of a leaf, so that it is a wall. */
const LEAF = 0.5;

export interface BorderOptions {
  /** How far it reaches outwards. */
  readonly reach: number;
  /** Height of the surface it continues. */
  readonly y: number;
  readonly gauge: number;
  /** Of the metal it is soldered to: no part of it starts lower than that reaches. */
  readonly thick: number;
}

/** Places along an outline: +X outwards, +Y up. */
function outwards(outline: readonly GirdlePoint[], count: number, y: number): Matrix[] {
  const path = outline.map(([x, z]): Vector => [x, y, z]);
  return stations(path, count, true).map(({ at, tangent }) => {
    const side = unit(cross(tangent, [0, 1, 0]));
    const out: Vector = side[0] * at[0] + side[2] * at[2] < 0 ? [-side[0], 0, -side[2]] : side;
    return basis(out, [0, 1, 0], cross(out, [0, 1, 0]), at);
  });
}

/** Worked gold around the edge of a head: what makes a small cluster a wide earring. */
export function border(
  kind: Border,
  outline: readonly GirdlePoint[],
  { reach, y, gauge, thick }: BorderOptions,
): Setting {
  const path = outline.map(([x, z]): Vector => [x, y, z]);
  const long = pathLength(path, true);
  const wire = Math.max(ORNAMENT, Math.min(0.32, 0.14 + reach * 0.08) * Math.sqrt(gauge));
  const under = (wish: number): number => y - Math.min(wish, thick * 0.4);
  const many = (pitch: number): number => Math.max(6, Math.round(long / pitch));
  switch (kind) {
    case 'grains':
      return grains(path, Math.min(0.55, reach * 0.5), { closed: true, segments: 8, pitch: 1.9 });
    case 'cord': {
      // A row of grains lies against the cord.
      const [twisted, grain] = [Math.min(0.5, reach * 0.5), Math.min(0.6, reach * 0.26)];
      return together(
        solids([cord(path, twisted, { closed: true })]),
        ...(reach > 0.9
          ? [
              grains(spread(outline, twisted * 0.7 + grain, y), grain, {
                closed: true,
                segments: 8,
                pitch: 1.85,
              }),
            ]
          : []),
      );
    }
    case 'loops': {
      const pitch = Math.max(1.3, reach * 1.15);
      const loop = tube(
        smooth(
          [
            [-0.15, 0, -pitch * 0.4],
            [reach * 0.6, 0.05, -pitch * 0.42],
            [reach, 0, 0],
            [reach * 0.6, 0.05, pitch * 0.42],
            [-0.15, 0, pitch * 0.4],
          ],
          4,
        ),
        wire,
        { sides: 7 },
      );
      const places = outwards(outline, many(pitch), under(0.15));
      // The grain sits in the bow of its loop, soldered to it.
      const grain = reach * 0.2;
      return together(
        copies(loop, places),
        copies(placed(sphere(grain, 8), moved([reach - wire * 0.6 - grain, 0, 0])), places),
      );
    }
    case 'rays': {
      const pitch = Math.max(0.9, reach * 0.5);
      const places = outwards(outline, many(pitch), under(0.2));
      const ray = (share: number): Mesh =>
        joined([
          tube(
            [
              [-0.1, 0, 0],
              [reach * share - 0.25, 0, 0],
            ],
            (along) => wire * (1.25 - 0.5 * along),
            { sides: 7 },
          ),
          placed(sphere(wire * 1.5, 8), moved([reach * share - 0.2, 0, 0])),
        ]);
      return together(
        copies(
          ray(1),
          places.filter((_, at) => at % 2 === 0),
        ),
        copies(
          ray(0.68),
          places.filter((_, at) => at % 2 === 1),
        ),
      );
    }
    case 'leaves': {
      const pitch = Math.max(1.5, reach * 0.85);
      const leaf = placed(
        plate(petal(reach * 1.25, pitch * 0.98, { tip: 0.85, belly: 0.55, points: 9 }), {
          rim: LEAF + 0.28 * gauge,
          dome: 0.24 * gauge,
          middle: [0, reach * 0.7],
          levels: 4,
        }),
        chainOf(turnedX(-Math.PI / 2)),
      );
      // The leaf points to −Z after it is laid down; its own frame turns it outwards.
      const turned = placed(leaf, [0, 0, 1, 0, 0, 1, 0, 0, -1, 0, 0, 0, -reach * 0.25, 0, 0, 1]);
      return copies(turned, outwards(outline, many(pitch), under(0.5 * gauge) - 0.1 * gauge - LEAF));
    }
    case 'crown': {
      const places = outwards(outline, many(Math.max(1.1, reach * 0.8)), under(0.1));
      const bar = joined([
        tube(
          [
            [-0.1, -0.1, 0],
            [reach * 0.62, -0.05, 0],
          ],
          wire,
          { sides: 7 },
        ),
        placed(sphere(reach * 0.26, 10), moved([reach * 0.76, 0, 0])),
      ]);
      return together(
        copies(bar, places),
        solids([tube(spread(outline, reach * 0.42, under(0.12)), wire * 0.9, { closed: true, sides: 7 })]),
      );
    }
  }
}

const spread = (outline: readonly GirdlePoint[], by: number, y: number): Vector[] =>
  outline.map(([x, z]) => {
    const r = Math.hypot(x, z);
    return [(x * (r + by)) / r, y, (z * (r + by)) / r];
  });
