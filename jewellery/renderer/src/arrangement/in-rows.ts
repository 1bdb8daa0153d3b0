import { roomOf, type Placement } from './arranged.ts';

/** Share of a piece's own width that is left free beside it. */
const AIR = 0.24;

interface Rows {
  /** How many stand in each row, the farthest first. */
  readonly rows: readonly number[];
  /** Radians by which each is turned; the last goes on for those that follow. */
  readonly turns: readonly number[];
}

/** Places pieces in rows from left to right, every second one a little nearer, rows one behind the other. */
export function inRows(
  pieces: readonly Pick<Placement, 'baked' | 'colour'>[],
  { rows, turns }: Rows,
): Placement[] {
  const left = pieces.map((piece, index) => {
    const turned = turns[Math.min(index, turns.length - 1)] ?? 0;
    const [aside, deep] = roomOf(piece.baked, turned);
    return { ...piece, turned, aside, deep };
  });
  let near = 0;
  return rows.flatMap((count) => {
    const row = left.splice(0, count);
    const depth = Math.max(...row.map(({ deep }) => deep));
    const width = row.reduce((sum, { aside }) => sum + aside * 2 * (1 + AIR), 0);
    let from = -width / 2;
    const middle = near + depth;
    near += depth * 2 * (1 + AIR);
    return row.map(({ baked, colour, turned, aside, deep }, index): Placement => {
      const x = from + aside * (1 + AIR);
      from += aside * 2 * (1 + AIR);
      // What is shallow has room to stand nearer or farther.
      const slack = (depth - deep) * 0.7 + depth * 0.12;
      return { baked, colour, turned, at: [x, middle + (index % 2 === 0 ? -slack : slack)] };
    });
  });
}
