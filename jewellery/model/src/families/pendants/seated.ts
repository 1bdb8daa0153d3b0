import { standing } from '../../geometry/matrix.ts';
import { add, lengthOf, subtract, times } from '../../geometry/vector.ts';
import type { Vector } from '../../model.ts';
import type { MotifSeat } from '../../motifs/motif.ts';
import { bezel } from '../../settings/bezel.ts';
import { pave } from '../../settings/pave.ts';
import { settingsAt, together, type Setting } from '../../settings/setting.ts';
import type { SizedStone } from '../../settings/sized-stone.ts';

/** From the middle of a stone to the next, at least. */
const pitchOf = (stone: SizedStone): number => stone.length * (stone.kind === 'pearl' ? 1.15 : 1.2);

/** Whether stones on these seats would touch nowhere. */
export const areApart = (seats: readonly MotifSeat[], stone: SizedStone): boolean =>
  seats.every((one, at) =>
    seats.slice(at + 1).every((other) => lengthOf(subtract(other.at, one.at)) > pitchOf(stone)),
  );

/** Seats for so many stones, none touching another: the important ones first, of the last kind of seat a set that looks the same from left and right. */
export function fittingSeats(seats: readonly MotifSeat[], stone: SizedStone, count: number): MotifSeat[] {
  const chosen: MotifSeat[] = [];
  const apart = pitchOf(stone);
  const free = (seat: MotifSeat): boolean =>
    chosen.every((other) => lengthOf(subtract(other.at, seat.at)) > apart);
  for (const radius of new Set(seats.map((seat) => seat.radius))) {
    if (radius < stone.length * 0.3) continue;
    const alike = seats.filter((seat) => seat.radius === radius && free(seat));
    for (const seat of spread(alike, count - chosen.length)) if (free(seat)) chosen.push(seat);
  }
  return chosen;
}

/** So many of the seats, evenly apart and as balanced around the middle line as they can be. */
function spread(seats: readonly MotifSeat[], count: number): readonly MotifSeat[] {
  if (count >= seats.length) return seats;
  const sets = seats.map((_, first) =>
    Array.from(
      { length: Math.max(0, count) },
      (__, at) => seats[Math.floor(first + (at * seats.length) / count + 1e-6) % seats.length],
    ).filter((seat) => seat !== undefined),
  );
  sets.push(
    Array.from(
      { length: Math.max(0, count) },
      (_, at) => seats[Math.round(((at + 0.5) * seats.length) / count - 0.5)],
    ).filter((seat) => seat !== undefined),
  );
  const lean = (set: readonly MotifSeat[]): number =>
    Math.abs(set.reduce((sum, { at }) => sum + at[0], 0)) -
    set.reduce((sum, { at }) => sum + at[1], 0) * 0.01;
  return sets.reduce((best, set) => (lean(set) < lean(best) - 1e-6 ? set : best));
}

/** Stones on the seats of a motif: sunk between grains where there is just room, in a small collet where there is more. */
export function stonesOn(seats: readonly MotifSeat[], stone: SizedStone, thick: number): Setting {
  const roomy = seats.filter(({ radius }) => stone.kind !== 'gem' || radius > stone.length * 0.62);
  const tight = seats.filter((seat) => !roomy.includes(seat));
  const collet = bezel(stone, {
    wall: Math.max(0.16, stone.length * 0.13) * Math.min(1.3, Math.sqrt(thick)),
    drop: stone.kind === 'pearl' ? stone.pavilion : stone.pavilion * 0.9,
  });
  const lift = (up: Vector): Vector =>
    times(up, stone.kind === 'pearl' ? stone.pavilion * 0.75 : stone.pavilion * 0.4);
  return together(
    settingsAt(
      collet,
      roomy.map(({ at, up }) => standing(add(at, lift(up)), up, [1, 0, 0])),
    ),
    pave(
      stone,
      tight.map(({ at, up }) => ({ at, up, along: [1, 0, 0] })),
    ),
  );
}
