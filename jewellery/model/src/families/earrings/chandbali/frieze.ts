import { together, type Setting } from '../../../settings/setting.ts';
import type { SizedStone } from '../../../settings/sized-stone.ts';
import type { Choices } from '../../choices.ts';
import type { Dome } from '../dome.ts';
import { edgeBand, EDGES, FILLS, goldBand, stoneBand } from '../dome-bands.ts';

export interface FriezeOptions {
  readonly stone: SizedStone | undefined;
  readonly count: number;
  readonly gauge: number;
  readonly choices: Choices;
  /** Bands of worked gold at most where no stones are. */
  readonly most?: number;
  /** From crown to rim along the slope, millimetres. */
  readonly length: number;
}

/** The bands around a dome from the rim upwards: stones while there are some, worked gold between them. */
export function frieze(
  dome: Dome,
  { stone, count, gauge, choices, length, most = 3 }: FriezeOptions,
): Setting {
  // Finer than this, a wire around the dome is a hairline in the picture.
  const line = Math.max(0.4, (0.24 + 0.014 * length) * gauge ** 0.8);
  const edge = choices.pick(EDGES);
  const second = choices.pick(EDGES);
  const fill = choices.pick(FILLS);
  const wall = 0.24 * gauge;
  const rows = stone ? rowsOf(dome, stone, count, wall, choices) : [];
  const bands: Setting[] = [edgeBand(dome, edge, 0.975, line * 1.15)];
  let share = 0.975;
  for (const [index, row] of rows.entries()) {
    const tall = ((stone?.width ?? 0) + 2 * wall + line * 2.4) / length;
    if (stone)
      bands.push(stoneBand(dome, stone, share - tall / 2, row, wall, index % 2 === 0 ? 0 : Math.PI / row));
    share -= tall;
    bands.push(edgeBand(dome, index % 2 === 0 ? second : edge, share, line));
    const gold = choices.within(0.75, 1.1) * (0.6 + 0.06 * length);
    if (index < rows.length - 1 && share - gold / length > 0.55 && choices.chance(0.5)) {
      bands.push(goldBand(dome, fill, share - gold / length / 2 - 0.01, gold));
      share -= gold / length + 0.02;
      bands.push(edgeBand(dome, edge, share, line * 0.85));
    }
  }
  for (
    let extra = stone ? choices.whole(0, 1) : Math.min(most, choices.whole(1, 3));
    extra > 0 && share > 0.5;
    extra -= 1
  ) {
    const gold = choices.within(0.9, 1.35) * (0.6 + 0.07 * length);
    bands.push(
      goldBand(dome, extra % 2 === 1 ? fill : choices.pick(FILLS), share - gold / length / 2 - 0.01, gold),
    );
    share -= gold / length + 0.025;
    bands.push(edgeBand(dome, extra % 2 === 1 ? second : edge, share, line * 0.9));
  }
  return together(...bands);
}

/** Stones in rows, the lowest first, as many rows as they need or one more. */
function rowsOf(dome: Dome, stone: SizedStone, count: number, wall: number, choices: Choices): number[] {
  const most = (share: number): number =>
    Math.floor((2 * Math.PI * dome.radiusAt(share)) / (stone.width + 2 * wall + 0.1));
  const room = [most(0.86), most(0.68), most(0.5)];
  const lowest =
    count >= 12 && choices.chance(0.55)
      ? Math.min(room[0] ?? 0, Math.ceil(count * 0.6))
      : Math.min(room[0] ?? 0, count);
  const middle = Math.min(room[1] ?? 0, count - lowest);
  const upper = Math.min(room[2] ?? 0, count - lowest - middle);
  return [lowest, middle, upper].filter((row) => row > 0);
}
