import { moved } from '../../geometry/matrix.ts';
import { placed, type Mesh } from '../../geometry/mesh.ts';
import { plate, type OutlinePoint } from '../../geometry/plate.ts';
import { raised } from '../../lettering/relief.ts';
import { straightText, textWidth } from '../../lettering/text.ts';
import type { LinearColour, Material, Part } from '../../model.ts';
import type { Piece } from '../../piece.ts';
import { together, type Setting } from '../../settings/setting.ts';
import { roundedOutline } from '../gifts/tray.ts';
import { BRAND, finenessText, weightText } from './inscription.ts';

/** Every card is as large as every other, so that one sees on it how large the piece is. Millimetres. */
export const CARD = { width: 54, height: 86, thick: 1.1, corner: 3 } as const;
/** The piece lies so far above the middle of its card. */
const PIECE_UP = 4.5;
const PRINT = 0.06;
/** The paper around the piece in its window. */
const MOUNT = 1.6;

interface CardColours {
  readonly card: Material;
  readonly window: Material;
  readonly print: Material;
}

const cloth = (colour: LinearColour): Material => ({ kind: 'cloth', colour });
const FOIL: Material = { kind: 'fixed-metal', finish: 'satin', tone: 'yellow' };
const IVORY: LinearColour = [0.78, 0.73, 0.63];

const COLOURS: readonly [CardColours, ...CardColours[]] = [
  { card: cloth([0.17, 0.016, 0.03]), window: cloth(IVORY), print: FOIL },
  { card: cloth([0.012, 0.075, 0.052]), window: cloth(IVORY), print: FOIL },
  { card: cloth(IVORY), window: cloth([0.17, 0.016, 0.03]), print: cloth([0.17, 0.016, 0.03]) },
  { card: cloth([0.016, 0.03, 0.085]), window: cloth(IVORY), print: FOIL },
];

/** How the catalogue shows the piece: on its card, in a window of its own outline. */
export interface Mounted {
  /** The outline of the piece moved outwards by so many millimetres. */
  readonly outline: (outset: number) => readonly OutlinePoint[];
  /** The plane of the card's face: the back of the piece. */
  readonly back: number;
}

/**
 * The assay card of a coin or bar, face towards +Z, the piece's middle at the origin: name of the
 * house, weight, fineness and number. It is shown, not sold by weight.
 */
export function assayCard(piece: Piece, { outline, back }: Mounted): Setting {
  const colours = COLOURS[piece.look % COLOURS.length] ?? COLOURS[0];
  const line = (text: string, height: number, y: number, spacing = 0.36): Mesh => {
    const fits = Math.min(height, (height * CARD.width * 0.82) / textWidth(text, { height, spacing }));
    return placed(
      raised(straightText(text, { height: fits, spacing }), { width: fits * 0.17, height: PRINT }),
      moved([0, y - PIECE_UP, back]),
    );
  };
  const part = (mesh: Mesh, material: Material): Part => ({ mesh, material, weightless: true });
  const window = plate(outline(MOUNT), { rim: 0.12, edge: 0.05 });
  return together({
    parts: [
      part(
        placed(
          plate(roundedOutline(CARD.width, CARD.height, CARD.corner), { rim: CARD.thick, edge: 0.2 }),
          moved([0, -PIECE_UP, back - CARD.thick]),
        ),
        colours.card,
      ),
      part(placed(window, moved([0, 0, back - 0.06])), colours.window),
      ...[
        line(BRAND, 4.4, 37.2, 0.42),
        line('FINE GOLD', 1.9, 32.6, 0.5),
        line(weightText(piece), 5, -27.5),
        line(finenessText(piece), 2.3, -34),
        line(`NO ${numberOf(piece)}`, 1.8, -38.3),
      ].map((mesh) => part(mesh, colours.print)),
    ],
    gems: [],
  });
}

/** The number under which the piece is certified. */
export const numberOf = ({ look }: Pick<Piece, 'look'>): string => String(100_000 + (look % 899_999));

/** From the middle of the piece to the lower edge of its card. */
export const CARD_BELOW = CARD.height / 2 + PIECE_UP;
