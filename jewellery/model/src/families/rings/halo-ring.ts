import { moved } from '../../geometry/matrix.ts';
import type { Model } from '../../model.ts';
import { pillow } from '../../cuts/outlines.ts';
import type { PieceStones } from '../../piece.ts';
import { gallery } from '../../settings/gallery.ts';
import { grown, type GirdlePoint } from '../../settings/girdle.ts';
import { halo, haloEdge, haloRoom } from '../../settings/halo.ts';
import { prongHead } from '../../settings/prong-head.ts';
import { movedSetting, together, type Setting } from '../../settings/setting.ts';
import { stoneOf, type SizedStone } from '../../settings/sized-stone.ts';
import { bezel } from '../../settings/bezel.ts';
import { pearlCup } from '../../settings/pearl-cup.ts';
import type { Choices } from '../choices.ts';
import type { Workshop } from '../family.ts';
import { barOf, fingerRadius } from './finger.ts';
import { headAt } from './head.ts';
import { shankOf, shankStyleFor } from './shank/shank-for.ts';
import { shoulderRoom, shoulderStones } from './shoulder-stones.ts';
import { standingRing } from './standing-ring.ts';

export interface HaloRing extends Workshop {
  readonly centre: PieceStones;
  readonly accents: PieceStones;
  /** What spreads under the collar, so that it reaches this far from the middle: petals, rays. */
  readonly under?: (edge: number, gauge: number) => Setting;
}

/** A stone in one or two collars of small ones; what the collars do not take runs down the shoulders. */
export function haloRing(ring: HaloRing, metal: number): Model {
  const { piece, choices, gauge, centre, accents, under } = ring;
  const [stone, small] = [stoneOf(centre), stoneOf(accents)];
  const vintage = piece.style === 'vintage' || piece.style === 'traditional' || piece.style === 'temple';
  const collars = collarsFor(stone, small, accents.count, choices);
  const seated = collars.reduce((sum, { count }) => sum + count, 0);
  const left = accents.count - seated;
  const edge = collars.at(-1)?.edge ?? stone.girdle;
  const reach = Math.max(...edge.map(([x]) => x));
  const across = choices.chance(0.12) && stone.length > stone.width * 1.2;
  const inner = fingerRadius({ piece });
  const bar = barOf(metal, choices.within(1.1, 1.7), gauge);
  const style = shankStyleFor(piece.motif, left > 0, choices);
  const thickness = 0.7 * gauge;
  const girdle =
    Math.max(inner + 0.35 + stone.pavilion, inner + bar.thickness + thickness + 0.8) +
    choices.within(0.1, 0.7);
  const shank = shankOf(
    style,
    {
      inner,
      ...bar,
      girdle: girdle - thickness,
      reach: (across ? stone.length / stone.width : 1) * reach * 0.78,
      clear: Math.atan2(reach * 0.8 + small.length * 0.5, inner + bar.thickness),
      paved: left > 0 ? small.width * 1.22 : 0,
    },
    choices,
  );
  const drop = girdle - shank.top + bar.thickness * 0.35;
  const shape = choices.pick(
    vintage ? (['milgrain', 'scalloped'] as const) : (['plain', 'scalloped', 'plain'] as const),
  );
  const [step, slope] = [choices.within(0, 0.12), choices.within(0.05, 0.34)];
  let below = stone.kind === 'pearl' ? stone.crown * 0.3 : stone.crown * step;
  const rims = collars.map(({ around, count }) => {
    const rim = halo(stone, small, { count, thickness, around, drop: below, slope, edge: shape });
    below += Math.tan(slope) * small.width * 1.1;
    return rim;
  });
  const base = gallery(grown(edge, -small.width * 0.35), {
    top: -below - thickness * 0.8,
    bottom: -drop,
    foot: Math.min(0.62, (Math.min(shank.seat, 2) + 0.5) / reach),
    wire: 0.3 * gauge,
    struts: choices.pick([6, 8, 10]),
    pattern: choices.pick(['plain', 'lattice', 'scroll']),
  });
  const set = headAt(
    together(
      heldOpen(stone, choices, thickness, gauge, vintage),
      ...rims,
      base,
      under ? movedSetting(under(reach, gauge), moved([0, -below - thickness * 1.1, 0])) : together(),
    ),
    girdle,
    across ? Math.PI / 2 : 0,
  );
  return standingRing(
    together(
      shank.setting,
      set,
      left > 0
        ? shoulderStones(shank.rows, small, Math.min(left, shoulderRoom(shank.rows, small)))
        : together(),
    ),
    // From higher up: what tells one collar from another lies in its plane.
    under
      ? { hero: 0.5, above: 0.66 }
      : { hero: choices.within(0.38, 0.7), above: choices.within(0.68, 0.84) },
  );
}

