import { moved } from '../../geometry/matrix.ts';
import type { OutlinePoint } from '../../geometry/plate.ts';
import { raised } from '../../lettering/relief.ts';
import { straightText, textWidth } from '../../lettering/text.ts';
import { METAL, movedSetting, SATIN, solids, together } from '../../settings/setting.ts';
import { metalVolume } from '../../weight.ts';
import type { Family } from '../family.ts';
import { fieldOf, struck, type Blank } from './blank.ts';
import { emblem } from './emblem.ts';
import { BRAND, finenessText, weightText } from './inscription.ts';
import { onCard } from './on-card.ts';
import { numberOf } from './card.ts';
import { barWidth, faceSize, goldVolume, thicknessFor } from './weighed.ts';

/** Thickness of a bar as a share of its width. */
const SHARES = [0.03, 0.24] as const;

/** A minted bar: emblem above, brand, weight, fineness and its number below. */
export const bar: Family = ({ piece, choices }) => {
  const slender = Math.max(1.45, Math.min(1.9, piece.height_tenth_mm / piece.width_tenth_mm));
  const width = faceSize(barWidth(piece.stamped_mg), slender, piece.stamped_mg, SHARES);
  const height = width * slender;
  const average = goldVolume(piece.stamped_mg) / (width * height);
  const depth = Math.min(width * 0.022, average * 0.3);
  const corner = width * choices.pick([0.06, 0.1, 0.18]);
  const rim = width * choices.within(0.035, 0.055);
  const blank: Blank = {
    outline: (inset) => rounded(width - 2 * inset, height - 2 * inset, Math.max(0.05, corner - inset)),
    rim,
    rise: depth * 1.1,
    dish: 0,
    soft: Math.min(rim * 0.3, average * 0.2),
    reeds: 0,
  };
  const lines = [
    [BRAND, 0.105, 0.005],
    [weightText(piece), 0.15, -0.17],
    [finenessText(piece), 0.085, -0.32],
    [`NO ${numberOf(piece)}`, 0.05, -0.42],
  ] as const;
  const level = fieldOf(blank, 0, 0.55);
  const text = lines.flatMap(([words, size, y]) => {
    const wished = width * size;
    const fits = Math.min(
      wished,
      (wished * width * 0.78) / textWidth(words, { height: wished, spacing: 0.36 }),
    );
    return raised(
      straightText(words, { height: fits, spacing: 0.36 }).map((stroke) =>
        stroke.map(([x, at]) => [x, at + y * height] as const),
      ),
      { width: fits * 0.17, height: Math.min(depth, fits * 0.1), sunk: depth * 0.6 },
    );
  });
  const relief = together(
    movedSetting(solids(text, SATIN), moved([0, 0, level])),
    movedSetting(
      emblem(piece.motif, Math.min(width * 0.28, height * 0.165), depth * 2, choices),
      moved([0, height * 0.25, level]),
    ),
  );
  const thick = thicknessFor(blank, metalVolume(relief), piece.stamped_mg);
  return onCard(
    together(solids([struck(blank, thick)], METAL), movedSetting(relief, moved([0, 0, thick / 2]))),
    piece,
    height / 2,
    {
      outline: (outset) => rounded(width + 2 * outset, height + 2 * outset, corner + outset),
      back: -thick / 2,
    },
  );
};

const PER_CORNER = 9;

/** A rectangle with round corners, counter-clockwise. */
function rounded(width: number, height: number, corner: number): OutlinePoint[] {
  return [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ].flatMap(([sx = 1, sy = 1], quarter) =>
    Array.from({ length: PER_CORNER }, (_, at): OutlinePoint => {
      const angle = (Math.PI / 2) * (quarter + at / (PER_CORNER - 1));
      return [
        sx * (width / 2 - corner) + corner * Math.cos(angle),
        sy * (height / 2 - corner) + corner * Math.sin(angle),
      ];
    }),
  );
}
