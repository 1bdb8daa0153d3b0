import { standing } from '../geometry/matrix.ts';
import type { Mesh } from '../geometry/mesh.ts';
import { revolve, torus } from '../geometry/revolve.ts';
import { add, cross, lengthOf, mix, subtract, times, unit } from '../geometry/vector.ts';
import type { Vector } from '../model.ts';
import { copies, settingsAt, together, type Setting } from './setting.ts';
import type { SizedStone } from './sized-stone.ts';

/** A place on a surface for a small stone: up out of the metal, along the row. */
export interface Seat {
  readonly at: Vector;
  readonly up: Vector;
  readonly along: Vector;
}

const BEAD_SHARE = 0.12;
/** How deep a bead is rooted, as a share of its stone. */
const ROOT = 0.3;

interface Bead {
  readonly at: Vector;
  readonly up: Vector;
}

/** Small stones sunk into a surface in a row, each in a drilled seat, beads shared between neighbours: bead-set pavé. */
export function pave(stone: SizedStone, seats: readonly Seat[], root = ROOT): Setting {
  const size = stone.length;
  const bead = size * BEAD_SHARE;
  const lift = stone.kind === 'pearl' ? size * 0.2 : size * 0.06;
  const above = (seat: Seat): Vector => add(seat.at, times(unit(seat.up), lift));
  const beads = shared(
    seats.flatMap((seat) => corners(seat, size, lift + bead * 0.4)),
    size * 0.34,
  );
  return together(
    settingsAt(
      stone.setting,
      seats.map((seat) => standing(above(seat), seat.up, seat.along)),
    ),
    copies(
      torus(size * 0.515, size * 0.045, 18, 5),
      seats.map((seat) => standing(add(seat.at, times(unit(seat.up), size * 0.03)), seat.up, seat.along)),
    ),
    copies(
      raised(bead, size * root),
      beads.map(({ at, up }) => standing(at, up)),
    ),
  );
}

/** A bead as the graver raises it: round above, a root of the same metal below, also where the surface falls away under it. */
const raised = (radius: number, root: number): Mesh =>
  revolve(
    [
      [0, -radius - root],
      [radius * 0.72, -radius - root],
      [radius * 0.92, -radius * 0.4],
      [radius, 0],
      [radius * 0.71, radius * 0.71],
      [0, radius],
    ],
    8,
  );

function corners({ at, up, along }: Seat, size: number, lift: number): Bead[] {
  const [y, x] = [unit(up), unit(along)];
  const side = unit(cross(x, y));
  return [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ].map(([forward = 1, left = 1]) => ({
    at: add(add(at, times(x, forward * size * 0.46)), add(times(side, left * size * 0.4), times(y, lift))),
    up: y,
  }));
}

/** Beads so near each other that a setter would raise one for both stones. */
function shared(beads: readonly Bead[], within: number): Bead[] {
  const out: Bead[] = [];
  for (const bead of beads) {
    const near = out.findIndex((other) => lengthOf(subtract(other.at, bead.at)) < within);
    const other = out[near];
    if (other) out[near] = { at: mix(other.at, bead.at, 0.5), up: unit(add(other.up, bead.up)) };
    else out.push(bead);
  }
  return out;
}
