import { moved } from '../../geometry/matrix.ts';
import { arc } from '../../geometry/curve.ts';
import { revolve, sphere } from '../../geometry/revolve.ts';
import type { Vector } from '../../model.ts';
import { motifOf } from '../../motifs/motif-of.ts';
import { backed } from '../../motifs/backed.ts';
import { enclosing } from '../../motifs/enclosing.ts';
import { heldByMetal } from '../../motifs/weighed.ts';
import { seat, type Motif, type MotifSeat } from '../../motifs/motif.ts';
import { strip } from '../../motifs/strip.ts';
import { uprightRing } from '../../chains/bail.ts';
import { copies, movedSetting, solids, together, type Setting } from '../../settings/setting.ts';
import { stoneOf, type SizedStone } from '../../settings/sized-stone.ts';
import { choicesFrom } from '../choices.ts';
import type { Family, Workshop } from '../family.ts';
import { heft } from '../heft.ts';
import { atLeast, WALL } from '../walls.ts';
import { hungPendant, withBail, type Body, type Hanging } from './hung.ts';
import { areApart, fittingSeats, stonesOn } from './seated.ts';

const USUAL = 82;
const ON_BAIL = 4;
/** How a motif is shown. */
const INDIAN = ['fringe', 'fringe', 'alone', 'ring'] as const;
const WESTERN = ['alone', 'alone', 'ring', 'drop'] as const;

/** A motif alone, in a ring or with a drop, its stones on it. */
export const motifPendant: Family = (workshop) => {
  const make = (thick: number): { body: Body; hanging: Hanging } => pendantOf(workshop, thick);
  const { body, hanging } = make(
    heft(USUAL, workshop.gauge, (thick) => {
      const made = make(thick);
      return withBail(made.body, made.hanging).setting;
    }),
  );
  return hungPendant(body, hanging);
};

function pendantOf({ piece, accents, gauge }: Workshop, thick: number): { body: Body; hanging: Hanging } {
  const choices = choicesFrom(piece.look);
  const radius = Math.max(
    4.4,
    Math.min(7.6, Math.sqrt((piece.width_tenth_mm / 20) * (piece.height_tenth_mm / 20 - 3))),
  );
  const indian = piece.style === 'traditional' || piece.style === 'temple';
  const shown = choices.pick(indian ? INDIAN : WESTERN);
  const motifSeed = choices.whole(0, 1e9);
  const rim = Math.max(0.18, (0.28 + radius * 0.06) * thick);
  const behind = atLeast(WALL, gauge) - rim;
  const at = (r: number): ReturnType<typeof motifOf> => {
    const motif = motifOf(piece.motif, { radius: r, rim, choices: choicesFrom(motifSeed) });
    return heldByMetal({ ...motif, setting: backed(motif.setting, behind) }, r);
  };
  const { motif, stone, figure, left, onBail } = stonedMotif(at, radius, accents, thick);
  const around = enclosing(motif.setting);
  const plain =
    shown === 'ring' || shown === 'fringe' ? plainRing(around.radius, { rim, behind }, indian) : undefined;
  const round =
    stone && left - onBail > 0
      ? stoneRing(around.radius, { rim, behind }, stone, left - onBail, thick)
      : plain;
  const isHungBySides = piece.motif === 'infinity' && !round && onBail === 0;
  const parts = round
    ? [movedSetting(figure, moved([-around.x, -around.y, rim * 0.65 - around.depth])), round.setting]
    : [figure];
  const foot: Vector = round ? [0, -round.radius, rim / 2] : motif.foot;
  if (shown === 'drop') parts.push(drop(foot, choices.within(0.8, 1.3), thick));
  if (shown === 'fringe' && round) parts.push(fringe(round.radius, rim, choices.pick([3, 5, 7]), thick));
  return {
    body: {
      setting: together(...parts),
      hang: round ? [0, round.radius + 0.1, rim / 2] : motif.hang,
      ...(isHungBySides && {
        sides: [
          [around.x - around.radius, 0, rim / 2],
          [around.x + around.radius, 0, rim / 2],
        ] as const,
      }),
    },
    hanging: {
      thick,
      look: piece.look,
      choices,
      ...(stone && onBail > 0 && { stones: { stone, count: onBail } }),
    },
  };
}

/** A motif with as many of its stones as it has seats for. */
function stonedMotif(
  at: (radius: number) => Motif,
  radius: number,
  accents: Workshop['accents'],
  thick: number,
) {
  if (!accents) {
    const motif = at(radius);
    return { motif, stone: undefined, figure: together(motif.setting), left: 0, onBail: 0 };
  }
  const { count } = accents;
  const stone = stoneOf(accents);
  const motif = seating(at, radius, stone, count);
  const seats = seatsIn(motif, stone, count);
  const left = count - seats.length;
  return {
    motif,
    stone,
    figure: together(motif.setting, stonesOn(seats, stone, thick)),
    left,
    onBail: stone.kind === 'gem' && left <= ON_BAIL ? left : 0,
  };
}

