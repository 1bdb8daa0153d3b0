import { boundsOf } from '../families/bounds.ts';
import type { Model, Vector } from '../model.ts';
import { aroundNeck } from './around-neck.ts';
import { withoutHidden } from './behind-skin.ts';

/** A piece alone, as it is worn. */
export interface WornPiece {
  readonly model: Model;
  /** Where skin is pierced; around a neck, the middle between the two places where the piece goes behind it. */
  readonly pin: Vector;
}

/**
 * As it is worn; as it is made where no face, finger or neck shows it: its size is seen anyhow.
 *
 * @param on a chain hangs around the neck of a `body`, and is laid where there is none
 */
export function asWorn(
  { worn, parts: made, gems: set, cameras }: Model,
  on: 'body' | 'nobody' = 'nobody',
): WornPiece {
  if (!worn || worn.around === 'wrist' || (worn.around && on === 'nobody'))
    return alone({ parts: made, gems: set }, cameras);
  const { parts, gems, pin } = worn.pin
    ? { parts: withoutHidden(worn.parts, worn.pin), gems: worn.gems, pin: worn.pin }
    : aroundNeck(worn);
  return alone({ parts, gems }, cameras, pin);
}

const alone = (
  { parts, gems }: Pick<Model, 'parts' | 'gems'>,
  cameras: Model['cameras'],
  pin: Vector = [0, 0, 0],
): WornPiece => ({
  model: { parts, gems, ground: { normal: [0, 0, 1], offset: boundsOf({ parts }).low[2] - 1 }, cameras },
  pin,
});
