import { moved } from '../../geometry/matrix.ts';
import type { OutlinePoint } from '../../geometry/plate.ts';
import { raised } from '../../lettering/relief.ts';
import type { PenPoint, Stroke } from '../../lettering/pen.ts';
import { straightText, textWidth } from '../../lettering/text.ts';
import { turn } from '../../geometry/vector.ts';
import { METAL, movedSetting, SATIN, solids, together } from '../../settings/setting.ts';
import { metalVolume } from '../../weight.ts';
import type { Choices } from '../choices.ts';
import type { Family } from '../family.ts';
import { fieldOf, struck, type Blank } from './blank.ts';
import { emblem } from './emblem.ts';
import { BRAND, finenessText, weightText } from './inscription.ts';
import { onCard } from './on-card.ts';
import { numberOf } from './card.ts';
import { barWidth, faceSize, goldVolume, thicknessFor } from './weighed.ts';

/** Thickness of a bar as a share of its width. */
const SHARES = [0.03, 0.24] as const;

/** What of a bar is chosen. */
export function barChoices(choices: Choices) {
  return {
    corner: choices.pick([0.06, 0.1, 0.18, 0.3]),
    rim: choices.within(0.035, 0.055),
    frame: choices.pick(['none', 'line', 'rays', 'waves', 'chequer'] as const),
    /** The emblem above its words, or below them. */
    above: choices.chance(0.7),
    proof: choices.chance(0.6),
  };
}

/** A minted bar: emblem, brand, weight, fineness and its number. */
export const bar: Family = ({ piece, choices }) => {
  const slender = Math.max(1.45, Math.min(1.9, piece.height_tenth_mm / piece.width_tenth_mm));
  const chosen = barChoices(choices);
  const [onField, onRelief] = chosen.proof ? [METAL, SATIN] : [SATIN, METAL];
  const width = faceSize(barWidth(piece.stamped_mg), slender, piece.stamped_mg, SHARES);
  const height = width * slender;
  const average = goldVolume(piece.stamped_mg) / (width * height);
  const depth = Math.min(width * 0.022, average * 0.3);
  const corner = width * chosen.corner;
  const rim = width * chosen.rim;
  const blank: Blank = {
    outline: (inset) => rounded(width - 2 * inset, height - 2 * inset, Math.max(0.05, corner - inset)),
    rim,
    rise: depth * 1.1,
    dish: 0,
    soft: Math.min(rim * 0.3, average * 0.2),
    reeds: 0,
  };
  const [first, up] = chosen.above ? [0.005, 0.25] : [0.41, -0.27];
  const lines = [
    [BRAND, 0.105, first],
    [weightText(piece), 0.15, first - 0.175],
    [finenessText(piece), 0.085, first - 0.325],
    [`NO ${numberOf(piece)}`, 0.05, first - 0.425],
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
  const emblemSize = Math.min(width * 0.28, height * 0.165);
  const lineWork = fieldLines(chosen.frame, width - 2 * rim, emblemSize, up * height);
  const relief = together(
    movedSetting(solids(text, onRelief), moved([0, 0, level])),
    movedSetting(
      emblem(piece.motif, emblemSize, depth * 2, choices, onRelief),
      moved([0, height * up, level]),
    ),
    lineWork.length > 0
      ? movedSetting(
          solids(
            [raised(lineWork, { width: width * 0.012, height: depth * 0.5, sunk: depth * 0.3 })],
            onRelief,
          ),
          moved([0, 0, level]),
        )
      : { parts: [], gems: [] },
  );
  const thick = thicknessFor(blank, metalVolume(relief), piece.stamped_mg);
  return onCard(
    together(solids([struck(blank, thick)], onField), movedSetting(relief, moved([0, 0, thick / 2]))),
    piece,
    {
      outline: (outset) => rounded(width + 2 * outset, height + 2 * outset, corner + outset),
      back: -thick / 2,
      tall: height,
      reach: height / 2,
    },
  );
};

/** Fine lines in the field around the emblem. */
function fieldLines(
  kind: ReturnType<typeof barChoices>['frame'],
  width: number,
  size: number,
  at: number,
): Stroke[] {
  const half = width * 0.46;
  const tall = size * 1.2;
  switch (kind) {
    case 'none':
      return [];
    case 'line':
      return [
        [
          [-half, at - tall],
          [half, at - tall],
          [half, at + tall],
          [-half, at + tall],
          [-half, at - tall],
        ],
      ];
    case 'rays':
      return turn(28).map((angle) => {
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        const reach = Math.min(half / Math.max(1e-6, Math.abs(c)), tall / Math.max(1e-6, Math.abs(s)));
        return [
          [c * size * 1.04, at + s * size * 1.04],
          [c * reach, at + s * reach],
        ];
      });
    case 'waves':
      return [-1, -0.72, 0.72, 1].map((row) =>
        Array.from({ length: 41 }, (_, step): PenPoint => {
          const share = step / 20 - 1;
          return [share * half, at + row * tall + Math.sin(share * Math.PI * 5) * size * 0.07];
        }),
      );
    case 'chequer':
      return [-1, 1].flatMap((side) =>
        Array.from({ length: 9 }, (_, step): Stroke => {
          const x = (step / 8 - 0.5) * 2 * half;
          const y = at + side * tall;
          return [
            [x, y - size * 0.1],
            [x, y + size * 0.1],
          ];
        }),
      );
  }
}

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
