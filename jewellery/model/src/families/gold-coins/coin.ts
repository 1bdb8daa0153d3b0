import { moved, turnedX } from '../../geometry/matrix.ts';
import { sphere, torus } from '../../geometry/revolve.ts';
import { turn } from '../../geometry/vector.ts';
import { raised } from '../../lettering/relief.ts';
import { roundText } from '../../lettering/text.ts';
import { disc } from '../../motifs/outlines.ts';
import { copies, METAL, movedSetting, SATIN, solids, together } from '../../settings/setting.ts';
import { metalVolume } from '../../weight.ts';
import type { Family } from '../family.ts';
import { fieldOf, struck, type Blank } from './blank.ts';
import { emblem } from './emblem.ts';
import { BRAND, finenessText, weightText } from './inscription.ts';
import { onCard } from './on-card.ts';
import { coinDiameter, faceSize, goldVolume, thicknessFor } from './weighed.ts';
import { wreath } from './wreath.ts';

const POINTS = 270;
/** Thickness of a coin as a share of its diameter. */
const SHARES = [0.022, 0.1] as const;

/** A struck coin: polished field, frosted relief, the brand above and what it is below. */
export const coin: Family = ({ piece, choices }) => {
  const radius = faceSize(coinDiameter(piece.stamped_mg), Math.PI / 4, piece.stamped_mg, SHARES) / 2;
  const average = goldVolume(piece.stamped_mg) / (Math.PI * radius * radius);
  const depth = Math.min(radius * 0.045, average * 0.32);
  const rim = radius * choices.within(0.045, 0.075);
  const blank: Blank = {
    outline: (inset) => disc(radius - inset, POINTS),
    rim,
    rise: depth * 1.15,
    dish: Math.min(radius * 0.02, average * 0.14),
    soft: Math.min(rim * 0.3, average * 0.2),
    reeds: choices.pick([0.006, 0.009]) * radius,
  };
  const frame = choices.pick(['dots', 'line', 'wreath', 'none'] as const);
  const inside = radius - rim;
  const level = (at: number): number => fieldOf(blank, 0, at / inside);
  const dots = (at: number, size: number, apart: number) =>
    copies(
      sphere(size, 8),
      turn(Math.floor((2 * Math.PI * at) / (size * apart))).map((angle) =>
        moved([at * Math.cos(angle), at * Math.sin(angle), level(at) + size * 0.1]),
      ),
    );
  const relief = (() => {
    const letters = { width: radius * 0.032, height: depth, sunk: depth * 0.4 };
    const text = raised(
      [
        ...roundText(BRAND, { height: radius * 0.15, radius: radius * 0.745, side: 'top', spacing: 0.34 }),
        ...roundText(`${finenessText(piece)} · ${weightText(piece)}`, {
          height: radius * 0.125,
          radius: radius * 0.745,
          side: 'bottom',
          spacing: 0.34,
        }),
      ],
      letters,
    );
    const middle = radius * (frame === 'none' ? 0.54 : frame === 'wreath' ? 0.4 : 0.48);
    return together(
      movedSetting(solids([text], SATIN), moved([0, 0, level(radius * 0.745)])),
      movedSetting(emblem(piece.motif, middle, depth * 2.1, choices), moved([0, 0, level(0)])),
      dots(inside - radius * 0.035, radius * 0.016, 3),
      frame === 'dots'
        ? dots(radius * 0.59, radius * 0.012, 4.2)
        : frame === 'line'
          ? movedSetting(
              solids([torus(radius * 0.595, radius * 0.014, 90, 8)]),
              moved([0, 0, level(radius * 0.595)]),
              turnedX(Math.PI / 2),
            )
          : frame === 'wreath'
            ? wreath(radius * 0.545, radius * 0.135, depth, level(radius * 0.545))
            : { parts: [], gems: [] },
    );
  })();
  const thick = thicknessFor(blank, metalVolume(relief), piece.stamped_mg);
  return onCard(
    together(solids([struck(blank, thick)], METAL), movedSetting(relief, moved([0, 0, thick / 2]))),
    piece,
    radius,
    { outline: (outset) => disc(radius + outset, 72), back: -thick / 2 },
  );
};
