import { sweep, superellipse } from '../../geometry/sweep.ts';
import { stations } from '../../geometry/curve.ts';
import type { Vector } from '../../model.ts';
import { add, times } from '../../geometry/vector.ts';
import { pave } from '../../settings/pave.ts';
import { solids, together, type Setting } from '../../settings/setting.ts';
import { stoneOf } from '../../settings/sized-stone.ts';
import { choicesFrom, type Choices } from '../choices.ts';
import type { Family, ShowsMotif, Workshop } from '../family.ts';
import { heft } from '../heft.ts';
import { hungPendant, withBail, type Body, type Hanging } from './hung.ts';

const USUAL = 80;
const STEPS = 60;

/** A bar, upright on a bail or level between two ends of chain. */
export const barPendant: Family = (workshop) => {
  const make = (thick: number): { body: Body; hanging: Hanging } => barOf(workshop, thick);
  const { body, hanging } = make(
    heft(USUAL, workshop.gauge, (thick) => {
      const made = make(thick);
      return withBail(made.body, made.hanging).setting;
    }),
  );
  return hungPendant(body, hanging);
};

/** A bar swings or is straight; how its metal is cut has nothing to do with its motif. */
const isWave = (motif: string): boolean => motif === 'wave';

export const barShows: ShowsMotif = ({ piece }) => isWave(piece.motif);

function barOf({ piece, accents }: Workshop, thick: number): { body: Body; hanging: Hanging } {
  const choices = choicesFrom(piece.look);
  const upright = piece.height_tenth_mm > piece.width_tenth_mm * choices.within(1, 1.6);
  const stone = accents && stoneOf(accents);
  const needed = stone && accents ? accents.count * stone.length * 1.08 + 1.6 : 0;
  const length = Math.max(
    needed,
    upright ? Math.min(24, piece.height_tenth_mm / 10 - 4) : piece.width_tenth_mm / 10 + choices.within(4, 9),
  );
  const [bend, waves] = isWave(piece.motif)
    ? [length * choices.within(0.05, 0.09), choices.pick([1, 1.5, 2])]
    : [length * choices.pick([0, 0, 0.08]), 0.5];
  const spine = Array.from({ length: STEPS + 1 }, (_, at): Vector => {
    const t = at / STEPS - 0.5;
    const [along, off] = [
      t * length,
      -bend * (waves === 0.5 ? 1 - 4 * t * t : Math.sin(2 * Math.PI * waves * t)),
    ];
    return upright ? [off, along, 0] : [along, off, 0];
  });
  const broad = Math.max(stone ? stone.length * 1.3 : 0, choices.within(1.5, 2.7) * Math.sqrt(thick));
  const deep = 1.15 * thick;
  const bar = solids([barMesh(spine, broad, deep, choices)]);
  const stones = stone && accents ? row(spine, stone, accents.count, deep / 2, length, choices) : together();
  const [first, last]: readonly [Vector, Vector] = [spine[0] ?? [0, 0, 0], spine.at(-1) ?? [0, 0, 0]];
  return {
    body: {
      setting: together(bar, stones),
      hang: [last[0], last[1] + 0.1, 0],
      ...(!upright && { sides: [first, last] as const }),
    },
    hanging: { thick, look: piece.look, choices },
  };
}

/** Square, round, tapered or faceted. */
function barMesh(
  spine: readonly Vector[],
  broad: number,
  deep: number,
  choices: Choices,
): ReturnType<typeof sweep> {
  const power = choices.pick([2, 3, 7, 7]);
  const shape = choices.pick(['even', 'even', 'spindle', 'faceted', 'twisted'] as const);
  return sweep(
    spine,
    (along, index) => {
      const share =
        shape === 'spindle'
          ? 0.45 + 0.55 * Math.sin(Math.PI * along)
          : shape === 'faceted'
            ? 1 - 0.08 * (Math.floor(index / 4) % 2)
            : 1;
      const section = superellipse(deep * Math.min(1, share + 0.2), broad * share, power, 20);
      if (shape !== 'twisted') return section;
      const turn = 0.22 * Math.sin(2 * Math.PI * along * 2);
      return section.map(
        ([a, b]) =>
          [a * Math.cos(turn) - b * Math.sin(turn), a * Math.sin(turn) + b * Math.cos(turn)] as const,
      );
    },
    { towards: () => [0, 0, 1], ends: 'round' },
  );
}

/** Stones in the middle, at one end, or apart along the whole bar. */
function row(
  spine: readonly Vector[],
  stone: ReturnType<typeof stoneOf>,
  count: number,
  top: number,
  length: number,
  choices: Choices,
): Setting {
  const packed = (count * stone.length * 1.08) / length;
  const part = choices.chance(0.4) ? Math.min(0.86, packed * 1.9) : packed;
  const spare = Math.max(0, 0.93 - part);
  const from = 0.035 + spare * choices.pick([0.5, 0.5, 0, 1]);
  const all = stations(spine, 400);
  const places = Array.from(
    { length: count },
    (_, at) => all[Math.round(399 * (from + (part * (at + 0.5)) / count))],
  ).filter((place) => place !== undefined);
  return pave(
    stone,
    places.map(({ at, tangent }) => ({
      at: add(at, times([0, 0, 1], top)),
      up: [0, 0, 1] as const,
      along: tangent,
    })),
  );
}
