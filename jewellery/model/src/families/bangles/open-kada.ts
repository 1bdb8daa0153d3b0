import { chainOf, moved, scaled, standing } from '../../geometry/matrix.ts';
import { joined, placed, type Mesh } from '../../geometry/mesh.ts';
import { plate } from '../../geometry/plate.ts';
import { revolve, sphere, torus } from '../../geometry/revolve.ts';
import { tube } from '../../geometry/sweep.ts';
import { steps, turn } from '../../geometry/vector.ts';
import type { Model, Vector } from '../../model.ts';
import { petal } from '../../motifs/outlines.ts';
import { bezel } from '../../settings/bezel.ts';
import { copies, METAL, settingsAt, solids, together, type Setting } from '../../settings/setting.ts';
import { stoneOf } from '../../settings/sized-stone.ts';
import { metalVolume } from '../../weight.ts';
import type { Workshop } from '../family.ts';
import { along, onHoop, outwards } from './hoop.ts';
import { innerRadius } from './manner.ts';
import { lying } from './stage.ts';
import { THINNEST_MM } from './wall.ts';

const GAP = 0.14;
/** Radius up to which wire and heads are solid, millimetres. */
const SOLID = 1.9;

/** A round kada that does not close: two heads look at each other over the opening at the front. */
export function openKada({ piece, choices, gauge, accents }: Workshop, volume: number): Model {
  const inner = innerRadius(piece);
  const thin = Math.sqrt(gauge);
  const wire = Math.max(2.1, Math.min(3.4, piece.height_tenth_mm / 50)) * thin;
  const middle = inner + wire + 0.42 * thin;
  const swell = choices.within(0, 0.35);
  const head = piece.motif === 'geometric' ? knob(wire * 1.3, choices.pick([6, 8, 24])) : bud(wire * 1.35);
  const length = wire * 1.1;
  const start = GAP + length / middle;
  const path = steps(121).map((share) => onHoop(start + share * 2 * (Math.PI - start), middle));
  const radiusAt = (share: number): number =>
    wire * (1 - swell * Math.cos(share * 2 * Math.PI) * -0.5 - swell * 0.5);
  const heads = [1, -1].map((side) =>
    placed(
      head,
      chainOf(
        standing(
          onHoop(side * start, middle + wire * 0.22),
          along(side > 0 ? start + Math.PI : -start),
          outwards(side * start),
        ),
        scaled(1, 1, side),
      ),
    ),
  );
  const gem = accents && stoneOf(accents);
  const jewels = gem
    ? settingsAt(
        bezel(gem, { wall: 0.3 * thin, drop: 0.9 }),
        Array.from({ length: Math.ceil(accents.count / 2) }).flatMap((_, at) =>
          [1, -1].slice(0, 2 * at + 1 < accents.count ? 2 : 1).map((side) => {
            const angle = side * (start + 0.16 + ((at + 0.5) * (gem.width + 1.1)) / (middle + wire));
            return standing(
              onHoop(angle, middle + radiusAt(Math.abs(angle) / (2 * Math.PI)) + 0.22),
              outwards(angle),
              along(angle),
            );
          }),
        ),
      )
    : { parts: [], gems: [] };
  const collars = [1, -1].flatMap((side) =>
    [0.02, 0.1].map((extra) => ringAround(side * (start + extra), middle, radiusAt(0) * 1.02, 0.42 * thin)),
  );
  const wound =
    !gem && choices.chance(0.6)
      ? windings(start, middle, radiusAt, thin, choices.within(0.5, 1.1))
      : { parts: [], gems: [] };
  const dressed: Setting = together(solids([...heads, ...collars]), jewels, wound);
  const left = volume * gauge ** 1.5 * (inner / 28.6) - metalVolume(dressed);
  const outside = tube(path, radiusAt, { sides: 20, ends: 'flat' });
  const wall = Math.min(
    // What is thicker than 4 mm is made hollow.
    wire > SOLID ? SOLID / 2 : wire,
    Math.max(THINNEST_MM, left / (4 * Math.PI ** 2 * middle * wire * 0.9)),
  );
  const inside = tube(
    path.filter((_, at) => at % 2 === 0),
    (share) => Math.max(0.05, radiusAt(share) - wall),
    { sides: 12, ends: 'flat' },
  );
  const body: Mesh =
    wall > wire * 0.8
      ? outside
      : joined([outside, { positions: inside.positions, indices: inside.indices.toReversed() }]);
  return lying(together(solids([body], METAL), dressed), 2 * wire * (1 + swell), 0.12);
}

function ringAround(angle: number, middle: number, radius: number, wire: number): Mesh {
  return placed(torus(radius, wire, 28, 8), standing(onHoop(angle, middle), along(angle)));
}

/** A bead wire wound around the hoop. */
function windings(
  start: number,
  middle: number,
  radiusAt: (share: number) => number,
  thin: number,
  apart: number,
): Setting {
  const turns = Math.round(34 / apart);
  const grain = 0.3 * thin;
  const count = turns * 30;
  return copies(
    sphere(grain, 6),
    steps(count).map((share) => {
      const angle = start + 0.14 + share * (2 * Math.PI - 2 * start - 0.28);
      const phase = share * 2 * Math.PI * turns;
      const reach = radiusAt(share) + grain * 0.2;
      const at: Vector = onHoop(angle, middle + Math.cos(phase) * reach, Math.sin(phase) * reach);
      return moved(at);
    }),
  );
}

/** A lotus bud: petals around a ball, its tip up +Y. */
function bud(r: number): Mesh {
  const one = plate(petal(r * 1.5, r * 0.95, { points: 8, tip: 0.9 }), {
    rim: r * 0.12,
    dome: r * 0.14,
    middle: [0, r * 0.7],
    levels: 3,
  });
  const petals = turn(7).map((angle) =>
    placed(
      one,
      chainOf(
        standing([0, 0, 0], [0, 1, 0], [Math.cos(angle), 0, Math.sin(angle)]),
        moved([0, -r * 0.25, r * 0.78]),
      ),
    ),
  );
  const ball = placed(sphere(r * 0.92, 20), moved([0, r * 0.3, 0]));
  const hollow = placed(sphere(Math.max(0.2, r * 0.92 - SOLID / 2), 12), moved([0, r * 0.3, 0]));
  return joined([
    ball,
    ...(r * 0.92 > SOLID ? [{ positions: hollow.positions, indices: hollow.indices.toReversed() }] : []),
    ...petals,
    placed(sphere(r * 0.26, 10), moved([0, r * 1.2, 0])),
  ]);
}

function knob(r: number, sides: number): Mesh {
  const shape = (share: number): Mesh =>
    placed(
      revolve(
        [
          [0, -r * 0.75],
          [r * 0.8, -r * 0.75],
          [r, -r * 0.35],
          [r, r * 0.2],
          [r * 0.7, r * 0.6],
          [r * 0.35, r * 0.75],
          [0, r * 0.77],
        ],
        sides,
      ),
      chainOf(moved([0, r * 0.25, 0]), scaled(share, share, share)),
    );
  if (r <= SOLID) return shape(1);
  const inside = shape(1 - SOLID / 2 / r);
  return joined([shape(1), { positions: inside.positions, indices: inside.indices.toReversed() }]);
}
