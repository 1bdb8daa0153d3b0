import { pathLength } from '../../geometry/curve.ts';
import { times } from '../../geometry/vector.ts';
import type { Vector } from '../../model.ts';
import type { Choices } from '../choices.ts';

const PIECES = 420;

/** A loose coil on the ground, exactly so long, from its outer end inwards; its turns never touch. */
export function coil(length: number, apart: number, choices: Choices): Vector[] {
  const turns = choices.pick([2.3, 2.8, 3.3]);
  const squash = choices.within(0.78, 0.98);
  const start = choices.within(0, 2 * Math.PI);
  const tail = choices.within(0.1, 0.35);
  // A third of the outer size is left inside; thick chains need more room between their turns.
  const inner = Math.max(0.24, 0.5 - (apart * turns * turns * 3) / length);
  const shape = Array.from({ length: PIECES + 1 }, (_, at): Vector => {
    const t = at / PIECES;
    const angle = start + 2 * Math.PI * turns * t;
    // The outer end runs off the coil in a tail.
    const radius = 1 - (1 - inner) * t + tail * Math.max(0, 1 - t * 7) ** 2;
    const wave = 1 + 0.03 * Math.sin(angle * 2 + start);
    return [Math.cos(angle) * radius * wave, 0, -Math.sin(angle) * radius * squash * wave];
  });
  const scale = length / pathLength(shape);
  return shape.map((point) => times(point, scale));
}
