import { facingRing } from '../../chains/bail.ts';
import { arc, stations } from '../../geometry/curve.ts';
import { IDENTITY, moved } from '../../geometry/matrix.ts';
import { placed, type Mesh } from '../../geometry/mesh.ts';
import { revolve, sphere } from '../../geometry/revolve.ts';
import type { LinearColour, Material, Matrix } from '../../model.ts';
import { motifOf } from '../../motifs/motif-of.ts';
import {
  copies,
  METAL,
  movedSetting,
  SATIN,
  solids,
  together,
  type Setting,
} from '../../settings/setting.ts';
import { choicesFrom, type Choices } from '../choices.ts';
import { SHEET } from '../walls.ts';
import { beadDrop } from '../necklaces/drops.ts';

/** Turns a cup made around Y so that its belly looks to the viewer. */
const UPRIGHT: Matrix = [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1];
const FACE_UP: Matrix = [1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 1];
/** Ruby red and leaf green, the colours of meenakari. */
const ENAMELS: readonly [LinearColour, ...LinearColour[]] = [
  [0.4, 0.008, 0.016],
  [0.008, 0.12, 0.045],
];
const SIDES = 36;
/** A cup is raised from sheet, which is stretched at its rim, millimetres. */
const CUP = 1.1 * SHEET;

interface Cup {
  readonly radius: number;
  readonly bulge: number;
  readonly wall: number;
  /** Petals around the rim; `0` is round. */
  readonly petals: number;
}

/**
 * Two small cups side by side, as they are worn in the west of India, with their beads; they hang from the origin and,
 * aside, from where the strand has risen to.
 */
export function vatis(
  thick: number,
  motif: string,
  choices: Choices,
  look: number,
  rise: (aside: number) => number,
): Setting {
  const [radius, bulge] = [choices.within(6, 7.6), choices.within(0.5, 0.8)];
  const vary = choicesFrom(look + 7);
  const build = vary.pick(['motif', 'petals', 'enamel', 'flat', 'petals'] as const);
  const made: Cup = {
    radius: radius * vary.pick([0.84, 0.95, 1.08]),
    bulge: build === 'flat' ? bulge * 0.45 : bulge,
    wall: Math.max(CUP, 0.5 * thick),
    petals: build === 'petals' ? vary.pick([6, 8, 12]) : 0,
  };
  const front = made.bulge * made.radius;
  const figure = motifOf(motif, {
    radius: made.radius * (build === 'flat' ? 0.68 : 0.6),
    rim: Math.max(0.24, Math.min(0.6, 0.45 * thick)),
    choices,
  }).setting;
  const one = movedSetting(
    together(
      // What is frosted shows the figure that shines on it.
      solids([cupOf(made)], build === 'motif' || build === 'flat' ? SATIN : METAL),
      rimOf(made, vary.pick(['grains', 'grains', 'beads', 'none'] as const)),
      build === 'enamel'
        ? jewelled(made, front, { kind: 'enamel', colour: vary.pick(ENAMELS) })
        : movedSetting(pressedOn(figure, made, front), moved([0, front + proud(made), 0]), FACE_UP),
    ),
    UPRIGHT,
  );
  const apart = made.radius + 1.1;
  const low = -made.radius - 2.4;
  const fringe = vary.pick(['none', 'one', 'three', 'none'] as const);
  const drops = fringe === 'none' ? [] : fringe === 'one' ? [0] : [-0.5, 0, 0.5];
  const hung = together(
    ...drops.map((turn) =>
      movedSetting(
        beadDrop(1.25, Math.min(1.4, thick)),
        moved([made.radius * Math.sin(turn), low - made.radius * Math.cos(turn) + 0.3, 0]),
      ),
    ),
  );
  const [left, right] = [rise(-apart), rise(apart)];
  return together(
    ...(
      [
        [-apart, left],
        [apart, right],
      ] as const
    ).flatMap(([x, up]) => [
      movedSetting(one, moved([x, low + up, 0])),
      movedSetting(hung, moved([x, up, 0])),
      facingRing([x, up - 2, 0], 0.9, 0.3),
      copies(sphere(1.15, 14), [moved([x, up - 0.9, 0])]),
    ]),
    copies(sphere(1.5, 14), [moved([0, -0.4, 0])]),
  );
}

