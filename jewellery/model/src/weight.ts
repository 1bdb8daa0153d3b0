import { determinant } from './geometry/matrix.ts';
import { signedVolume } from './geometry/mesh.ts';
import type { Model } from './model.ts';

/** Cubic millimetres of metal in a model: every metal part that is sold, every copy. */
export function metalVolume({ parts }: Pick<Model, 'parts'>): number {
  return parts.reduce((sum, { mesh, material, instances, weightless }) => {
    if (weightless || (material.kind !== 'metal' && material.kind !== 'fixed-metal')) return sum;
    const copies = instances ? instances.reduce((all, matrix) => all + Math.abs(determinant(matrix)), 0) : 1;
    return sum + signedVolume(mesh) * copies;
  }, 0);
}
