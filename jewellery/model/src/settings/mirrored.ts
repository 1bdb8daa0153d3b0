import { multiply, scaled } from '../geometry/matrix.ts';
import { placed } from '../geometry/mesh.ts';
import type { Matrix } from '../model.ts';
import type { Setting } from './setting.ts';

const MIRROR = scaled(-1, 1, 1);
const reflected = (matrix: Matrix): Matrix => multiply(MIRROR, multiply(matrix, MIRROR));

/** The left piece of a pair from the right one. Stones stay themselves: every cut is its own mirror image. */
export function mirroredSetting({ parts, gems }: Setting): Setting {
  return {
    parts: parts.map((part) => ({
      ...part,
      mesh: placed(part.mesh, MIRROR),
      ...(part.instances && { instances: part.instances.map(reflected) }),
    })),
    gems: gems.map((gem) => ({ ...gem, matrix: reflected(gem.matrix) })),
  };
}
