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

/** @returns `undefined` for what cannot be tried on */
export function asWorn({ worn, cameras }: Model): WornPiece | undefined {
  if (!worn || worn.around) return undefined;
  const { parts, gems, pin } = worn.pin
    ? { parts: withoutHidden(worn.parts, worn.pin), gems: worn.gems, pin: worn.pin }
    : aroundNeck(worn);
  return {
    model: { parts, gems, ground: { normal: [0, 0, 1], offset: boundsOf({ parts }).low[2] - 1 }, cameras },
    pin,
  };
}
