import { chainOf, moved, turnedX, turnedZ } from '../../geometry/matrix.ts';
import { plate, type OutlinePoint } from '../../geometry/plate.ts';
import { sphere, torus } from '../../geometry/revolve.ts';
import { turn } from '../../geometry/vector.ts';
import { raised } from '../../lettering/relief.ts';
import { roundText } from '../../lettering/text.ts';
import { around, petal } from '../../motifs/outlines.ts';
import {
  copies,
  METAL,
  movedSetting,
  SATIN,
  solids,
  together,
  type Setting,
} from '../../settings/setting.ts';
import { metalVolume } from '../../weight.ts';
import type { Choices } from '../choices.ts';
import type { Family } from '../family.ts';
import { fieldOf, struck, type Blank } from './blank.ts';
import { emblem } from './emblem.ts';
import { BRAND, finenessText, weightText } from './inscription.ts';
import { onCard } from './on-card.ts';
import { coinDiameter, faceSize, goldVolume, thicknessFor } from './weighed.ts';
import { wreath } from './wreath.ts';

/** A multiple of every number of lobes, and of three for the reeds. */
const POINTS = 288;
/** Thickness of a coin as a share of its diameter. */
const SHARES = [0.022, 0.1] as const;

interface Shape {
  /** Distance of the edge from the middle at an angle, 1 at its farthest. */
  readonly edge: (angle: number) => number;
  /** The largest circle inside. */
  readonly least: number;
  readonly reeded: boolean;
}

const SHAPES = {
  round: { edge: () => 1, least: 1, reeded: true },
  scalloped: { edge: (angle) => 0.975 + 0.025 * Math.cos(16 * angle), least: 0.95, reeded: false },
  petalled: { edge: (angle) => 0.9 + 0.1 * Math.abs(Math.cos(4 * angle)) ** 0.6, least: 0.9, reeded: false },
  twelve: {
    edge: (angle) =>
      Math.cos(Math.PI / 12) /
      Math.cos((((angle % (Math.PI / 6)) + Math.PI / 6) % (Math.PI / 6)) - Math.PI / 12),
    least: Math.cos(Math.PI / 12),
    reeded: false,
  },
} as const satisfies Readonly<Record<string, Shape>>;

const FRAMES = ['dots', 'line', 'wreath', 'none', 'petals', 'rope'] as const;

/** What of a coin is chosen. */
export function coinChoices(choices: Choices) {
  return {
    rim: choices.within(0.045, 0.075),
    reeds: choices.pick([0.006, 0.009]),
    frame: choices.pick(FRAMES),
    shape: choices.pick(['round', 'round', 'scalloped', 'petalled', 'twelve'] as const),
    /** Frosted relief on a field like a mirror, or the other way round. */
    proof: choices.chance(0.6),
    field: choices.pick(['plain', 'plain', 'rays'] as const),
  };
}

