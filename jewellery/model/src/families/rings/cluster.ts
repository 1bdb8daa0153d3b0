import { chainOf, moved, standing, turnedZ } from '../../geometry/matrix.ts';
import { placed, type Mesh } from '../../geometry/mesh.ts';
import { plate, type OutlinePoint } from '../../geometry/plate.ts';
import { ORIGIN, turn } from '../../geometry/vector.ts';
import type { LinearColour, Model, Vector } from '../../model.ts';
import { disc, petal, star as starOutline } from '../../motifs/outlines.ts';
import { strip } from '../../motifs/strip.ts';
import type { PieceStones } from '../../piece.ts';
import { bezel, smallWall } from '../../settings/bezel.ts';
import { gallery } from '../../settings/gallery.ts';
import type { GirdlePoint } from '../../settings/girdle.ts';
import { pave } from '../../settings/pave.ts';
import { pearlCup } from '../../settings/pearl-cup.ts';
import { copies, settingsAt, solids, together, type Setting } from '../../settings/setting.ts';
import { stoneOf, type SizedStone } from '../../settings/sized-stone.ts';
import { metalVolume } from '../../weight.ts';
import type { Choices } from '../choices.ts';
import type { ShowsMotif, Workshop } from '../family.ts';
import { bent, laidFlat } from './bent.ts';
import {
  butterfly,
  evilEye,
  floral,
  heart,
  leaf,
  lotus,
  placesOn,
  star,
  type ClusterMaker,
  type ClusterPlan,
} from './cluster-lines.ts';
import { barOf, fingerRadius } from './finger.ts';
import { mannerChoices, type Manner } from './manner.ts';
import { shankOf, type ShankStyle } from './shank/shank-for.ts';
import { posedRing } from './posed-ring.ts';

const PLANS: Readonly<Record<string, ClusterMaker>> = {
  floral,
  heart,
  star,
  butterfly,
  leaf,
  lotus,
  sun: floral,
  'evil-eye': evilEye,
};
/** Round heads stand on a basket; the others lie over the finger. */
const ROUND: readonly string[] = ['floral', 'star', 'sun'];
const BLUE: LinearColour = [0.02, 0.09, 0.42];

export const clusterShows: ShowsMotif = ({ piece, accents }) => accents !== undefined && piece.motif in PLANS;

const SHANKS: readonly [ShankStyle, ...ShankStyle[]] = [
  'court',
  'slim',
  'split',
  'double',
  'knife',
  'flat',
  'cathedral',
  'twist-fade',
  'broad',
  'split-three',
];

export function clusterManner({
  piece,
}: Pick<Workshop, 'piece'>): Manner<string, ShankStyle, 'collet' | 'pave'> {
  const choices = mannerChoices(piece.look);
  return { head: piece.motif, shank: choices.pick(SHANKS), setting: choices.pick(['collet', 'pave']) };
}

/** Equal stones that draw a motif. */
export function clusterRing(
  { piece, choices, gauge, accents }: Workshop & { readonly accents: PieceStones },
  metal: number,
): Model {
  const stone = stoneOf(accents);
  const inner = fingerRadius({ piece });
  const manner = clusterManner({ piece });
  const rimmed = stone.kind === 'pearl' || manner.setting === 'collet';
  const pitch = stone.length * (rimmed ? 1.34 : 1.12);
  const plan = (PLANS[piece.motif] ?? floral)(accents.count, pitch, choices);
  const look = { rimmed, petals: choices.chance(0.5), rays: choices.pick([12, 16]) };
  const raised = ROUND.includes(piece.motif);
  const reach = extent(plan) + stone.length * 0.6;
  const own = metalVolume(face(plan, stone, piece.motif, look, 1));
  const bar = barOf(Math.max(metal * 0.38, metal - own), choices.within(1.15, 1.9), gauge);
  const surface = inner + bar.thickness;
  const top = raised ? Math.max(surface + choices.within(0.9, 1.8), inner + stone.pavilion + 1) : surface;
  // Arms that rise to a head would come through one that lies on the finger.
  const shank = shankOf(
    !raised && manner.shank === 'cathedral' ? 'slim' : manner.shank,
    { inner, ...bar, girdle: top, reach: reach * 0.7, clear: reach / (inner + 1), paved: 0 },
    choices,
  );
  const head = face(plan, stone, piece.motif, look, gauge);
  const set = raised
    ? together(laidFlat(head, top), underneath(reach, top, shank.top - bar.thickness * 0.35, gauge, choices))
    : bent(head, shank.top - bar.thickness * 0.15);
  return posedRing(together(shank.setting, set), {
    look: piece.look,
    hero: choices.within(0.4, 0.6),
    above: 0.78,
  });
}

const extent = ({ lines, singles }: ClusterPlan): number =>
  Math.max(...[...lines.flatMap(({ path }) => path), ...singles].map(([x, y]) => Math.hypot(x, y)));

function underneath(reach: number, top: number, bottom: number, gauge: number, choices: Choices): Setting {
  const outline = turn(48).map((angle): GirdlePoint => [
    reach * 0.8 * Math.cos(angle),
    reach * 0.8 * Math.sin(angle),
  ]);
  return gallery(outline, {
    top: top - 0.1,
    bottom,
    foot: 0.45,
    wire: Math.max(LEAST_WIRE, 0.32 * gauge),
    struts: 8,
    pattern: choices.pick(['plain', 'lattice', 'scroll']),
  });
}

