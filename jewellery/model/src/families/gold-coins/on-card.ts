import { applied, turnedX } from '../../geometry/matrix.ts';
import type { Camera, Model } from '../../model.ts';
import type { Piece } from '../../piece.ts';
import { movedSetting, together, type Setting } from '../../settings/setting.ts';
import { choicesFrom } from '../choices.ts';
import { assayCard, CARD_THICK, type Mounted } from './card.ts';

/** How far a card that stands leans back, so that light falls across the field, and one that lies. */
const [STANDS, LIES] = [0.34, Math.PI / 2] as const;

/** How the card of a piece lies: neighbours on a page differ. */
function poseOf({ look }: Pick<Piece, 'look'>) {
  const choices = choicesFrom(look + 23);
  const lies = choices.chance(0.4);
  const side = choices.pick([1, -1] as const);
  return {
    lean: lies ? LIES : STANDS,
    azimuth: side * (lies ? choices.within(0.2, 0.75) : choices.within(0.04, 0.5)),
    elevation: lies ? choices.within(0.85, 1.12) : choices.within(0.16, 0.34),
  };
}

/**
 * A coin or bar on its card, which leans back or lies.
 *
 * @param setting the piece with its middle at the origin, its face towards +Z
 */
export function onCard(setting: Setting, piece: Piece, mounted: Mounted): Model {
  const { lean, azimuth: turn, elevation } = poseOf(piece);
  const card = assayCard(piece, mounted);
  const whole = together(setting, card.setting);
  const foot = applied(turnedX(-lean), [0, -card.below, mounted.back - CARD_THICK]);
  // The second picture comes close to the piece: its share of the card is what the first one shows.
  const close = (card.beside + 4) / (mounted.reach * 1.5);
  const camera = (azimuth: number, above: number, more: Partial<Camera> = {}): Camera => ({
    azimuth,
    elevation: above,
    fieldOfView: 20,
    fill: 0.92,
    ...more,
  });
  return {
    ...movedSetting(whole, turnedX(-lean)),
    ground: { normal: [0, 1, 0], offset: foot[1] },
    cameras: {
      hero: camera(turn, elevation),
      front: camera(0, lean, { fieldOfView: 18, fill: close, target: [0, 0, 0] }),
      side: camera(turn < 0 ? -0.95 : 0.95, lean === LIES ? 0.55 : 0.3),
    },
  };
}
