import { moved } from '../../geometry/matrix.ts';
import { placed, type Mesh } from '../../geometry/mesh.ts';
import { plate, type OutlinePoint } from '../../geometry/plate.ts';
import { raised } from '../../lettering/relief.ts';
import { straightText, textWidth } from '../../lettering/text.ts';
import type { LinearColour, Material, Part } from '../../model.ts';
import type { Piece } from '../../piece.ts';
import { together, type Setting } from '../../settings/setting.ts';
import { choicesFrom } from '../choices.ts';
import { roundedOutline } from '../gifts/tray.ts';
import { framePrint, FRAMES, panelOf, PANELS, ringPrint, RINGS, type PrintRoom } from './card-print.ts';
import { BRAND, finenessText, weightText } from './inscription.ts';

/** Every card is as large as every other, so that one sees on it how large the piece is. Millimetres. */
const SIDES = { short: 54, long: 86 } as const;
const CORNER = 3;
export const CARD_THICK = 1.1;
const PRINT = 0.06;
/** The paper around the piece in its window. */
const MOUNT = 1.6;
/** From here on a bar is too long for a card that lies across. */
const ACROSS_MM = 38;

const cloth = (colour: LinearColour): Material => ({ kind: 'cloth', colour });
const FOIL: Material = { kind: 'fixed-metal', finish: 'satin', tone: 'yellow' };
const IVORY = cloth([0.78, 0.73, 0.63]);
const GARNET = cloth([0.17, 0.016, 0.03]);

interface CardColours {
  readonly card: Material;
  readonly window: Material;
  /** Behind the piece, beside the card's own colour. */
  readonly panel: Material;
  readonly print: Material;
}

const COLOURS: readonly [CardColours, ...CardColours[]] = [
  { card: GARNET, window: IVORY, panel: cloth([0.36, 0.05, 0.07]), print: FOIL },
  { card: cloth([0.012, 0.075, 0.052]), window: IVORY, panel: cloth([0.05, 0.19, 0.13]), print: FOIL },
  { card: IVORY, window: GARNET, panel: cloth([0.55, 0.36, 0.3]), print: GARNET },
  { card: cloth([0.016, 0.03, 0.085]), window: IVORY, panel: cloth([0.06, 0.11, 0.25]), print: FOIL },
  { card: cloth([0.5, 0.17, 0.03]), window: IVORY, panel: cloth([0.66, 0.34, 0.08]), print: GARNET },
  { card: cloth([0.05, 0.047, 0.05]), window: IVORY, panel: cloth([0.15, 0.14, 0.145]), print: FOIL },
  { card: cloth([0.66, 0.42, 0.38]), window: IVORY, panel: cloth([0.78, 0.62, 0.57]), print: GARNET },
  { card: cloth([0.07, 0.018, 0.085]), window: IVORY, panel: cloth([0.2, 0.08, 0.23]), print: FOIL },
];

/** A line of print: height of its letters, where its middle is on the card, space between letters. */
type PrintLine = readonly [text: string, height: number, x: number, y: number, spacing: number];

interface CardLayout {
  readonly width: number;
  readonly height: number;
  /** The piece's middle, from the card's. */
  readonly piece: readonly [number, number];
  readonly lines: readonly PrintLine[];
  /** Longest line. */
  readonly room: number;
}

const LAYOUTS = ['upright', 'upright', 'low', 'left', 'right'] as const;

function layoutOf(name: (typeof LAYOUTS)[number], piece: Piece): CardLayout {
  const number = `NO ${numberOf(piece)}`;
  const [weight, fineness] = [weightText(piece), finenessText(piece)];
  if (name === 'left' || name === 'right') {
    const x = name === 'left' ? 22.5 : -22.5;
    return {
      width: SIDES.long,
      height: SIDES.short,
      piece: [-Math.sign(x) * 18.5, 0],
      room: 34,
      lines: [
        [BRAND, 4, x, 16.5, 0.42],
        ['FINE GOLD', 1.8, x, 11.6, 0.5],
        [weight, 6, x, 0, 0.36],
        [fineness, 2.2, x, -8.5, 0.36],
        [number, 1.7, x, -17.5, 0.36],
      ],
    };
  }
  const up = name === 'upright';
  return {
    width: SIDES.short,
    height: SIDES.long,
    piece: [0, up ? 4.5 : -11],
    room: SIDES.short * 0.76,
    lines: up
      ? [
          [BRAND, 4.4, 0, 37.2, 0.42],
          ['FINE GOLD', 1.9, 0, 32.6, 0.5],
          [weight, 5, 0, -27.5, 0.36],
          [fineness, 2.3, 0, -34, 0.36],
          [number, 1.8, 0, -38.3, 0.36],
        ]
      : [
          [BRAND, 4.4, 0, 36.5, 0.42],
          [weight, 6.2, 0, 26.5, 0.36],
          [fineness, 2.3, 0, 19.3, 0.36],
          [number, 1.8, 0, -38.6, 0.36],
        ],
  };
}