/** Millimetres a bar with stones on it is high, at least. */
const LEAST_BAR = 0.66;
/** Millimetres of a plate behind the stones, and of the radius of a wire under it, at least. */
const [LEAST_PLATE, LEAST_WIRE] = [0.6, 0.32] as const;

/** A plate whose front is at `rim`; what it lacks in thickness is added behind, where nothing is seen of it. */
function backing(outline: readonly OutlinePoint[], rim: number, dome = 0): Mesh {
  const thick = Math.max(LEAST_PLATE, rim);
  return placed(plate(outline, { rim: thick, dome }), moved([0, 0, rim - thick]));
}

interface Look {
  /** Each stone in a rim of its own, or all of them set in bars of metal. */
  readonly rimmed: boolean;
  readonly petals: boolean;
  readonly rays: number;
}

/** Stones and metal in the plane z = 0, facing +Z. */
function face(
  plan: ClusterPlan,
  stone: SizedStone,
  motif: string,
  { rimmed, petals, rays }: Look,
  gauge: number,
): Setting {
  const height = Math.max(LEAST_BAR, 0.55 * gauge + 0.15);
  const reach = extent(plan);
  const up: Vector = [0, 0, 1];
  const broad = stone.width * (rimmed ? 0.8 : 1.28);
  const bars = solids(
    plan.lines.map(({ path, closed, bar, count }) =>
      bar
        ? ray(bar, stone.width * (motif === 'lotus' ? 1.7 : 1.5), height)
        : strip(
            path,
            () => (count === 0 ? broad * 0.5 : broad),
            () => height * (count === 0 ? 0.8 : 1),
            { closed },
          ),
    ),
  );
  const seats = plan.lines.flatMap((line) =>
    placesOn(line).map(({ at, tangent }) => ({
      at: [at[0], at[1], height * 0.96] as const,
      up,
      along: tangent,
    })),
  );
  const wall = smallWall(stone.width * 0.12);
  const cup =
    stone.kind === 'pearl'
      ? pearlCup(stone, { wall: 0.24 * gauge, drop: stone.crown + 0.3 * gauge })
      : bezel(stone, { wall, drop: Math.max(height, stone.pavilion * 0.8), taper: 0.9 });
  const lift = stone.kind === 'pearl' ? stone.crown * 0.8 : rimmed ? stone.pavilion * 0.35 : 0;
  const places = [
    ...plan.singles.map(([x, y]): Vector => [x, y, height + lift + stone.width * 0.12]),
    ...(rimmed ? seats.map(({ at }): Vector => [at[0], at[1], at[2] + lift]) : []),
  ];
  return together(
    bars,
    settingsAt(
      cup,
      places.map((at) => standing(at, up, [1, 0, 0])),
    ),
    rimmed ? together() : pave(stone, seats),
    plan.singles.length > 0 && motif !== 'evil-eye'
      ? copies(
          plate(disc(stone.width * 0.85, 32), { rim: height * 1.05 }),
          plan.singles.map((at) => moved(at)),
        )
      : together(),
    ROUND.includes(motif)
      ? solids([backing(disc(reach * (motif === 'star' ? 0.4 : 0.9), 48), height * 0.5)])
      : together(),
    motif === 'sun'
      ? solids([
          placed(
            backing(
              starOutline(rays, reach + stone.width * 1.5, reach + stone.width * 0.2, 0.9),
              height * 0.6,
              height * 0.4,
            ),
            moved([0, 0, -height * 0.2]),
          ),
        ])
      : together(),
    motif === 'floral' && petals
      ? solids([
          placed(
            backing(
              disc(1, 96).map(([x, y]) =>
                scallop(x, y, reach + stone.width * 0.45, plan.lines.at(-1)?.count ?? 8),
              ),
              height * 0.7,
            ),
            moved([0, 0, -height * 0.05]),
          ),
        ])
      : together(),
    motif === 'evil-eye' ? iris(plan, stone, height) : together(),
  );
}

/** A pointed blade under a row that runs outwards. */
function ray(bar: readonly Vector[], width: number, height: number): Mesh {
  const from = bar[0] ?? ORIGIN;
  const to = bar.at(-1) ?? ORIGIN;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  return placed(
    plate(petal(length, width, { tip: 0.85, belly: 0.66 }), {
      rim: height * 0.8,
      dome: height * 0.3,
      middle: [0, length * 0.6],
    }),
    chainOf(moved(from), turnedZ(Math.atan2(dy, dx) - Math.PI / 2)),
  );
}

function scallop(x: number, y: number, radius: number, lobes: number): readonly [number, number] {
  const angle = Math.atan2(y, x);
  const r = radius * (0.93 + 0.09 * Math.abs(Math.cos(((angle - Math.PI / 2) * lobes) / 2)));
  return [x * r, y * r];
}

/** Blue enamel behind the stone in the middle of an eye. */
function iris(plan: ClusterPlan, stone: SizedStone, height: number): Setting {
  const edge =
    Math.min(...(plan.lines[0]?.path ?? []).map(([x, y]) => Math.hypot(x, y))) - stone.width * 0.36;
  const radius = Math.max(stone.width * 0.75, edge);
  return together(
    solids([backing(disc(radius, 40), height * 0.7)]),
    solids([placed(plate(disc(radius * 0.9, 40), { rim: height * 0.3 }), moved([0, 0, height * 0.5]))], {
      kind: 'enamel',
      colour: BLUE,
    }),
  );
}
