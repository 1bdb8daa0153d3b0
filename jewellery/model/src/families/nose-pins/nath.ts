import { chainAlong } from '../../chains/chain.ts';
import { hanging as hangingChain } from '../../chains/hanging.ts';
import { cable } from '../../chains/patterns.ts';
import { smooth } from '../../geometry/curve.ts';
import { moved, standing, turnedY, turnedZ, chainOf } from '../../geometry/matrix.ts';
import { placed } from '../../geometry/mesh.ts';
import { sphere } from '../../geometry/revolve.ts';
import { tube } from '../../geometry/sweep.ts';
import type { Vector } from '../../model.ts';
import { seated } from '../../motifs/seated.ts';
import { weighedMotif } from '../../motifs/weighed.ts';
import { collet } from '../../settings/collet.ts';
import { cord, grains } from '../../settings/grains.ts';
import { copies, movedSetting, settingsAt, solids, together, type Setting } from '../../settings/setting.ts';
import { stoneOf, type SizedStone } from '../../settings/sized-stone.ts';
import { loop } from '../earrings/fittings.ts';
import { hanging, HANGINGS, hangingPearl } from '../earrings/chandbali/hangings.ts';
import { boxOf } from '../earrings/pair.ts';
import type { Choices } from '../choices.ts';
import type { Family } from '../family.ts';
import { atLeast, WALL } from '../walls.ts';

/** Metal of hoop and motif at the usual gauge, cubic millimetres. */
const HOOP_METAL = 50;
const MOTIF_METAL = 28;
/** Of the hoop's radius: a finer wire is a hairline in a picture that shows the whole, and bends. */
const LEAST = 0.038;

/** The bride's nose ring: a fine hoop, a motif on its front, stones along it, pearls or grains below. */
export const nath: Family = ({ piece, choices, gauge, accents }) => {
  const stone = accents && stoneOf(accents);
  const count = accents?.count ?? 0;
  const radius = piece.width_tenth_mm / 20;
  const heavy = gauge ** 1.9;
  const wire = Math.max(
    LEAST * radius,
    Math.min(0.95, Math.sqrt((HOOP_METAL * heavy) / (2 * Math.PI * radius * Math.PI))),
  );
  const on = (angle: number, out = 0): Vector => [
    (radius + out) * Math.sin(angle),
    -(radius + out) * Math.cos(angle),
    0,
  ];
  // The hoop opens at the upper left, where it goes through the nostril; its ends hook into each other.
  const [from, to] = [-2.15, 3.55];
  const path = Array.from({ length: 81 }, (_, at) => on(from + ((to - from) * at) / 80));
  const end = on(to);
  const ends = [
    placed(loop(wire + 0.45, wire * 0.8, true), moved(on(from))),
    tube(smooth([end, on(to + 0.09, 0.2), on(to + 0.2, -0.1), on(to + 0.26, -0.55)], 4), wire * 0.85, {
      sides: 9,
    }),
  ];
  const hoop = choices.chance(0.4)
    ? solids([
        tube(path, wire * 0.8, { sides: 10 }),
        cord(
          path.slice(6, 60).map(([x, y, z]): Vector => [x, y, z + wire * 0.75]),
          wire * 0.78,
        ),
      ])
    : solids([tube(path, (along) => wire * (0.82 + 0.3 * Math.sin(Math.PI * along)), { sides: 12 })]);
  const size = Math.max(2.2, Math.min(5, radius * choices.within(0.38, 0.5)));
  const side = choices.within(-0.75, -0.35);
  const motif = weighedMotif(piece.motif, {
    radius: size,
    volume: MOTIF_METAL,
    gauge: heavy,
    least: atLeast(WALL, gauge),
    look: choices.whole(0, 1e9),
  });
  const gem = stone?.kind === 'pearl' ? undefined : stone;
  const wanted = gem ? Math.min(count, choices.pick([1, 3, 5])) : 0;
  const set = gem ? seated(motif, gem, wanted, 0.2 * gauge) : { setting: solids([]), left: 0 };
  const rest = count - wanted + set.left;
  const plate = movedSetting(
    together(motif.setting, set.setting),
    chainOf(moved([on(side)[0], on(side)[1], wire * 0.6]), turnedZ(side * 0.5)),
  );
  const clear = Math.asin(Math.min(0.95, size / radius)) * 1.05;
  const one = together(
    hoop,
    solids(ends),
    plate,
    gem ? along(gem, rest, side + clear, 2.4, on, wire, gauge) : below(stone, count, side + clear, on, gauge),
    gem ? goldFringe(on, side, gauge, radius, choices) : solids([]),
    chain(radius, on(-2.15), choices),
  );
  const turned = movedSetting(one, turnedY(0.2));
  const { low } = boxOf(turned);
  return {
    ...turned,
    worn: { ...one, pin: on(-2.15) },
    ground: { normal: [0, 0, 1], offset: low[2] - 2.5 },
    cameras: {
      hero: { azimuth: 0.05, elevation: 0.08, fieldOfView: 20, fill: 0.82 },
      front: { azimuth: -0.2, elevation: 0, fieldOfView: 20, fill: 0.8 },
      side: { azimuth: 0.9, elevation: 0.12, fieldOfView: 20, fill: 0.78 },
    },
  };
};

