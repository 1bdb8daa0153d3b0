import { smooth, stations } from '../../geometry/curve.ts';
import { chainOf, moved, standing, turnedX } from '../../geometry/matrix.ts';
import { joined, placed, type Mesh } from '../../geometry/mesh.ts';
import { plate } from '../../geometry/plate.ts';
import { revolve, sphere } from '../../geometry/revolve.ts';
import { tube } from '../../geometry/sweep.ts';
import { add, cross, lengthOf, steps, subtract, times, turn } from '../../geometry/vector.ts';
import type { LinearColour, Material, Model, Vector } from '../../model.ts';
import { around } from '../../motifs/outlines.ts';
import { seated } from '../../motifs/seated.ts';
import { weighedMotif } from '../../motifs/weighed.ts';
import { collet } from '../../settings/collet.ts';
import { copies, movedSetting, settingsAt, solids, together, type Setting } from '../../settings/setting.ts';
import { stoneOf } from '../../settings/sized-stone.ts';
import { boundsOf } from '../bounds.ts';
import { choicesFrom, type Choices } from '../choices.ts';
import type { Family } from '../family.ts';
import { atLeast, WALL } from '../walls.ts';

const SILKS: readonly [LinearColour, ...LinearColour[]] = [
  [0.45, 0.012, 0.02],
  [0.62, 0.16, 0.01],
  [0.2, 0.012, 0.05],
  [0.42, 0.05, 0.16],
  [0.02, 0.1, 0.06],
  [0.03, 0.05, 0.2],
  [0.5, 0.3, 0.02],
  [0.03, 0.16, 0.2],
];
const BEADS: readonly [LinearColour, ...LinearColour[]] = [
  [0.35, 0.01, 0.03],
  [0.01, 0.16, 0.09],
  [0.7, 0.68, 0.62],
  [0.01, 0.05, 0.22],
];
const GOLD_SILK: LinearColour = [0.62, 0.4, 0.12];
const cloth = (colour: LinearColour): Material => ({ kind: 'cloth', colour });

