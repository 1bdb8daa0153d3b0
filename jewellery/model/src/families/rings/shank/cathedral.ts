import { smooth } from '../../../geometry/curve.ts';
import { joined, type Mesh } from '../../../geometry/mesh.ts';
import { superellipse, sweep } from '../../../geometry/sweep.ts';
import { solids, together } from '../../../settings/setting.ts';
import type { Vector } from '../../../model.ts';
import type { Row, Shank, ShankMeasure } from './shank.ts';
import { LEAST_STRAND } from './styles.ts';

/** Millimetres from arm to arm: narrower a gap closes in the cast, and dirt stays in it. */
const BETWEEN = 0.2;

export interface CathedralOptions {
  /** Slim bars side by side in each arm. */
  readonly arms: 1 | 2 | 3;
  /** Where the arms leave the shank, radians from the head. */
  readonly from: number;
}

/** Arms that rise from the shank to the sides of the head, over a slim base. */
export function cathedral(
  base: Shank,
  { inner, width, thickness, paved, girdle, reach, clear }: ShankMeasure,
  { arms, from }: CathedralOptions,
): Shank {
  const surface = inner + thickness;
  const slim = Math.max(LEAST_STRAND, (width * 0.98) / (arms === 1 ? 1 : arms * 1.25), paved);
  const high = Math.max(LEAST_STRAND, thickness * 0.62);
  const on = (angle: number, radius: number, z: number): Vector => [
    radius * Math.sin(angle),
    radius * Math.cos(angle),
    z,
  ];
  const target = Math.max(surface + 0.5, girdle - Math.max(0.55, (girdle - surface) * 0.28));
  const foot = reach * 0.86;
  const line = (side: number, z: number): Vector[] =>
    smooth(
      [
        // Under the surface at first, then along it: an arm leaves its shank like a branch.
        on(side * from * 1.3, surface - high * 0.72, z * 0.45),
        on(side * from * 1.08, surface - high * 0.5, z * 0.56),
        on(side * from * 0.84, surface - high * 0.24, z * 0.7),
        on(side * from * 0.6, surface + (target - surface) * 0.2, z * 0.86),
        [
          side * (foot + (surface * Math.sin(from * 0.5) - foot) * 0.42),
          surface * 0.4 + target * 0.6 - high * 0.3,
          z,
        ],
        [side * foot, target - high * 0.4, z],
      ],
      6,
    );
  const places = Array.from({ length: arms }, (_, at) =>
    arms === 1
      ? 0
      : (at / (arms - 1) - 0.5) * Math.max(width * 0.98 + slim * 0.4, (arms - 1) * (slim + BETWEEN)),
  );
  const meshes = [1, -1].flatMap((side) =>
    places.map((z): Mesh =>
      sweep(
        line(side, z),
        (along) =>
          superellipse(
            high * (1.15 - 0.25 * along) * rising(along),
            slim * (1 - 0.18 * along) * rising(along),
            2.6,
            14,
          ),
        { ends: 'round', towards: ([x, y]) => [x * 0.8, y, 0] },
      ),
    ),
  );
  return {
    ...base,
    setting: together(base.setting, solids([joined(meshes)])),
    rows: [1, -1].flatMap((side) =>
      (arms === 2 ? places : [0]).map((z): Row =>
        armRow(
          line(side, z),
          side === 1 ? 1 : -1,
          high * 0.5,
          (angle) => on(angle, surface, z * 0.72),
          from,
          clear,
        ),
      ),
    ),
  };
}

/** An arm swells while it is in the shank. */
const rising = (along: number): number => Math.min(1, 0.45 + 1.9 * along);

/** Along the top of an arm, then on down the shank. */
function armRow(
  line: readonly Vector[],
  side: 1 | -1,
  above: number,
  shankAt: (angle: number) => Vector,
  from: number,
  clear: number,
): Row {
  const top = line.map((at, index): Vector => {
    const [before, after] = [
      line[Math.max(0, index - 1)] ?? at,
      line[Math.min(line.length - 1, index + 1)] ?? at,
    ];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const out = side * above;
    return [
      at[0] + (out * Math.abs(after[1] - before[1])) / length,
      at[1] + (above * Math.abs(after[0] - before[0])) / length,
      at[2],
    ];
  });
  const onwards = Array.from({ length: 12 }, (_, at) => shankAt(side * (from * 1.05 + 0.06 * at)));
  // Under the head nobody sees a stone, nor could set one.
  const seen = ([x, y]: Vector): boolean => Math.atan2(Math.abs(x), y) >= clear;
  return { side, path: [...top.toReversed().slice(1, -13), ...onwards].filter(seen) };
}