type OnHoop = (angle: number, out?: number) => Vector;

/** Angle from the lowest point up to which pearls hang from a hoop. */
const LAST_PEARL = 1.15;

/** Stones in cups along the front of the hoop, a grain between two. */
function along(
  stone: SizedStone,
  count: number,
  from: number,
  to: number,
  on: OnHoop,
  wire: number,
  gauge: number,
): Setting {
  if (count < 1) return solids([]);
  const step = Math.min((stone.width + 1.1) / Math.hypot(...on(0)), (to - from) / count);
  const cup = collet(stone, 0.22 * gauge);
  const angles = Array.from({ length: count }, (_, at) => from + step * (at + 0.6));
  const raised = ([x, y]: Vector): Vector => [x, y, wire + stone.pavilion * 0.3];
  return together(
    settingsAt(
      cup,
      angles.map((angle) => standing(raised(on(angle)), [0, 0, 1])),
    ),
    copies(
      sphere(0.42, 10),
      angles.map((angle) => moved(on(angle + step / 2))),
    ),
  );
}

/** Every pearl of the row: threaded below the hoop. */
function below(
  pearl: SizedStone | undefined,
  count: number,
  from: number,
  on: OnHoop,
  gauge: number,
): Setting {
  if (!pearl)
    return grains(
      Array.from({ length: 24 }, (_, at) => on(from + at * 0.04)),
      0.45,
      { segments: 8 },
    );
  const radius = Math.hypot(...on(0));
  // The first hangs clear of the motif, the last where the hoop does not yet run down beside it.
  const first = from + pearl.width / 2 / radius - 0.08;
  const room = LAST_PEARL - first;
  const step = Math.min((pearl.width + 0.45) / radius, room / Math.max(1, count - 1));
  // Where they would touch, every other one hangs lower.
  const levels = Math.min(3, Math.ceil((pearl.width * 1.03) / (step * radius)));
  return together(
    ...Array.from({ length: count }, (_, at) =>
      movedSetting(
        hangingPearl(pearl, gauge, (at % levels) * pearl.width * 0.9),
        moved(on(first + step * at)),
      ),
    ),
  );
}

/** Little golden drops under the motif. */
function goldFringe(on: OnHoop, side: number, gauge: number, radius: number, choices: Choices): Setting {
  if (choices.chance(0.25)) return solids([]);
  const count = choices.pick([3, 5]);
  const one = hanging(choices.pick(HANGINGS), 0.45 + radius * 0.035, gauge);
  return settingsAt(
    one,
    Array.from({ length: count }, (_, at) => moved(on(side + 0.42 + at * 0.16 * Math.min(1.4, 9 / radius)))),
  );
}

/** Large ones are carried by a chain that is hooked into the hair, up and away from the hoop. */
function chain(radius: number, from: Vector, choices: Choices): Setting {
  if (radius < 8.5 || choices.chance(0.3)) return solids([]);
  const [wide, rise] = [radius * 0.9, radius * 0.62];
  const path = hangingChain(wide, radius * 1.15, 40).map(([x, y]): Vector => [
    from[0] - wide / 2 - x,
    from[1] + y + (rise * (x + wide / 2)) / wide,
    -0.3,
  ]);
  const [x, y, z] = path.at(-1) ?? from;
  const hook = tube(
    smooth(
      [
        [x - 1.4, y + 0.8, z],
        [x - 2.9, y + 1.7, z],
        [x - 3.9, y + 1.1, z],
        [x - 3.5, y - 0.1, z],
      ],
      5,
    ),
    0.3,
    { sides: 8 },
  );
  return together(
    chainAlong(path, cable({ width: 1, length: radius * 1.15 })),
    solids([placed(loop(0.9, 0.26), moved([x - 0.6, y + 0.35, z])), hook]),
  );
}