/** A flat figure bent to the belly of a cup, so that its edge stands off nowhere. */
const pressedOn = ({ parts }: Setting, { radius, wall }: Cup, front: number): Setting => ({
  parts: parts.flatMap(({ mesh, material, instances = [IDENTITY] }) =>
    instances.map((place) => {
      // What is thin is struck low.
      const low = Math.min(1, 0.6 + 0.6 * wall);
      const positions = placed(mesh, place).positions.slice();
      for (let at = 0; at < positions.length; at += 3) {
        const away = Math.hypot(positions[at] ?? 0, positions[at + 1] ?? 0) / radius;
        positions[at + 2] =
          (positions[at + 2] ?? 0) * low - front * (1 - Math.sqrt(Math.max(0, 1 - away ** 2)));
      }
      return { mesh: { positions, indices: mesh.indices }, material };
    }),
  ),
  gems: [],
});

/** How far the top of a cup stands over the shell inside it, so that it is as thick there as at its rim, millimetres. */
const proud = ({ bulge, wall }: Cup): number => wall * (1 - bulge);

/** A hollow cup, its belly up along Y. */
function cupOf(cup: Cup): Mesh {
  const { radius, bulge, wall, petals } = cup;
  const steps = 10;
  const shell = (r: number, grow: number): (readonly [number, number])[] =>
    Array.from({ length: steps + 1 }, (_, at) => {
      const angle = (Math.PI / 2) * (at / steps);
      return [r * Math.sin(angle), bulge * r * Math.cos(angle) + grow] as const;
    });
  const mesh = revolve(
    [...shell(radius - wall, 0), ...shell(radius, proud(cup)).toReversed()].map(
      ([r, y], at) => [at === 0 || at === 2 * steps + 1 ? 0 : r, y] as const,
    ),
    petals > 0 ? 96 : SIDES,
  );
  if (petals === 0) return mesh;
  const positions = mesh.positions.slice();
  for (let at = 0; at < positions.length; at += 3) {
    const [x = 0, z = 0] = [positions[at], positions[at + 2]];
    // Grooves run out from the middle, so that the top stays smooth.
    const deep = 0.1 * Math.min(1, Math.hypot(x, z) / radius) ** 1.5;
    // A petal, not a groove, lies above: there it hangs.
    const share = 1 - deep * (1 - Math.abs(Math.cos(((Math.atan2(z, x) + Math.PI / 2) * petals) / 2)));
    positions[at] = x * share;
    positions[at + 2] = z * share;
  }
  return { positions, indices: mesh.indices };
}

function rimOf({ radius, petals }: Cup, kind: 'grains' | 'beads' | 'none'): Setting {
  if (kind === 'none' || petals > 0) return together();
  const [size, count] = kind === 'grains' ? [0.055, 44] : [0.085, 26];
  return copies(
    sphere(radius * size, 8),
    stations(arc(radius, 0, 2 * Math.PI, 64).slice(0, -1), count, true).map(({ at }) =>
      moved([at[0], 0.15, at[1]]),
    ),
  );
}

/** A round field of enamel in the middle of a cup, in a wire. */
function jewelled(cup: Cup, front: number, material: Material): Setting {
  const { radius } = cup;
  const reach = radius * 0.52;
  const under = front * (1 - Math.sqrt(1 - (reach / radius) ** 2));
  const field = revolve(
    [
      [0, -under - 0.1],
      [reach, -under - 0.1],
      [reach, -under + 0.25],
      [reach * 0.7, -under * 0.45 + 0.35],
      [reach * 0.35, -under * 0.1 + 0.4],
      [0, 0.42],
    ],
    SIDES,
  );
  return together(
    movedSetting(solids([field], material), moved([0, front + proud(cup), 0])),
    movedSetting(
      facingRing([0, 0, 0], reach + 0.1, 0.3),
      moved([0, front + proud(cup) - under + 0.1, 0]),
      FACE_UP,
    ),
  );
}
