import { chainOf, IDENTITY, multiply } from '../geometry/matrix.ts';
import type { Mesh } from '../geometry/mesh.ts';
import type { Gem, Material, Matrix, Part } from '../model.ts';

/** Stones together with the metal that holds them; a whole piece is the largest one. */
export interface Setting {
  readonly parts: readonly Part[];
  readonly gems: readonly Gem[];
}

export const METAL: Material = { kind: 'metal', finish: 'polished' };
export const SATIN: Material = { kind: 'metal', finish: 'satin' };

/** Meshes of one material as a setting without stones. */
export const solids = (meshes: readonly Mesh[], material: Material = METAL): Setting => ({
  parts: meshes.map((mesh) => ({ mesh, material })),
  gems: [],
});

/** One mesh at many places. */
export const copies = (mesh: Mesh, instances: readonly Matrix[], material: Material = METAL): Setting => ({
  parts: instances.length === 0 ? [] : [{ mesh, material, instances }],
  gems: [],
});

export function together(...settings: readonly Setting[]): Setting {
  return { parts: settings.flatMap((each) => each.parts), gems: settings.flatMap((each) => each.gems) };
}

/** The same setting at another place. Rotations, moves and equal scales only: stones must keep their cut. */
export function movedSetting(setting: Setting, ...matrices: readonly Matrix[]): Setting {
  const matrix = chainOf(...matrices);
  return {
    parts: setting.parts.map((part) => ({
      ...part,
      instances: (part.instances ?? [IDENTITY]).map((instance) => multiply(matrix, instance)),
    })),
    gems: setting.gems.map((gem) => ({ ...gem, matrix: multiply(matrix, gem.matrix) })),
  };
}

/** A copy at every place. */
export const settingsAt = (setting: Setting, places: readonly Matrix[]): Setting => {
  return {
    parts: setting.parts.map((part) => ({
      ...part,
      instances: places.flatMap((place) =>
        (part.instances ?? [IDENTITY]).map((instance) => multiply(place, instance)),
      ),
    })),
    gems: places.flatMap((place) =>
      setting.gems.map((gem) => ({ ...gem, matrix: multiply(place, gem.matrix) })),
    ),
  };
};
