import { scaled } from '../../geometry/matrix.ts';
import { placed } from '../../geometry/mesh.ts';
import type { Material } from '../../model.ts';
import { motifOf } from '../../motifs/motif-of.ts';
import type { Setting } from '../../settings/setting.ts';
import type { Choices } from '../choices.ts';

/** The motif as low relief `depth` high on the plane z = 0. */
export function emblem(
  motif: string,
  radius: number,
  depth: number,
  choices: Choices,
  material: Material,
): Setting {
  const { setting } = motifOf(motif, { radius, rim: radius * 0.1, choices });
  const meshes = setting.parts.flatMap(({ mesh, instances }) =>
    (instances ?? [scaled(1)]).map((place) => placed(mesh, place)),
  );
  const high = meshes.reduce(
    (most, { positions }) =>
      positions.reduce((so, value, at) => (at % 3 === 2 ? Math.max(so, value) : so), most),
    0.1,
  );
  // Dies flatten what stands high and keep what is low readable.
  const pressed = (z: number): number => (z <= 0 ? -Math.min(depth * 0.15, 0.05) : depth * (z / high) ** 0.6);
  return {
    parts: meshes.map(({ positions, indices }) => ({
      mesh: { positions: positions.map((value, at) => (at % 3 === 2 ? pressed(value) : value)), indices },
      material,
    })),
    gems: [],
  };
}
