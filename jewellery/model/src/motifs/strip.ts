import type { Mesh } from '../geometry/mesh.ts';
import { sweep, type SectionPoint } from '../geometry/sweep.ts';
import type { Vector } from '../model.ts';

/** A flat-backed, round-topped strip along a line in the plane z = 0: stems, crescents, feathers, ribbons. */
export function strip(
  spine: readonly Vector[],
  width: (along: number) => number,
  height: (along: number) => number,
  { closed = false }: { readonly closed?: boolean } = {},
): Mesh {
  return sweep(spine, (along) => section(Math.max(0.02, width(along)), Math.max(0.02, height(along))), {
    closed,
    towards: () => [0, 0, 1],
  });
}

const SIDES = 14;

/** First axis towards +Z: half an ellipse above, a flat back a little below the plane. */
function section(width: number, height: number): SectionPoint[] {
  return Array.from({ length: SIDES }, (_, at) => {
    const angle = (2 * Math.PI * at) / SIDES;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return [c > 0 ? c * height : c * height * 0.12, (width / 2) * Math.sign(s) * Math.abs(s) ** 0.8] as const;
  });
}
