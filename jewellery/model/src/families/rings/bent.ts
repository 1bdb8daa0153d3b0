import { IDENTITY, applied, chainOf, multiply, moved, turnedZ } from '../../geometry/matrix.ts';
import type { Mesh } from '../../geometry/mesh.ts';
import type { Matrix, Part, Vector } from '../../model.ts';
import type { Setting } from '../../settings/setting.ts';

/**
 * Lays a flat thing (in the plane z = 0, facing +Z, its up along +Y) over the finger: its middle on
 * top at `radius`, its sides following the round, its up towards −Z.
 */
export function bent(setting: Setting, radius: number): Setting {
  return {
    parts: setting.parts.map((part): Part =>
      part.instances
        ? { ...part, instances: part.instances.map((matrix) => laid(matrix, radius)) }
        : { ...part, mesh: wrapped(part.mesh, radius) },
    ),
    gems: setting.gems.map((gem) => ({ ...gem, matrix: laid(gem.matrix, radius) })),
  };
}

function wrapped({ positions, indices }: Mesh, radius: number): Mesh {
  const out = new Float32Array(positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    const [x = 0, y = 0, z = 0] = [positions[at], positions[at + 1], positions[at + 2]];
    out.set(round([x, y, z], radius), at);
  }
  return { positions: out, indices };
}

const round = ([x, y, z]: Vector, radius: number): Vector => [
  (radius + z) * Math.sin(x / radius),
  (radius + z) * Math.cos(x / radius),
  -y,
];

/** A small rigid thing keeps its shape and turns with the place it has. */
function laid(matrix: Matrix, radius: number): Matrix {
  const [x, y, z] = applied(matrix, [0, 0, 0]);
  const own = multiply(moved([-x, -y, -z]), matrix);
  return chainOf(moved(round([x, y, z], radius)), turnedZ(-x / radius), FACING_UP, own);
}

/** Facing +Z becomes facing +Y, up becomes −Z. */
const FACING_UP: Matrix = [1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 1];

/** A flat thing laid down at a height without bending. */
export function laidFlat(setting: Setting, height: number): Setting {
  const matrix = multiply(moved([0, height, 0]), FACING_UP);
  return {
    parts: setting.parts.map((part) => ({
      ...part,
      instances: (part.instances ?? [IDENTITY]).map((instance) => multiply(matrix, instance)),
    })),
    gems: setting.gems.map((gem) => ({ ...gem, matrix: multiply(matrix, gem.matrix) })),
  };
}