/** A motif as large as its stones need, within bounds. */
function seating(at: (radius: number) => Motif, radius: number, stone: SizedStone, count: number): Motif {
  let [motif, size] = [at(radius), radius];
  while (
    seatsIn(motif, stone, count).length < Math.min(count, motif.row ? count : motif.seats.length) &&
    size < radius * 1.3
  ) {
    size *= 1.08;
    motif = at(size);
  }
  return motif;
}

/** The motif's own seats, or, where they are too few and it is a line, a row of even ones. */
function seatsIn(
  { seats, row }: Pick<Motif, 'seats' | 'row'>,
  stone: SizedStone,
  count: number,
): readonly MotifSeat[] {
  const usual = fittingSeats(seats, stone, count);
  const even = usual.length < count ? row?.(count) : undefined;
  return even && areApart(even, stone) ? even : usual;
}

/** Thickness at the rim, and what is added behind to it. */
interface Thick {
  readonly rim: number;
  readonly behind: number;
}

interface Round {
  readonly setting: Setting;
  readonly radius: number;
}

/** A ring as tight around the motif as it goes, so that the two are one piece. */
function plainRing(size: number, { rim, behind }: Thick, grained: boolean): Round {
  const radius = size + 0.15;
  const path = arc(radius, 0, 2 * Math.PI, 72).slice(0, -1);
  const ring = solids([
    strip(
      path,
      () => 0.75 + rim * 0.3,
      () => rim * 1.3,
      { closed: true },
    ),
  ]);
  const grains = grained
    ? copies(
        sphere(0.26, 8),
        path.map(([x, y]) => moved([x * (1 + 0.4 / radius), y * (1 + 0.4 / radius), rim * 0.7])),
      )
    : together();
  return { setting: together(backed(ring, behind), grains), radius: radius + 0.3 };
}

/** A ring with exactly so many stones in it. */
function stoneRing(
  size: number,
  { rim, behind }: Thick,
  stone: SizedStone,
  count: number,
  thick: number,
): Round {
  const radius = Math.max(size + stone.length * 0.42, (count * stone.length * 1.12) / (2 * Math.PI));
  const path = arc(radius, 0, 2 * Math.PI, 84).slice(0, -1);
  const seats = Array.from({ length: count }, (_, at) => {
    const angle = Math.PI / 2 + (2 * Math.PI * (at + 0.5)) / count;
    return seat(radius * Math.cos(angle), radius * Math.sin(angle), rim * 1.25, stone.length * 0.5);
  });
  return {
    setting: together(
      backed(
        solids([
          strip(
            path,
            () => stone.length * 1.12,
            () => rim * 1.3,
            { closed: true },
          ),
        ]),
        behind,
      ),
      stonesOn(seats, stone, thick),
    ),
    radius: radius + stone.length * 0.5,
  };
}

/** A polished drop on a ring under the foot. */
function drop(foot: Vector, size: number, thick: number): Setting {
  const body = revolve(
    [
      [0, -2.6],
      [0.5, -2.5],
      [0.95, -1.9],
      [1, -1.3],
      [0.7, -0.5],
      [0.3, 0.3],
      [0.18, 0.7],
      [0, 0.75],
    ].map(([r = 0, y = 0]) => [r * size, y * size] as const),
    20,
  );
  const below: Vector = [foot[0], foot[1] - 0.6, foot[2]];
  return together(
    uprightRing(below, 0.62, 0.2 * Math.sqrt(thick)),
    movedSetting(solids([body]), moved([below[0], below[1] - 0.7 - 0.72 * size, below[2]])),
  );
}

/** Gold beads hanging in a row under a piece: Indian work. */
function fringe(radius: number, rim: number, count: number, thick: number): Setting {
  const bead = revolve(
    [
      [0, -1.5],
      [0.2, -1.45],
      [0.28, -1.2],
      [0.62, -0.95],
      [0.72, -0.5],
      [0.5, -0.08],
      [0.2, 0.12],
      [0.16, 0.5],
      [0, 0.52],
    ],
    14,
  );
  return together(
    ...Array.from({ length: count }, (_, at) => {
      const angle = -Math.PI / 2 + (at - (count - 1) / 2) * (1.9 / radius);
      const place: Vector = [radius * Math.cos(angle), radius * Math.sin(angle) - 0.3, rim / 2];
      return together(
        uprightRing(place, 0.5, 0.17 * Math.sqrt(thick)),
        movedSetting(solids([bead]), moved([place[0], place[1] - 0.85, place[2]])),
      );
    }),
  );
}
