import { IDENTITY } from '../geometry/matrix.ts';
import { cornerOf, placed, type Mesh } from '../geometry/mesh.ts';
import type { Part, Vector } from '../model.ts';

/** How far from the pin skin hides what is behind it, to each side, and how far behind the pin skin begins. */
const LOBE_MM = 4.6;
const SKIN_MM = 0.9;
/** Things there are many of are grains and links, never a post. */
const FEW = 4;

/** Without posts, backs and shanks: a lobe or a nostril is before them. */
export function withoutHidden(parts: readonly Part[], pin: Vector): Part[] {
  return parts.flatMap((part): Part[] => {
    const { instances = [IDENTITY] } = part;
    if (instances.length > FEW) return [part];
    const { instances: _places, ...rest } = part;
    return instances
      .map((instance) => ({ ...rest, mesh: seenOf(placed(part.mesh, instance), pin) }))
      .filter(({ mesh }) => mesh.indices.length > 0);
  });
}

function seenOf(mesh: Mesh, [x, y, z]: Vector): Mesh {
  const hidden = (corner: number): boolean => {
    const at = cornerOf(mesh, corner);
    return at[2] < z - SKIN_MM && Math.abs(at[0] - x) < LOBE_MM && Math.abs(at[1] - y) < LOBE_MM;
  };
  const { indices } = mesh;
  const kept = indices.filter((_, at) => {
    const first = at - (at % 3);
    return !(
      hidden(indices[first] ?? 0) &&
      hidden(indices[first + 1] ?? 0) &&
      hidden(indices[first + 2] ?? 0)
    );
  });
  return kept.length === indices.length ? mesh : { positions: mesh.positions, indices: kept };
}
