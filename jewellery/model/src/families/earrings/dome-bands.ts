import { standing } from '../../geometry/matrix.ts';
import { plate } from '../../geometry/plate.ts';
import { sphere } from '../../geometry/revolve.ts';
import { placed } from '../../geometry/mesh.ts';
import { tube } from '../../geometry/sweep.ts';
import { turnedX, moved, chainOf } from '../../geometry/matrix.ts';
import { turn } from '../../geometry/vector.ts';
import type { Vector } from '../../model.ts';
import { petal } from '../../motifs/outlines.ts';
import { collet } from '../../settings/collet.ts';
import { cord, grains } from '../../settings/grains.ts';
import { copies, settingsAt, solids, together, type Setting } from '../../settings/setting.ts';
import type { SizedStone } from '../../settings/sized-stone.ts';
import type { Dome } from './dome.ts';

export const EDGES = ['grains', 'cord', 'wire', 'double-grains'] as const;
export const FILLS = ['drops', 'flowers', 'scrolls', 'grains', 'none'] as const;

/** A line around the dome that parts its bands. */
export function edgeBand(dome: Dome, kind: (typeof EDGES)[number], share: number, size: number): Setting {
  const path = dome.circle(share, size * 0.35);
  switch (kind) {
    case 'grains':
      return grains(path, size, { closed: true });
    case 'cord':
      return solids([cord(path, size * 1.1, { closed: true })]);
    case 'wire':
      return solids([tube(path, size * 0.85, { closed: true, sides: 7 })]);
    case 'double-grains':
      return together(
        grains(dome.circle(share - 0.035, size * 0.35), size * 0.75, { closed: true }),
        solids([tube(dome.circle(share, size * 0.3), size * 0.8, { closed: true, sides: 7 })]),
      );
  }
}

/** A row of stones in cups around the dome, a grain between two. */
export function stoneBand(
  dome: Dome,
  stone: SizedStone,
  share: number,
  count: number,
  wall: number,
  from: number,
): Setting {
  const cup = collet(stone, wall, stone.pavilion * 0.8);
  const lift = stone.pavilion * 0.6;
  const room = (2 * Math.PI * dome.radiusAt(share)) / count - stone.width - 2 * wall;
  const cluster = room > 1.3;
  const grain = cluster ? Math.min(0.32, room * 0.15) : Math.min(0.34, room * 0.3);
  const spots = turn(count, from).map((angle) => dome.place(angle, share, lift));
  const between = turn(count, from + Math.PI / count).map((angle) => dome.place(angle, share, grain * 0.5));
  return together(
    settingsAt(
      cup,
      spots.map(({ at, up, along }) => standing(at, up, along)),
    ),
    ...(grain > 0.12
      ? [
          copies(
            sphere(grain, 6),
            between.flatMap(({ at, up, along }) =>
              (cluster ? ROSETTE : [[0, 0] as const]).map(([x, z]) =>
                chainOf(standing(at, up, along), moved([x * grain, 0, z * grain])),
              ),
            ),
          ),
        ]
      : []),
  );
}

const ROSETTE = [
  [0, 1.75],
  [0, -1.75],
  [1.15, 0],
  [-1.15, 0],
] as const;

/** Worked gold between two lines where no stones are. */
export function goldBand(dome: Dome, kind: (typeof FILLS)[number], share: number, tall: number): Setting {
  const around = 2 * Math.PI * dome.radiusAt(share);
  if (kind === 'none') return { parts: [], gems: [] };
  if (kind === 'grains')
    return grains(dome.circle(share, tall * 0.08), tall * 0.26, { closed: true, pitch: 2.6 });
  if (kind === 'scrolls') {
    const count = Math.max(6, Math.round(around / (tall * 1.7)));
    return solids([scroll(dome, share, count, tall)]);
  }
  if (kind === 'flowers') {
    const count = Math.max(6, Math.round(around / (tall * 1.9)));
    const grain = tall * 0.17;
    const places = turn(count).flatMap((angle) => {
      const { at, up, along } = dome.place(angle, share, grain * 0.3);
      const frame = standing(at, up, along);
      return [
        moved([0, 0, 0]),
        ...turn(6).map((spoke): readonly number[] =>
          moved([Math.cos(spoke) * grain * 2, 0, Math.sin(spoke) * grain * 2]),
        ),
      ].map((spot) => chainOf(frame, spot));
    });
    return copies(sphere(grain, 6), places);
  }
  const count = Math.max(6, Math.round(around / (tall * 0.95)));
  const drop = placed(
    plate(petal(tall * 0.82, tall * 0.5, { tip: 0.9, belly: 0.36, points: 5 }), {
      rim: tall * 0.12,
      dome: tall * 0.14,
      middle: [0, tall * 0.36],
      levels: 2,
    }),
    chainOf(turnedX(-Math.PI / 2), moved([0, -tall * 0.41, 0])),
  );
  return copies(
    drop,
    turn(count).map((angle) => {
      const { at, up, along } = dome.place(angle, share, 0);
      return standing(at, up, along);
    }),
  );
}

/** One wire that swings up and down around the dome. */
function scroll(dome: Dome, share: number, waves: number, tall: number) {
  const steps = waves * 12;
  const path = Array.from({ length: steps }, (_, at): Vector => {
    const angle = (2 * Math.PI * at) / steps;
    return dome.place(
      angle - (0.32 * Math.sin(2 * waves * angle)) / waves,
      share + 0.05 * Math.sin(waves * angle) * Math.min(1.4, tall),
      0.1,
    ).at;
  });
  return tube(path, 0.36, { closed: true, sides: 6 });
}