/** A struck coin: field, relief, the brand above and what it is below. */
export const coin: Family = ({ piece, choices }) => {
  const { rim: rimShare, reeds, frame, shape: name, proof, field } = coinChoices(choices);
  const shape: Shape = SHAPES[name];
  const [onField, onRelief] = proof ? [METAL, SATIN] : [SATIN, METAL];
  const area = turn(POINTS).reduce((sum, angle) => sum + shape.edge(angle) ** 2, 0) * (Math.PI / POINTS / 4);
  const radius = faceSize(coinDiameter(piece.stamped_mg), area, piece.stamped_mg, SHARES) / 2;
  const average = goldVolume(piece.stamped_mg) / (4 * area * radius * radius);
  const depth = Math.min(radius * 0.045, average * 0.32);
  const rim = radius * rimShare;
  const outline = (inset: number): OutlinePoint[] =>
    around(POINTS, (angle) => radius * shape.edge(angle) - inset);
  const blank: Blank = {
    outline,
    rim,
    rise: depth * 1.15,
    dish: Math.min(radius * 0.02, average * 0.14),
    soft: Math.min(rim * 0.3, average * 0.2),
    reeds: shape.reeded ? reeds * radius : 0,
  };
  const inside = radius * shape.least - rim;
  const level = (at: number): number => fieldOf(blank, 0, at / inside);
  const middle =
    radius * { none: 0.54, wreath: 0.4, petals: 0.42, dots: 0.48, line: 0.48, rope: 0.47 }[frame];
  const lettersAt = radius * (shape.least < 0.93 ? 0.715 : 0.745);
  const text = raised(
    [
      ...roundText(BRAND, { height: radius * 0.15, radius: lettersAt, side: 'top', spacing: 0.34 }),
      ...roundText(`${finenessText(piece)} · ${weightText(piece)}`, {
        height: radius * 0.125,
        radius: lettersAt,
        side: 'bottom',
        spacing: 0.34,
      }),
    ],
    { width: radius * 0.032, height: depth, sunk: depth * 0.4 },
  );
  const relief = together(
    movedSetting(solids([text], onRelief), moved([0, 0, level(lettersAt)])),
    movedSetting(emblem(piece.motif, middle, depth * 2.1, choices, onRelief), moved([0, 0, level(0)])),
    ring(frame, radius, depth, level, onRelief === SATIN),
    field === 'rays' ? rays(middle, radius * 0.6, depth, level) : { parts: [], gems: [] },
    dotsAt(inside - radius * 0.035, radius * 0.016, 3, level),
  );
  const thick = thicknessFor(blank, metalVolume(relief), piece.stamped_mg);
  return onCard(
    together(solids([struck(blank, thick)], onField), movedSetting(relief, moved([0, 0, thick / 2]))),
    piece,
    {
      outline: (outset) => outline(-outset).filter((_, at) => at % 3 === 0),
      back: -thick / 2,
      tall: 2 * radius,
      reach: radius,
    },
  );
};

type Level = (at: number) => number;

function dotsAt(at: number, size: number, apart: number, level: Level): Setting {
  return copies(
    sphere(size, 8),
    turn(Math.floor((2 * Math.PI * at) / (size * apart))).map((angle) =>
      moved([at * Math.cos(angle), at * Math.sin(angle), level(at) + size * 0.1]),
    ),
  );
}

/** What parts the emblem from the letters. */
function ring(
  kind: (typeof FRAMES)[number],
  radius: number,
  depth: number,
  level: Level,
  frosted: boolean,
): Setting {
  const circle = (at: number, wire: number): Setting =>
    movedSetting(solids([torus(at, wire, 90, 8)]), moved([0, 0, level(at)]), turnedX(Math.PI / 2));
  switch (kind) {
    case 'none':
      return { parts: [], gems: [] };
    case 'dots':
      return dotsAt(radius * 0.59, radius * 0.012, 4.2, level);
    case 'line':
      return circle(radius * 0.595, radius * 0.014);
    case 'rope':
      return together(
        circle(radius * 0.56, radius * 0.009),
        circle(radius * 0.61, radius * 0.009),
        dotsAt(radius * 0.585, radius * 0.014, 2.6, level),
      );
    case 'wreath':
      return wreath(radius * 0.545, radius * 0.135, depth, level(radius * 0.545));
    case 'petals': {
      const one = plate(petal(radius * 0.15, radius * 0.16, { points: 7 }), {
        rim: depth * 0.4,
        dome: depth * 0.5,
        middle: [0, radius * 0.07],
        levels: 3,
      });
      return copies(
        one,
        turn(16).map((angle) =>
          chainOf(turnedZ(angle), moved([0, radius * 0.46, level(radius * 0.5) - depth * 0.1])),
        ),
        frosted ? SATIN : METAL,
      );
    }
  }
}

/** Fine rays cut into the field behind the emblem. */
function rays(from: number, to: number, depth: number, level: Level): Setting {
  return movedSetting(
    solids([
      raised(
        turn(60).map((angle) => [
          [Math.cos(angle) * from * 0.35, Math.sin(angle) * from * 0.35],
          [Math.cos(angle) * to, Math.sin(angle) * to],
        ]),
        { width: to * 0.028, height: depth * 0.35, sunk: depth * 0.3 },
      ),
    ]),
    moved([0, 0, level(to * 0.7)]),
  );
}
