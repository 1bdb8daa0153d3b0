import { joined, type Mesh } from '../geometry/mesh.ts';
import { sweep, type SectionPoint } from '../geometry/sweep.ts';
import { Z } from '../geometry/vector.ts';
import type { Vector } from '../model.ts';
import type { PenPoint, Stroke } from './pen.ts';

export interface ReliefOptions {
  /** Width of a line, millimetres. */
  readonly width: number;
  /** How far it stands above the plane z = 0. */
  readonly height: number;
  /** How far it reaches below, so that no light passes under it. */
  readonly sunk?: number;
  /** A chisel's bevel, or round like drawn wire. */
  readonly edge?: 'bevelled' | 'round';
}

/** Lines turn no sharper than this in one piece; sharper corners are two pieces that meet. */
const SHARPEST = Math.cos((50 * Math.PI) / 180);

/** Lines as raised metal on the plane z = 0, facing +Z. */
export function raised(
  strokes: readonly Stroke[],
  { width, height, sunk = height * 0.25, edge = 'bevelled' }: ReliefOptions,
): Mesh {
  const half = width / 2;
  const section: SectionPoint[] =
    edge === 'round'
      ? [
          [-sunk, half],
          [-sunk, -half],
          [height * 0.5, -half * 0.87],
          [height * 0.87, -half * 0.5],
          [height, 0],
          [height * 0.87, half * 0.5],
          [height * 0.5, half * 0.87],
        ]
      : [
          [-sunk, half],
          [-sunk, -half],
          [height * 0.72, -half * 0.86],
          [height, -half * 0.5],
          [height, half * 0.5],
          [height * 0.72, half * 0.86],
        ];
  return joined(
    strokes.flatMap(runs).map((run) => {
      const first = run[0];
      const last = run.at(-1);
      const closed =
        run.length > 3 &&
        first !== undefined &&
        last !== undefined &&
        Math.hypot(first[0] - last[0], first[1] - last[1]) < 1e-6;
      const path = (closed ? run.slice(0, -1) : run).map(([x, y]): Vector => [x, y, 0]);
      return sweep(path, () => section, { closed, towards: () => Z, ends: 'round' });
    }),
  );
}

/** A line cut at its sharp corners. */
function runs(stroke: Stroke): PenPoint[][] {
  const out: PenPoint[][] = [[]];
  stroke.forEach((point, at) => {
    out.at(-1)?.push(point);
    const [before, after] = [stroke[at - 1], stroke[at + 1]];
    if (before && after && turnOf(before, point, after) < SHARPEST) out.push([point]);
  });
  return out.filter((run) => run.length > 1);
}

/** Cosine of the turn at a corner. */
function turnOf(a: PenPoint, b: PenPoint, c: PenPoint): number {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]];
  return (ux * vx + uy * vy) / Math.max(1e-12, Math.hypot(ux, uy) * Math.hypot(vx, vy));
}
