import { pathLength, stations } from '../../geometry/curve.ts';
import { basis } from '../../geometry/matrix.ts';
import { plate } from '../../geometry/plate.ts';
import { add, cross, times, unit } from '../../geometry/vector.ts';
import type { Vector } from '../../model.ts';
import { petal } from '../../motifs/outlines.ts';
import type { GirdlePoint } from '../../settings/girdle.ts';
import { cord } from '../../settings/grains.ts';
import { copies, solids, together, type Setting } from '../../settings/setting.ts';
import type { SizedStone } from '../../settings/sized-stone.ts';

/** Leaves around a collar: how far from one to the next (in small stones, or millimetres for rays), and their shape. */
const LEAVES = {
  petals: { apart: 2, length: 1.5, wide: 1.06, tip: 0.55 },
  leaves: { apart: 1.35, length: 1.2, wide: 0.8, tip: 1 },
  rays: { apart: 0.8, length: 1.7, wide: 0.92, tip: 1.5 },
} as const;
const ROPE = 0.42;

const leavesOf = (kind: string): (typeof LEAVES)[keyof typeof LEAVES] | undefined =>
  kind === 'petals' || kind === 'leaves' || kind === 'rays' ? LEAVES[kind] : undefined;

/** Millimetres by which what is worked around a collar reaches beyond it. */
export const rimReach = (kind: string): number => (kind === 'rope' ? ROPE : (leavesOf(kind)?.length ?? 0));

/** What is worked around the outermost collar. */
export function rimAround(
  edge: readonly GirdlePoint[],
  kind: string,
  { small, y, thickness }: { readonly small: SizedStone; readonly y: number; readonly thickness: number },
): Setting {
  const low = y - thickness * 0.5;
  const path = edge.map(([x, z]): Vector => [x, low, z]);
  if (kind === 'rope') return solids([cord(path, ROPE, { closed: true })]);
  const leaves = leavesOf(kind);
  return leaves ? leavesAround(path, { ...leaves, apart: small.length * leaves.apart }) : together();
}

/** Leaves that lie under the rim of a collar and point outwards. */
export function leavesAround(
  path: readonly Vector[],
  {
    apart,
    length,
    wide,
    tip,
    lean = 0,
    from = 0,
  }: {
    readonly apart: number;
    readonly length: number;
    readonly wide: number;
    readonly tip: number;
    /** Radians the tips are raised. */
    readonly lean?: number;
    /** Where the first leaf stands, as a share of the space from one to the next. */
    readonly from?: number;
  },
): Setting {
  const count = Math.max(8, Math.round(pathLength(path, true) / apart / 2) * 2);
  const step = pathLength(path, true) / count;
  const inside = 0.75;
  const leaf = plate(petal(length + inside, step * wide * 1.15, { tip, belly: 0.55 }), {
    rim: 0.55,
    dome: 0.3,
    middle: [0, (length + inside) * 0.55],
  });
  return copies(
    leaf,
    stations(path, count * 2, true)
      .filter((_, at) => at % 2 === (from < 0.5 ? 0 : 1))
      .map(({ at, tangent }) => {
        const side = unit(cross(tangent, [0, 1, 0]));
        const out = side[0] * at[0] + side[2] * at[2] < 0 ? times(side, -1) : side;
        const tipwards = unit(add(times(out, Math.cos(lean)), [0, Math.sin(lean), 0]));
        const face = unit(add(times(out, -Math.sin(lean)), [0, Math.cos(lean), 0]));
        return basis(cross(tipwards, face), tipwards, face, add(at, add(times(out, -inside), [0, -0.3, 0])));
      }),
  );
}
