import { chainOf, moved, standing } from '../../geometry/matrix.ts';
import { placed, type Mesh } from '../../geometry/mesh.ts';
import { revolve, torus } from '../../geometry/revolve.ts';
import { turn } from '../../geometry/vector.ts';
import { seated } from '../../motifs/seated.ts';
import { weighedMotif } from '../../motifs/weighed.ts';
import { movedSetting, settingsAt, solids, together, type Setting } from '../../settings/setting.ts';
import { stoneOf, type SizedStone } from '../../settings/sized-stone.ts';
import type { Choices } from '../choices.ts';
import type { Family } from '../family.ts';
import { atLeast, SHEET, WALL } from '../walls.ts';
import { domeOf, type Dome, type DomeShape, type DomeWork } from './dome.ts';
import { frieze } from './chandbali/frieze.ts';
import { behind, FACING, loop, post } from './fittings.ts';
import { hanging, HANGINGS, hangingPearl, REACH, type Hanging } from './chandbali/hangings.ts';
import { hangingPair, turnOf } from './pair.ts';

const SHAPES: readonly [DomeShape, ...DomeShape[]] = ['half', 'half', 'bell', 'umbrella', 'lantern', 'cone'];
const WORKS: readonly [DomeWork, ...DomeWork[]] = [
  'plain',
  'ribs',
  'ribs',
  'petals',
  'petals',
  'lattice',
  'steps',
];
/** From the lowest point of what is above to the crown of a dome: a ring and a knob. */
const LINK = 2.5;
/** Metal of the dome and of the motif at the usual gauge, cubic millimetres. */
const DOME_METAL = 106;
const MOTIF_METAL = 44;

/** A flower or bird at the ear, a dome of gold that swings below it, pearls or grains around its rim. */
export const jhumka: Family = ({ piece, choices, gauge, accents }) => {
  const [radius, height] = [piece.width_tenth_mm / 20, piece.height_tenth_mm / 10];
  const stone = accents && stoneOf(accents);
  const [pearl, gem] = stone?.kind === 'pearl' ? [stone, undefined] : [undefined, stone];
  const each = accents ? Math.floor(accents.count / 2) : 0;
  const heavy = gauge ** 1.6;
  const kind = choices.pick(HANGINGS);
  const size = choices.within(0.85, 1.1) * (0.35 + radius * 0.08) * gauge ** 0.6;
  const reach = pearl ? 1.1 + pearl.width : size * REACH[kind];
  const room = height - reach - LINK;
  const tall = Math.max(radius * 0.65, Math.min(radius * choices.within(0.95, 1.25), room * 0.55));
  const top = Math.max(radius * 0.45, Math.min(radius * 0.8, (room - tall) / 2));
  const spare = room - tall - 2 * top;
  const upper = spare > 4.6 ? { radius: radius * choices.within(0.5, 0.62), tall: spare - LINK } : undefined;
  const motif = weighedMotif(piece.motif, {
    radius: top,
    volume: MOTIF_METAL,
    gauge: heavy,
    least: atLeast(WALL, gauge),
    look: choices.whole(0, 1e9),
  });
  const onTop = gem ? onMotif(each, choices) : 0;
  const jewelled = gem && onTop > 0 ? seated(motif, gem, onTop, 0.26 * gauge) : undefined;
  const onDome = gem && (jewelled?.left ?? 0) + each - onTop;
  const [shape, work, folds] = [choices.pick(SHAPES), choices.pick(WORKS), choices.pick([8, 10, 12, 16])];
  const [share, slack, below] = upper ? [0.8, 0, upper.tall + LINK] : [1, Math.max(0, spare), 0];
  const dome = domeOf({
    shape,
    work,
    radius,
    height: tall,
    volume: DOME_METAL * heavy * share,
    folds,
    least: atLeast(SHEET, gauge),
  });
  const gap = LINK + slack;
  const bells: Setting[] = [solids(linkage(gap))];
  if (upper) {
    const small = domeOf({
      shape,
      work,
      radius: upper.radius,
      height: Math.min(upper.tall, upper.radius * 1.05),
      volume: DOME_METAL * heavy * 0.3,
      folds,
      least: atLeast(SHEET, gauge),
    });
    bells.push(
      movedSetting(
        together(
          solids([small.mesh]),
          frieze(small, {
            stone: undefined,
            count: 0,
            gauge,
            choices,
            most: 1,
            length: upper.tall + upper.radius * 0.5,
          }),
        ),
        moved([0, -gap, 0]),
      ),
    );
    bells.push(movedSetting(solids(linkage(below)), moved([0, -gap, 0])));
  }
  const crown = -gap - below;
  return hangingPair(
    together(
      motif.setting,
      jewelled?.setting ?? solids([]),
      solids([placed(post(true), behind(motif, 0.3))]),
      movedSetting(
        together(
          ...bells,
          movedSetting(
            together(
              solids([dome.mesh]),
              frieze(dome, {
                stone: onDome ? gem : undefined,
                count: onDome ?? 0,
                gauge,
                choices,
                length: tall + radius * 0.55,
              }),
              fringe(dome, pearl, each, { kind, size, gauge }),
            ),
            moved([0, crown, 0]),
          ),
        ),
        moved(motif.foot),
      ),
    ),
    { gap: 0.36, turn: turnOf(piece.look) },
  );
};

/** Stones of one piece that go to its motif: one, or a flower of them, as long as the dome gets a whole row. */
function onMotif(each: number, choices: Choices): number {
  const wish = choices.pick([1, 1, 5, 6, 7, 9]);
  return each - wish >= 7 ? wish : each - 1 >= 5 ? 1 : 0;
}

/** Rings and a knob between a foot at the origin and the crown of a dome. */
function linkage(span: number): Mesh[] {
  const wire = 0.34;
  const rings = Math.max(1, Math.round((span - 1.3) / 1.3));
  const pitch = (span - 1.15) / rings;
  return [
    ...Array.from({ length: rings }, (_, at) =>
      placed(loop(pitch / 2 + wire * 0.9, wire, at % 2 === 1), moved([0, -pitch * (at + 0.5), 0])),
    ),
    placed(torus(0.5, wire, 14, 6), chainOf(moved([0, 1 - span, 0]), FACING)),
    placed(
      revolve(
        [
          [0, -0.35],
          [1.2, -0.3],
          [1.25, -0.05],
          [0.75, 0.1],
          [0.9, 0.35],
          [0.55, 0.7],
          [0, 0.75],
        ],
        20,
      ),
      moved([0, -span, 0]),
    ),
  ];
}

interface FringeOptions {
  readonly kind: Hanging;
  readonly size: number;
  readonly gauge: number;
}

/** What hangs from the rim: the catalogue's pearls, each of them, or as much gold as has room. */
function fringe(
  dome: Dome,
  pearl: SizedStone | undefined,
  each: number,
  { kind, size, gauge }: FringeOptions,
): Setting {
  const around = 2 * Math.PI * dome.radiusAt(1);
  const one = pearl ? hangingPearl(pearl, gauge) : hanging(kind, size, gauge);
  const count = pearl ? each : Math.min(26, Math.floor(around / (size * 1.75)));
  return settingsAt(
    one,
    turn(count).map((angle) => {
      const { at } = dome.place(angle, 0.985, 0.05);
      return standing([at[0], at[1] - 0.1, at[2]], [0, 1, 0], [Math.cos(angle), 0, -Math.sin(angle)]);
    }),
  );
}