/** How the cords lie from where the beads end: bent up, spread wide, or in a bow. */
const CORDS = {
  bent: [
    [18, 3.5],
    [16.5, 10.5],
    [9, 15],
    [4.5, 20],
  ],
  wide: [
    [17.5, 3],
    [20, 7],
    [18.5, 12.5],
  ],
  bow: [
    [17, 4.5],
    [20.5, 10],
    [17.5, 15.5],
    [12, 14],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [number, number])[]>>;

/** How a rakhi is mounted and laid: by lots of its own, so that its gold stays as it is. */
export const rakhiChoices = (choices: Choices) => ({
  lobes: choices.pick([6, 8, 12, 16]),
  deep: choices.pick([0, 0.06, 0.12]),
  cord: choices.pick(['bent', 'wide', 'bow'] as const),
  under: choices.pick([GOLD_SILK, [0.72, 0.68, 0.58], [0.04, 0.12, 0.07], [0.4, 0.02, 0.05]] as const),
  border: choices.pick(['none', 'pearls', 'gold'] as const),
  azimuth: choices.within(-0.4, 0.4),
  elevation: choices.within(0.8, 1.3),
});

/** Beads sewn around the silk the motif lies on. */
function border(kind: ReturnType<typeof rakhiChoices>['border'], radius: number): Setting {
  if (kind === 'none') return { parts: [], gems: [] };
  const size = kind === 'pearls' ? 0.72 : 0.5;
  const at = radius * 1.29;
  return copies(
    sphere(size, 10),
    turn(Math.floor((2 * Math.PI * at) / (size * (kind === 'pearls' ? 3.4 : 2.2)))).map((angle) =>
      moved([at * Math.cos(angle), at * Math.sin(angle), 0.15]),
    ),
    kind === 'pearls' ? { kind: 'pearl' } : cloth(GOLD_SILK),
  );
}

/** A gold motif on twisted silk with beads and tassels, laid out on the table. */
export const rakhi: Family = ({ piece, choices, gauge, accents }): Model => {
  const radius = choices.within(6.5, 8.5);
  const thin = Math.sqrt(gauge);
  const motif = weighedMotif(piece.motif, {
    radius,
    volume: 94,
    // A thin one is a foil on silk, and its wires are hairlines.
    gauge: 0.7 + 0.3 * gauge ** 1.5,
    least: atLeast(WALL, gauge),
    look: choices.whole(0, 1e9),
  });
  const stone = accents && stoneOf(accents);
  const count = accents?.count ?? 0;
  // Two eyes and a mouth make a sun a face: it takes one stone, the others stand around it.
  const onMotif = piece.motif === 'sun' && count <= 3 ? Math.min(1, count) : count;
  const seats = stone
    ? seated(motif, stone, onMotif, 0.22 * thin)
    : { setting: { parts: [], gems: [] }, left: 0 };
  const set = { setting: seats.setting, left: seats.left + count - onMotif };
  const silk = choices.pick(SILKS);
  const laid = rakhiChoices(choicesFrom(piece.look + 17));
  const { lobes, deep } = laid;
  const base = (share: number, depth: number): Mesh =>
    plate(
      around(lobes * 8, (angle) => radius * share * (1 + deep * Math.abs(Math.cos((angle * lobes) / 2)))),
      { rim: depth, edge: 0.3, levels: 3 },
    );
  const sway = choices.within(2, 5);
  const half = (side: 1 | -1): Vector[] =>
    smooth(
      [
        [0, 0, -1.2],
        [side * radius * 1.1, -sway * 0.2, -0.5],
        [side * 13, sway * 0.1, 0],
        ...CORDS[laid.cord].map(([x, y]): Vector => [side * x, y + sway * 0.5, 0]),
      ],
      10,
    );
  const sides = ([1, -1] as const).map((side) => half(side));
  const threads = solids(
    sides.flatMap((path) => twisted(path, 0.62)),
    cloth(silk),
  );
  const zari = solids(
    sides.flatMap((path) => twisted(path, 0.62, 0.3).slice(0, 1)),
    cloth(GOLD_SILK),
  );
  const bead = choices.within(1.5, 2);
  const colour = choices.pick(BEADS);
  const pearly = choices.chance(0.4);
  const spots = sides.map((path) => beadPlaces(path, radius + 1.6, bead * 2.05, choices.pick([4, 6])));
  const balls = copies(
    sphere(bead, 20),
    spots.flatMap((places) => places.filter((_, at) => at % 2 === 0)),
    pearly ? { kind: 'pearl' } : { kind: 'bead', colour },
  );
  const gold = copies(
    revolve(
      [
        [0, -bead * 0.6],
        [bead * 0.6, -bead * 0.55],
        [bead * 0.85, 0],
        [bead * 0.6, bead * 0.55],
        [0, bead * 0.6],
      ],
      16,
    ),
    spots.flatMap((places) => places.filter((_, at) => at % 2 === 1)),
    cloth(GOLD_SILK),
  );
  const extra =
    stone && set.left > 0
      ? settingsAt(
          collet(stone, 0.26 * thin),
          Array.from({ length: set.left }, (_, at) => {
            const angle = Math.PI / 2 + (2 * Math.PI * at) / set.left;
            return chainOf(
              moved([radius * 1.16 * Math.cos(angle), radius * 1.16 * Math.sin(angle), 0.95]),
              turnedX(Math.PI / 2),
            );
          }),
        )
      : { parts: [], gems: [] };
  const tassels = solids(
    sides.map((path, at) => tassel(path.at(-1) ?? [0, 0, 0], at === 0 ? 1 : -1)),
    cloth(silk),
  );
  const whole = together(
    movedSetting(
      together(motif.setting, set.setting),
      // Sewn on: its back lies in the silk.
      moved([0, 0, 0.34 - boundsOf(motif.setting).low[2]]),
    ),
    extra,
    solids([placed(base(1.24, 0.9), moved([0, 0, -0.5]))], cloth(silk)),
    solids([placed(base(1.34, 0.5), moved([0, 0, -0.7]))], cloth(laid.under)),
    border(laid.border, radius),
    threads,
    zari,
    balls,
    gold,
    tassels,
  );
  return {
    ...movedSetting(whole, turnedX(-Math.PI / 2)),
    ground: { normal: [0, 1, 0], offset: -1.2 },
    cameras: {
      hero: { azimuth: laid.azimuth, elevation: laid.elevation, fieldOfView: 20, fill: 0.92 },
      front: { azimuth: 0, elevation: 1.3, fieldOfView: 20, fill: 0.94 },
      side: { azimuth: 0.6, elevation: 0.5, fieldOfView: 20, fill: 1.1, target: [0, 0, 0] },
    },
  };
};

/** Two strands of silk around each other. */
function twisted(path: readonly Vector[], wire: number, share = 1): Mesh[] {
  const line = stations(path, 70);
  return [0, Math.PI].map((phase) =>
    tube(
      line.map(({ at, tangent }, index) => {
        const angle = index * 0.75 + phase * share;
        const side = cross([0, 0, 1], tangent);
        return add(
          at,
          add(times(side, wire * 0.75 * Math.cos(angle)), [0, 0, wire * 0.75 * Math.sin(angle)]),
        );
      }),
      wire,
      { sides: 7 },
    ),
  );
}

/** Beads threaded one after the other, from a distance outwards; alternately large and flat. */
function beadPlaces(path: readonly Vector[], from: number, pitch: number, count: number) {
  const line = stations(path, 140);
  let gone = 0;
  let next = from;
  const out: ReturnType<typeof standing>[] = [];
  for (let at = 1; at < line.length && out.length < count; at += 1) {
    const [now, before] = [line[at], line[at - 1]];
    if (!now || !before) break;
    gone += lengthOf(subtract(now.at, before.at));
    if (gone < next) continue;
    out.push(standing([now.at[0], now.at[1], now.at[2] + 0.3], now.tangent));
    next += pitch * 0.82;
  }
  return out;
}

/** A bound end of silk and its loose threads. */
function tassel(at: Vector, side: 1 | -1): Mesh {
  const threads = steps(11).map((share) => {
    const spread = (share - 0.5) * 1.1;
    return tube(
      smooth(
        [
          [0, 0, 0],
          [side * 3, spread * 1.6, 0.5 * Math.sin(share * 20)],
          [side * 8.5, spread * 7, -0.4],
        ],
        5,
      ),
      0.24,
      { sides: 5 },
    );
  });
  return placed(joined([...threads, placed(sphere(1.25, 14), moved([0, 0, 0]))]), moved(at));
}
