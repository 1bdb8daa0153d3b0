import { IDENTITY } from '../geometry/matrix.ts';
import { cornerOf, placed, type Mesh } from '../geometry/mesh.ts';
import type { Part, Vector } from '../model.ts';

/** How far from the pin skin hides what is behind it, to each side, and how far behind the pin skin begins. */
const LOBE_MM = 4.6;
const SKIN_MM = 0.9;
/** Things there are many of are grains and links, never a post. */
const FEW = 4;

/** Without posts, backs and shanks: a lobe or a nostril is before them. */
export function withoutHidden(parts: readonly Part[], [x, y, z]: Vector): Part[] {
  const seen = (at: Vector): boolean =>
    at[2] >= z - SKIN_MM || Math.abs(at[0] - x) >= LOBE_MM || Math.abs(at[1] - y) >= LOBE_MM;
  return parts.flatMap((part) => ((part.instances?.length ?? 1) > FEW ? [part] : keptOf(part, seen)));
}

/** Triangles of a part that have a corner that is seen, each copy by itself. */
export function keptOf(
  { mesh, instances = [IDENTITY], ...rest }: Part,
  seen: (at: Vector) => boolean,
): Part[] {
  return instances
    .map((instance) => ({ ...rest, mesh: seenOf(placed(mesh, instance), seen) }))
    .filter((part) => part.mesh.indices.length > 0);
}

function seenOf(mesh: Mesh, seen: (at: Vector) => boolean): Mesh {
  const corners = Array.from({ length: mesh.positions.length / 3 }, (_, corner) =>
    seen(cornerOf(mesh, corner)),
  );
  const { indices } = mesh;
  const kept = indices.filter((_, at) => {
    const first = at - (at % 3);
    return [0, 1, 2].some((corner) => corners[indices[first + corner] ?? 0]);
  });
  return kept.length === indices.length ? mesh : { positions: mesh.positions, indices: kept };
}
