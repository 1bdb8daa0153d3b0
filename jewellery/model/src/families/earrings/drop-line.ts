import { standing } from '../../geometry/matrix.ts';
import type { Mesh } from '../../geometry/mesh.ts';
import { tube } from '../../geometry/sweep.ts';
import type { Vector } from '../../model.ts';
import { collet } from '../../settings/collet.ts';
import { settingsAt, solids, together } from '../../settings/setting.ts';
import type { SizedStone } from '../../settings/sized-stone.ts';
import type { Hung } from './hung.ts';

/** Small stones one below another in cups joined by rings; in two short lines when there are many. */
export function lineOf(
  small: SizedStone,
  count: number,
  room: number,
  gauge: number,
  bridged: boolean,
): Hung[] {
  const wall = 0.34 * gauge;
  const pitch = small.width + 2 * wall + 0.05;
  const most = Math.max(1, Math.floor((room - 1) / pitch));
  const columns = Math.min(5, Math.ceil(count / most));
  const cup = collet(small, wall);
  const spots: Vector[] = [];
  let left = count;
  for (let row = 0; left > 0; row += 1) {
    const here = Math.min(
      left,
      columns === 1 ? 1 : 1 + (row % 2 === 0 ? columns - 1 : Math.max(0, columns - 2)),
    );
    for (let at = 0; at < here; at += 1)
      spots.push([
        (at - (here - 1) / 2) * pitch,
        -pitch * (columns === 1 ? row : row * 0.9) - pitch / 2 - (columns > 1 ? 0.35 * pitch : 0),
        0,
      ]);
    left -= here;
  }
  const low = Math.min(...spots.map(([, y]) => y)) - pitch / 2;
  const deep = -small.pavilion * 0.5;
  const wire = (from: Vector, to: Vector): Mesh => tube([from, to], 0.3, { sides: 6 });
  const behind = ([x, y]: Vector): Vector => [x, y, deep];
  const top = spots.filter(([, y]) => y === spots[0]?.[1]);
  // Each cup is soldered to the nearest one before it; a row hangs by its two ends.
  const bridge =
    bridged || columns > 1
      ? [
          ...spots.slice(1).flatMap((spot, at): Mesh[] => {
            const nearest = spots
              .slice(0, at + 1)
              .toSorted((one, other) => distance(one, spot) - distance(other, spot))[0];
            return nearest ? [wire(behind(nearest), behind(spot))] : [];
          }),
          ...[top[0], top.at(-1)].flatMap((spot) =>
            spot ? [wire([0, -0.02, deep * 0.5], behind(spot))] : [],
          ),
        ]
      : [
          tube(
            [
              [0, -0.2, -small.pavilion * 0.6],
              [0, low + 0.2, -small.pavilion * 0.6],
            ],
            0.34,
            { sides: 7 },
          ),
        ];
  return [
    {
      setting: together(
        settingsAt(
          cup,
          spots.map((at) => standing(at, [0, 0, 1])),
        ),
        solids(bridge),
      ),
      reach: -low,
    },
  ];
}

const distance = (a: Vector, b: Vector): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