interface Collar {
  readonly around: readonly GirdlePoint[];
  readonly edge: readonly GirdlePoint[];
  readonly count: number;
}

/** One collar, or two when there are stones for two; an even number is left for the shoulders. */
function collarsFor(stone: SizedStone, small: SizedStone, asked: number, choices: Choices): Collar[] {
  const shaped = stone.cut === 'round' && choices.chance(0.62);
  const around = shaped ? shapedAround(stone, choices.pick(COLLAR_SHAPES)) : stone.girdle;
  const edge = haloEdge(around, small);
  const room = haloRoom(around, small);
  const second = haloRoom(edge, small);
  if (asked <= room) return [{ around, edge, count: asked }];
  if (asked >= (room + second) * 0.8)
    return [
      { around, edge, count: Math.min(room, asked) },
      { around: edge, edge: haloEdge(edge, small), count: Math.min(asked - room, second) },
    ];
  // One or two stones on a shoulder look lost: the collar gives up some.
  const onShoulders = Math.min(
    Math.max(6, asked - room),
    Math.max(asked - Math.ceil(room * 0.82), asked - room),
  );
  return [
    { around, edge, count: asked - onShoulders - (onShoulders % 2) * (asked - onShoulders > 6 ? 1 : 0) },
  ];
}

/** What a collar around a round stone may be beside round. */
const COLLAR_SHAPES = ['cushion', 'octagon', 'hexagon', 'flower', 'compass'] as const;

function shapedAround(stone: SizedStone, shape: (typeof COLLAR_SHAPES)[number]): GirdlePoint[] {
  const size = (stone.width / 2) * 1.02;
  if (shape === 'cushion') return cushionAround(stone);
  if (shape === 'compass') {
    const turned = cushionAround(stone);
    return turned.map((_, at) => {
      // An eighth of a turn on, from the point that then comes first.
      const [x, z] = turned[(at + 42) % 48] ?? [0, 0];
      return [(x - z) * Math.SQRT1_2, (x + z) * Math.SQRT1_2] as const;
    });
  }
  return Array.from({ length: 48 }, (_, at) => {
    const angle = (2 * Math.PI * at) / 48;
    const r = size * (shape === 'flower' ? 1.08 + 0.07 * Math.cos(8 * angle) : cornered(angle, shape));
    return [r * Math.cos(angle), r * Math.sin(angle)] as const;
  });
}

/** Distance of a polygon's edge from its middle, its sides at 1, its corners taken off a little. */
function cornered(angle: number, shape: 'octagon' | 'hexagon'): number {
  const step = (2 * Math.PI) / (shape === 'octagon' ? 8 : 6);
  const off = (((angle % step) + step) % step) - step / 2;
  return Math.min(1 / Math.cos(off), 0.985 / Math.cos(step / 2));
}

/** A square with round corners that a round stone touches. */
function cushionAround(stone: SizedStone): GirdlePoint[] {
  const { touches, between } = pillow(3, 1);
  const coarse = touches.flatMap(({ point }, at) => [point, between[at] ?? point]);
  const size = (stone.width / 2) * 1.02;
  return Array.from({ length: 48 }, (_, at) => {
    const [from, to] = [
      coarse[Math.floor(at / 3)] ?? [0, 0],
      coarse[(Math.floor(at / 3) + 1) % coarse.length] ?? [0, 0],
    ];
    const share = (at % 3) / 3;
    return [
      (from[0] + (to[0] - from[0]) * share) * size,
      (from[1] + (to[1] - from[1]) * share) * size,
    ] as const;
  });
}

/** The centre stone above its collar: prongs that grow out of the gallery, or a thin rim. */
function heldOpen(
  stone: SizedStone,
  choices: Choices,
  thickness: number,
  gauge: number,
  vintage: boolean,
): ReturnType<typeof prongHead> {
  const kind = choices.pick(['four', 'six', 'double', 'bezel', 'claw'] as const);
  if (stone.kind === 'pearl')
    return pearlCup(stone, {
      wall: 0.3 * gauge,
      drop: stone.pavilion + 0.6,
      leaves: kind === 'six' || kind === 'bezel' ? 0 : 4,
    });
  if (kind === 'bezel')
    return bezel(stone, {
      wall: 0.3 * gauge,
      drop: thickness * 1.6,
      floor: false,
      taper: 0.9,
      milgrain: vintage,
    });
  const six = kind === 'six' && (stone.cut === 'round' || stone.cut === 'oval');
  return prongHead(stone, {
    drop: thickness * 1.9 + 0.3,
    foot: 0.8,
    belly: 0,
    rails: [1],
    prongs: six ? 6 : 4,
    tip: kind === 'double' ? 'double' : kind === 'claw' ? 'claw' : 'round',
  });
}
