import { pave } from '../../settings/pave.ts';
import { together, type Setting } from '../../settings/setting.ts';
import type { SizedStone } from '../../settings/sized-stone.ts';
import { roomOn, seatsOn, type Row } from './shank/shank.ts';

/** Space from stone to stone in a row, as a share of the stone. */
const PITCH = 1.05;

/** How many stones the shoulders take, the same on each row. */
export const shoulderRoom = (rows: readonly Row[], small: SizedStone): number =>
  rows.length * Math.min(40, ...rows.map((row) => roomOn(row, small.length * PITCH)));

/** So many small stones on the shoulders, evenly over all rows; rows of one shoulder get one more where it does not come out even. */
export function shoulderStones(rows: readonly Row[], small: SizedStone, count: number): Setting {
  const each = Math.floor(count / Math.max(1, rows.length));
  const over = count - each * rows.length;
  return together(
    ...rows.map((row, at) => pave(small, seatsOn(row, each + (at < over ? 1 : 0), small.length * PITCH))),
  );
}
