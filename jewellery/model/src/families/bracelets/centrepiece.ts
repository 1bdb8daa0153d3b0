import { torus } from '../../geometry/revolve.ts';
import { chainOf, moved, turnedX } from '../../geometry/matrix.ts';
import type { Vector } from '../../model.ts';
import type { Motif } from '../../motifs/motif.ts';
import { seated } from '../../motifs/seated.ts';
import { weighedMotif } from '../../motifs/weighed.ts';
import { copies, together, type Setting } from '../../settings/setting.ts';
import type { SizedStone } from '../../settings/sized-stone.ts';
import { WALL } from '../walls.ts';
import { cupWall } from './strand.ts';

/** Thickness of its plates at the rim, millimetres: some parts of a motif are thinner by a seventh. */
const BEHIND = 1.17 * WALL;

export interface Centrepiece {
  readonly setting: Setting;
  /** Where the chain's last link goes through the ring on each side. */
  readonly left: Vector;
  readonly right: Vector;
  /** Stones without room. */
  readonly remaining: number;
}

interface CentrepieceOptions {
  readonly name: string;
  readonly radius: number;
  readonly volume: number;
  readonly gauge: number;
  readonly look: number;
  readonly stone?: SizedStone | undefined;
  readonly count: number;
}

/** A motif between two rings, in the plane z = 0. */
export function centrepiece({
  name,
  radius,
  volume,
  gauge,
  look,
  stone,
  count,
}: CentrepieceOptions): Centrepiece {
  const motif = weighedMotif(name, { radius, volume, gauge: gauge ** 1.5, least: BEHIND, look });
  const set = stone
    ? seated(motif, stone, count, cupWall(gauge))
    : { setting: { parts: [], gems: [] }, left: count };
  const wire = 0.26 * Math.sqrt(gauge);
  const ring = 1.05;
  const [right, left] = [rim(motif, 1), rim(motif, -1)];
  const rings = [
    [right[0] + ring * 0.75, right[1], right[2]] as const,
    [left[0] - ring * 0.75, left[1], left[2]] as const,
  ].map((at) => chainOf(moved(at), turnedX(Math.PI / 2)));
  return {
    setting: together(motif.setting, set.setting, copies(torus(ring, wire, 24, 8), rings)),
    right: [right[0] + ring * 1.6, right[1], right[2]],
    left: [left[0] - ring * 1.6, left[1], left[2]],
    remaining: set.left,
  };
}

/** The metal farthest to a side, not far from the middle's height. */
function rim({ setting }: Motif, side: 1 | -1): Vector {
  let best: Vector = [0, 0, 0];
  let most = 0;
  for (const {
    mesh: { positions },
    instances,
  } of setting.parts) {
    if (instances) continue;
    for (let at = 0; at < positions.length; at += 3) {
      const [x = 0, y = 0, z = 0] = positions.slice(at, at + 3);
      const reach = side * x - Math.abs(y) * 0.25;
      if (reach > most) [most, best] = [reach, [x, y, z]];
    }
  }
  return best;
}
