import { bakeModel } from '../geometry/bake.ts';
import { applied, IDENTITY } from '../geometry/matrix.ts';
import { boundsOf } from '../families/bounds.ts';
import type { Model, Part } from '../model.ts';
import type { Piece } from '../piece.ts';
import { centreOf } from './around-neck.ts';
import { keptOf } from './behind-skin.ts';
import { heldOnWrist, WRIST, WRIST_Z } from './on-wrist.ts';
import { portraitOf, type Portrait } from './portrait.ts';

/** A piece to be laid over a picture of an arm, seen from above, the hand away from the viewer. */
export interface OverWrist extends Portrait {
  /** Width of the wrist it goes around, millimetres. */
  readonly aroundMm: number;
}

/** Copies from which on a part is links: each is seen or not. */
const MANY = 5;

/** What of it the arm does not hide; its pin is the middle of the wrist. `undefined` for what goes around none. */
export function overWrist(piece: Piece, model: Pick<Model, 'worn' | 'cameras'>): OverWrist | undefined {
  const held = heldOnWrist(piece, model);
  if (!held) return undefined;
  const { setting, grow } = held;
  // Of a hoop seen on its edge the lower half lies behind the upper one.
  const { low, high } = boundsOf(setting);
  const axis = (low[1] + high[1]) / 2;
  const parts = setting.parts.flatMap((part): Part[] => seenOf(part, axis));
  const gems = setting.gems.filter(({ matrix }) => applied(matrix, [0, 0, 0])[1] > axis);
  const ground = { normal: [0, 1, 0], offset: low[1] - 1 } as const;
  const baked = bakeModel({ parts, gems, ground, cameras: model.cameras });
  return {
    ...portraitOf(baked, [WRIST.middle * grow, WRIST.top * grow, WRIST_Z * grow], 'above'),
    aroundMm: 2 * WRIST.half * grow,
  };
}

function seenOf(part: Part, axis: number): Part[] {
  const { instances = [IDENTITY] } = part;
  if (instances.length < MANY) return keptOf(part, ([, y]) => y > axis);
  const own = centreOf(part);
  const seen = instances.filter((matrix) => applied(matrix, own)[1] > axis);
  return seen.length > 0 ? [{ ...part, instances: seen }] : [];
}