/** What of a card is chosen: how it is laid out and printed. */
export function cardChoices(piece: Pick<Piece, 'look'>, tallest: number) {
  // A card has lots of its own: what is struck stays as it is when a card changes.
  const choices = choicesFrom(piece.look + 11);
  const layout = choices.pick(LAYOUTS);
  return {
    layout: tallest > ACROSS_MM && layout !== 'low' ? ('upright' as const) : layout,
    colours: choices.pick(COLOURS),
    panel: choices.pick(PANELS),
    ring: choices.pick(RINGS),
    frame: choices.pick(FRAMES),
  };
}

/** How the catalogue shows the piece: on its card, in a window of its own outline. */
export interface Mounted {
  /** The outline of the piece moved outwards by so many millimetres. */
  readonly outline: (outset: number) => readonly OutlinePoint[];
  /** The plane of the card's face: the back of the piece. */
  readonly back: number;
  /** Height of the piece. */
  readonly tall: number;
  /** From its middle to its outermost place. */
  readonly reach: number;
}

export interface AssayCard {
  readonly setting: Setting;
  /** The card's edges, from the middle of the piece. */
  readonly below: number;
  readonly beside: number;
}

/**
 * The assay card of a coin or bar, face towards +Z, the piece's middle at the origin: name of the
 * house, weight, fineness and number. It is shown, not sold by weight.
 */
export function assayCard(piece: Piece, { outline, back, tall, reach }: Mounted): AssayCard {
  const { layout: name, colours, panel, ring, frame } = cardChoices(piece, tall);
  const { width, height, piece: at, lines, room } = layoutOf(name, piece);
  const [dx, dy] = at;
  const onCard = (x: number, y: number, z: number) => moved([x - dx, y - dy, back + z]);
  const part = (mesh: Mesh, material: Material): Part => ({ mesh, material, weightless: true });
  const line = ([text, tallness, x, y, spacing]: PrintLine): Mesh => {
    const fits = Math.min(tallness, (tallness * room) / textWidth(text, { height: tallness, spacing }));
    return placed(
      raised(straightText(text, { height: fits, spacing }), { width: fits * 0.17, height: PRINT }),
      onCard(x, y, 0),
    );
  };
  const free: PrintRoom = {
    width,
    height,
    piece: at,
    // Beyond the window; up to the lines of print or the card's edge.
    from: reach + MOUNT + 1.1,
    to: Math.min(24.2, width / 2 - Math.abs(dx) - 2.4, height / 2 - Math.abs(dy) - 2.4),
  };
  const shape = panelOf(panel, free);
  const prints = [...ringPrint(ring, free), ...framePrint(frame, free)];
  return {
    setting: together({
      parts: [
        part(
          placed(
            plate(roundedOutline(width, height, CORNER), { rim: CARD_THICK, edge: 0.2 }),
            onCard(0, 0, -CARD_THICK),
          ),
          colours.card,
        ),
        ...(shape
          ? [part(placed(plate(shape, { rim: 0.06, edge: 0.02 }), onCard(0, 0, -0.02)), colours.panel)]
          : []),
        part(
          placed(plate(outline(MOUNT), { rim: 0.12, edge: 0.05 }), moved([0, 0, back - 0.02])),
          colours.window,
        ),
        ...(prints.length > 0
          ? [
              part(
                placed(raised(prints, { width: 0.55, height: PRINT + 0.04 }), onCard(0, 0, 0)),
                colours.print,
              ),
            ]
          : []),
        ...lines.map((each) => part(line(each), colours.print)),
      ],
      gems: [],
    }),
    below: height / 2 + dy,
    beside: Math.max(width / 2 + Math.abs(dx), height / 2 + Math.abs(dy)),
  };
}

/** The number under which the piece is certified. */
export const numberOf = ({ look }: Pick<Piece, 'look'>): string => String(100_000 + (look % 899_999));
