import { applied, turnedX } from '../../geometry/matrix.ts';
import type { Camera, Model } from '../../model.ts';
import type { Piece } from '../../piece.ts';
import { movedSetting, together, type Setting } from '../../settings/setting.ts';
import { assayCard, CARD, CARD_BELOW, type Mounted } from './card.ts';

const LEAN = 0.34;
/** How the cards of neighbours on a page are turned. */
const TURNS = [0.34, -0.3, 0.1] as const;

/**
 * A coin or bar on its card, which leans back, so that light falls across the field.
 *
 * @param setting the piece with its middle at the origin, its face towards +Z
 * @param reach from its middle to its outermost place, millimetres
 */
export function onCard(setting: Setting, piece: Piece, reach: number, mounted: Mounted): Model {
  const turn = TURNS[piece.look % TURNS.length] ?? TURNS[0];
  const whole = together(setting, assayCard(piece, mounted));
  const foot = applied(turnedX(-LEAN), [0, -CARD_BELOW, mounted.back - CARD.thick]);
  // The second picture comes close to the piece: its share of the card is what the first one shows.
  const close = (CARD_BELOW + 4) / (reach * 1.5);
  const camera = (azimuth: number, elevation: number, more: Partial<Camera> = {}): Camera => ({
    azimuth,
    elevation,
    fieldOfView: 20,
    fill: 0.92,
    ...more,
  });
  return {
    ...movedSetting(whole, turnedX(-LEAN)),
    ground: { normal: [0, 1, 0], offset: foot[1] },
    cameras: {
      hero: camera(turn, 0.24),
      front: camera(0, LEAN, { fieldOfView: 18, fill: close, target: [0, 0, 0] }),
      side: camera(turn < 0 ? -0.95 : 0.95, 0.3),
    },
  };
}
