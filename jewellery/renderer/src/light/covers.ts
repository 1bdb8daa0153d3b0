import type { GroundCover, LinearColour, Scenery } from '@suvarna/jewellery-model/model';
import type { Uniforms } from '../gl/program.ts';

/** How a ground looks: its colour, and shares of it by which it is darker or lighter where it is uneven. */
interface Cover {
  readonly colour: LinearColour;
  /** Broad hollows as a trowel leaves them, veins, creases across, folds. */
  readonly relief: readonly [hollows: number, veins: number, creases: number, folds: number];
}

/** Pale, so that metal and stones keep their contrast; without grain, which would cost more bytes than the piece. */
const COVERS: Readonly<Record<GroundCover, Cover>> = {
  plaster: { colour: [0.9, 0.875, 0.835], relief: [0.035, 0, 0, 0] },
  stone: { colour: [0.79, 0.795, 0.795], relief: [0.012, 0.075, 0, 0] },
  linen: { colour: [0.83, 0.79, 0.73], relief: [0, 0, 0.05, 0] },
  silk: { colour: [0.86, 0.812, 0.762], relief: [0, 0, 0, 0.1] },
  garnet: { colour: [0.2, 0.016, 0.045], relief: [0, 0, 0, 0.42] },
};

export function coverUniforms({ cover, side }: Scenery): Uniforms {
  const { colour, relief } = COVERS[cover];
  return { uPaper: colour, uRelief: relief, uSide: side };
}
