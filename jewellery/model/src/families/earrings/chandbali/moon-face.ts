import { pathLength, smooth, stations } from '../../../geometry/curve.ts';
import { moved, standing } from '../../../geometry/matrix.ts';
import { sphere } from '../../../geometry/revolve.ts';
import { tube } from '../../../geometry/sweep.ts';
import type { Vector } from '../../../model.ts';
import { collet } from '../../../settings/collet.ts';
import { grains } from '../../../settings/grains.ts';
import { copies, settingsAt, solids, together, type Setting } from '../../../settings/setting.ts';
import type { SizedStone } from '../../../settings/sized-stone.ts';
import { beside, type Moon } from './moon.ts';

interface Lane {
  readonly path: readonly Vector[];
  /** Stones that stand side by side on it. */
  readonly room: number;
}

/** Across the crescent: −1 inner edge, 1 outer edge. */
const LANES = [[0], [0.46, -0.48], [0.64, 0, -0.64]] as const;

/** The lines on which stones of this pitch lie, for each number of lines; they end where the horns get too narrow. */
function lanesOf(moon: Moon, pitch: number): Lane[][] {
  return LANES.map((sides) => {
    const gap = sides.length < 2 ? 2 : sides[0] - (sides[1] ?? 0);
    const start =
      Array.from({ length: 32 }, (_, at) => at).find(
        (at) => at >= 5 && moon.half(at / 64) * gap >= pitch * 0.86,
      ) ?? 32;
    return sides.map((side): Lane => {
      const path = beside(moon, side, 0).slice(start, 65 - start);
      return { path, room: path.length < 2 ? 0 : Math.floor(pathLength(path) / pitch) + 1 };
    });
  });
}

const roomOf = (lanes: readonly Lane[]): number => lanes.reduce((sum, { room }) => sum + room, 0);

/** How many stones a crescent takes at most. */
export const faceRoom = (moon: Moon, pitch: number): number => Math.max(...lanesOf(moon, pitch).map(roomOf));

/** From one stone of a crescent to the next. */
export const pitchOf = (stone: SizedStone, gauge: number): number => stone.width + 0.48 * gauge + 0.12;

/** All stones of the row in cups on the crescent, on as few lines as hold them. */
export function rows(moon: Moon, stone: SizedStone, count: number, thick: number, gauge: number): Setting {
  const pitch = pitchOf(stone, gauge);
  const cup = collet(stone, 0.24 * gauge, stone.pavilion * 0.7);
  const choices = lanesOf(moon, pitch);
  const lanes =
    choices.find((candidate) => roomOf(candidate) >= count) ??
    choices.toSorted((a, b) => roomOf(b) - roomOf(a))[0] ??
    [];
  let [left, room] = [count, roomOf(lanes)];
  const spots = lanes.flatMap((lane) => {
    const here = Math.min(lane.room, Math.round((left * lane.room) / Math.max(1, room)));
    [left, room] = [left - here, room - lane.room];
    return stations(lane.path, here);
  });
  const only = lanes[0];
  const free = lanes.length === 1 && only && count > 1 ? pathLength(only.path) / (count - 1) - pitch : 0;
  const between =
    free > 0.4
      ? spots.slice(1).map(({ at: [x, y] }, index) => {
          const [px, py] = spots[index]?.at ?? [x, y];
          return moved([(x + px) / 2, (y + py) / 2, thick / 2]);
        })
      : [];
  return together(
    settingsAt(
      cup,
      spots.map(({ at: [x, y] }) => standing([x, y, thick / 2 + stone.pavilion * 0.5], [0, 0, 1])),
    ),
    copies(sphere(Math.min(0.5, 0.15 + free * 0.35), 8), between),
  );
}

/** Where no stones are: a vine of wire and balls. */
export function goldwork(moon: Moon, thick: number, least: number, open: boolean): Setting {
  const waves = 9;
  const z = thick / 2 + 0.1;
  const vine = Array.from({ length: waves * 10 + 1 }, (_, at): Vector => {
    const along = 0.06 + (0.88 * at) / (waves * 10);
    const line = beside(moon, 0.55 * Math.sin((along - 0.5) * waves * 2 * Math.PI), z);
    return line[Math.round(along * 64)] ?? [0, 0, z];
  });
  const balls = Array.from({ length: waves * 2 }, (_, at) => {
    const along = 0.06 + (0.88 * (at + 0.5)) / (waves * 2);
    const [x, y] = beside(moon, at % 2 === 0 ? 0.42 : -0.42, z)[Math.round(along * 64)] ?? [0, 0, 0];
    return standing([x, y, z], [0, 0, 1], undefined, 0.45 + moon.half(along) * 0.2);
  });
  return together(
    open ? solids([tube(smooth(vine, 1), least, { sides: 6 })]) : grains(vine, 0.3),
    copies(sphere(0.55, 8), balls),
  );
}
