import { smooth } from '../../geometry/curve.ts';
import { chainOf, moved, scaled, turnedX, turnedZ } from '../../geometry/matrix.ts';
import { joined, placed, type Mesh } from '../../geometry/mesh.ts';
import { plate } from '../../geometry/plate.ts';
import { sphere } from '../../geometry/revolve.ts';
import { tube } from '../../geometry/sweep.ts';
import { turn } from '../../geometry/vector.ts';
import { petal } from '../../motifs/outlines.ts';
import type { Vector } from '../../model.ts';
import { copies, type Setting } from '../../settings/setting.ts';
import type { Choices } from '../choices.ts';
import { bent } from './hoop.ts';

interface GarlandOptions {
  /** Of the surface it lies on. */
  readonly radius: number;
  readonly height: number;
  readonly rim: number;
  readonly choices: Choices;
}

const blade = (length: number, width: number, rim: number): Mesh =>
  plate(petal(length, width, { points: 6, tip: 0.9 }), {
    rim,
    dome: rim * 0.8,
    middle: [0, length * 0.5],
    levels: 2,
  });

/** Leaves on a winding stem, flowers, lotus petals or scrolls: one cell, laid around the band again and again. */
export function garland(motif: string, { radius, height, rim, choices }: GarlandOptions): Setting {
  const h = Math.max(2, height);
  const wish =
    h *
    (motif === 'leaf' || motif === 'wave' || motif === 'paisley'
      ? choices.within(1.5, 2.1)
      : choices.within(1.02, 1.25));
  const count = Math.max(10, Math.min(36, Math.round((2 * Math.PI * radius) / wish)));
  const length = (2 * Math.PI * radius) / count;
  const cell = bent(cellOf(motif, length, h, rim), radius - rim * 0.25);
  return copies(
    cell,
    turn(count).map((angle) => turnedZ(-angle)),
  );
}

/** A vine is no wave and no pattern of lines, and a scroll is no bird. */
export const garlandShows = (motif: string): boolean =>
  ['leaf', 'lotus', 'paisley', 'floral'].includes(motif);

function cellOf(motif: string, length: number, h: number, rim: number): Mesh {
  if (motif === 'geometric') return lozenge(length, h, rim);
  if (motif === 'leaf' || motif === 'wave') return vine(length, h, rim);
  if (motif === 'lotus') return fanOf(length, h, rim);
  if (motif === 'paisley' || motif === 'peacock') return scroll(length, h, rim);
  return flower(Math.min(length, h) * 0.5, rim);
}

function vine(length: number, h: number, rim: number): Mesh {
  const stem = tube(
    smooth(
      [-0.5, -0.25, 0, 0.25, 0.5].map((share) => [
        share * length,
        Math.sin(share * 2 * Math.PI) * h * 0.24,
        0,
      ]),
      4,
    ),
    rim * 0.55,
    { sides: 7 },
  );
  const one = blade(h * 0.56, h * 0.3, rim);
  const leaves = [
    [-0.36, -0.14, 0.5],
    [-0.12, -0.24, Math.PI - 0.5],
    [0.14, 0.22, 0.55 + Math.PI],
    [0.38, 0.12, -0.45],
  ] as const;
  return joined([
    stem,
    ...leaves.map(([x, y, angle], at) =>
      placed(
        one,
        chainOf(moved([x * length, y * h, 0]), turnedZ(at < 2 ? angle - 0.9 : angle + 0.6 - Math.PI)),
      ),
    ),
  ]);
}

/** A diamond in a diamond with a grain between it and the next: lines, no leaves. */
function lozenge(length: number, h: number, rim: number): Mesh {
  const frame = (share: number): Mesh => {
    const corners = [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const;
    const line = corners.flatMap(([x, y], at) => {
      const [nx, ny] = corners[(at + 1) % 4] ?? [0, 0];
      return [0.08, 0.5, 0.92].map((t): Vector => [
        (x + (nx - x) * t) * length * 0.46 * share,
        (y + (ny - y) * t) * h * 0.46 * share,
        rim * 0.35,
      ]);
    });
    return tube(line, rim * 0.6, { closed: true, sides: 8 });
  };
  return joined([
    frame(1),
    frame(0.5),
    ...[-1, 1].map((side) => placed(sphere(rim * 0.8, 8), moved([length / 2, side * h * 0.28, rim * 0.4]))),
  ]);
}

function flower(r: number, rim: number): Mesh {
  const one = blade(r * 0.98, r * 0.72, rim);
  return joined([
    ...turn(6).map((angle) => placed(one, chainOf(turnedZ(angle), turnedX(-0.08)))),
    placed(sphere(r * 0.26, 8), chainOf(moved([0, 0, rim * 0.9]), scaled(1, 1, 0.8))),
  ]);
}

function fanOf(length: number, h: number, rim: number): Mesh {
  const petals = [
    [0, 0.94],
    [0.55, 0.84],
    [-0.55, 0.84],
    [1.1, 0.66],
    [-1.1, 0.66],
  ] as const;
  return joined([
    ...petals.map(([angle, size], at) =>
      placed(
        blade(h * size, length * 0.36, rim),
        chainOf(moved([0, -h * 0.46, rim * (at === 0 ? 0.35 : 0)]), turnedZ(angle * Math.min(1, length / h))),
      ),
    ),
    placed(sphere(h * 0.1, 8), moved([length / 2, -h * 0.32, rim * 0.5])),
  ]);
}

function scroll(length: number, h: number, rim: number): Mesh {
  const spiral = smooth(
    Array.from({ length: 11 }, (_, at) => {
      const [angle, reach] = [0.5 + at * 0.78, h * (0.42 - at * 0.033)];
      return [Math.cos(angle) * reach, Math.sin(angle) * reach, 0] as const;
    }),
    3,
  );
  const line = tube(spiral, (t) => rim * (0.75 - 0.3 * t), { sides: 7 });
  return joined([
    placed(line, moved([-length * 0.1, 0, 0])),
    placed(sphere(rim * 0.95, 8), moved([-length * 0.08, h * 0.02, 0])),
    placed(blade(h * 0.5, h * 0.26, rim), chainOf(moved([length * 0.22, h * 0.4, 0]), turnedZ(-2.5))),
    placed(blade(h * 0.4, h * 0.22, rim), chainOf(moved([length * 0.3, -h * 0.4, 0]), turnedZ(-0.5))),
  ]);
}
