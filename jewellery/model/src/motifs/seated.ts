import { standing } from '../geometry/matrix.ts';
import { add, lengthOf, subtract, times } from '../geometry/vector.ts';
import { collet } from '../settings/collet.ts';
import { movedSetting, together, type Setting } from '../settings/setting.ts';
import type { SizedStone } from '../settings/sized-stone.ts';
import type { Motif, MotifSeat } from './motif.ts';

export interface Seated {
  readonly setting: Setting;
  /** Stones for which the motif had no room. */
  readonly left: number;
}

/** Stones of one size on the seats of a motif: the seats that suit them first, both sides alike, never two in one place. */
export function seated(
  { seats }: Pick<Motif, 'seats'>,
  stone: SizedStone,
  count: number,
  wall: number,
  segments = 16,
): Seated {
  const taken: MotifSeat[] = [];
  const radius = stone.width / 2;
  const apart = stone.width + wall * 1.2;
  const free = (seat: MotifSeat): boolean =>
    taken.every(({ at }) => lengthOf(subtract(at, seat.at)) >= apart);
  for (const least of [0.9, 0.6, 0.4, 0.2, 0]) {
    for (const group of groupsOf(seats)) {
      const room: MotifSeat[] = [];
      for (const seat of group) {
        if (
          seat.radius >= radius * least &&
          free(seat) &&
          room.every(({ at }) => lengthOf(subtract(at, seat.at)) >= apart)
        )
          room.push(seat);
      }
      taken.push(...evenly(room, count - taken.length));
    }
  }
  const lift = stone.kind === 'pearl' ? radius * 0.72 : stone.pavilion * 0.42;
  const one = collet(stone, wall, stone.kind === 'pearl' ? undefined : stone.pavilion * 0.8, segments);
  return {
    setting: together(
      ...taken.map(({ at, up }) => movedSetting(one, standing(add(at, times(up, lift)), up))),
    ),
    left: count - taken.length,
  };
}

/** Seats of one size one after the other: the petals of a flower, the feathers of a fan. */
function groupsOf(seats: readonly MotifSeat[]): MotifSeat[][] {
  const groups: MotifSeat[][] = [];
  for (const seat of seats) {
    const last = groups.at(-1);
    if (last && Math.abs((last[0]?.radius ?? 0) - seat.radius) < 1e-6) last.push(seat);
    else groups.push([seat]);
  }
  return groups;
}

/** So many of a group that left and right are alike; fewer where that cannot be. A motif without two like sides gives any. */
function evenly(group: readonly MotifSeat[], count: number): MotifSeat[] {
  if (count <= 0) return [];
  if (group.length <= count) return [...group];
  const size = Math.max(...group.map(({ at }) => Math.hypot(at[0], at[1])));
  // Drawn by hand, both sides are like each other, not equal.
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.1 * size;
  const pairs = group
    .filter(({ at }) => at[0] > 0.02)
    .flatMap((right) => {
      const left = group.find(({ at }) => near(at[0], -right.at[0]) && near(at[1], right.at[1]));
      return left ? [[right, left] as const] : [];
    })
    .toSorted(([a], [b]) => a.at[1] - b.at[1]);
  if (pairs.length === 0) return group.slice(0, count);
  const middle = group.filter(({ at }) => Math.abs(at[0]) <= 0.02).toSorted((a, b) => b.at[1] - a.at[1]);
  // One stone alone on one of many petals looks forgotten.
  if (count === 1 && group.length > 4) return [];
  const both = pairs.slice(0, Math.floor(count / 2)).flat();
  return [...both, ...middle.slice(0, count - both.length)];
}
