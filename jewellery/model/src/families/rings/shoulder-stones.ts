import { joined } from '../../geometry/mesh.ts';
import { superellipse, sweep } from '../../geometry/sweep.ts';
import { add, cross, times, unit } from '../../geometry/vector.ts';
import type { Vector } from '../../model.ts';
import { pave, type Seat } from '../../settings/pave.ts';
import { settingsAt, solids, together, type Setting } from '../../settings/setting.ts';
import type { SizedStone } from '../../settings/sized-stone.ts';
import { standing } from '../../geometry/matrix.ts';
import { sharedProngs } from './eternity-metal.ts';
import { roomOn, seatsOn, type Row } from './shank/shank.ts';

/** Space from stone to stone in a row, as a share of the stone. */
const PITCH = 1.05;

/** How small stones are held on shoulders: by beads raised from the metal, by prongs that neighbours share, between two walls. */
export const SHOULDER_SETTINGS = ['pave', 'shared-claws', 'channel'] as const;
export type ShoulderSetting = (typeof SHOULDER_SETTINGS)[number];

/** How many stones the shoulders take, the same on each row. */
export const shoulderRoom = (rows: readonly Row[], small: SizedStone): number =>
  rows.length * Math.min(40, ...rows.map((row) => roomOn(row, small.length * PITCH)));

/** So many small stones on the shoulders, evenly over all rows; rows of one shoulder get one more where it does not come out even. */
export function shoulderStones(
  rows: readonly Row[],
  small: SizedStone,
  count: number,
  setting: ShoulderSetting = 'pave',
): Setting {
  const each = Math.floor(count / Math.max(1, rows.length));
  const over = count - each * rows.length;
  return together(
    ...rows.map((row, at) => {
      const seats = seatsOn(row, each + (at < over ? 1 : 0), small.length * PITCH);
      // Pearls are pegged, and prongs between two stones ask for two.
      if (small.kind === 'pearl' || seats.length < 2) return pave(small, seats);
      return setting === 'channel'
        ? channel(small, seats)
        : setting === 'shared-claws'
          ? sharedProngs(small, seats)
          : pave(small, seats);
    }),
  );
}

/** Millimetres of the walls of a channel. */
const WALL = 0.36;

/** Stones side by side between two walls that run past the first and the last. */
function channel(small: SizedStone, seats: readonly Seat[]): Setting {
  const side = ({ up, along }: Seat): Vector => unit(cross(unit(along), unit(up)));
  const [first, last] = [seats[0], seats.at(-1)];
  if (!first || !last) return together();
  const ends = (seat: Seat, way: number): Seat => ({
    ...seat,
    at: add(seat.at, times(unit(seat.along), way * small.length * 0.62)),
  });
  const line = [ends(first, -1), ...seats, ends(last, 1)];
  const low = small.pavilion * 0.5;
  const high = small.crown * 0.62;
  const walls = [1, -1].map((way) =>
    sweep(
      line.map((seat) =>
        add(
          add(seat.at, times(side(seat), way * (small.width / 2 + WALL * 0.28))),
          times(unit(seat.up), (high - low) / 2),
        ),
      ),
      () => superellipse(high + low, WALL, 5, 12),
      {
        towards: (_, share) =>
          unit(line[Math.min(line.length - 1, Math.round(share * line.length))]?.up ?? first.up),
      },
    ),
  );
  return together(
    solids([joined(walls)]),
    settingsAt(
      small.setting,
      seats.map(({ at, up, along }) => standing(add(at, times(unit(up), small.length * 0.03)), up, along)),
    ),
  );
}
