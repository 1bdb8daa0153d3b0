import { sweep } from '../../geometry/sweep.ts';
import { chainOf, IDENTITY, standing, turnedZ } from '../../geometry/matrix.ts';
import { joined, placed, type Mesh } from '../../geometry/mesh.ts';
import { steps } from '../../geometry/vector.ts';
import { superellipse, tube } from '../../geometry/sweep.ts';
import { motifOf } from '../../motifs/motif-of.ts';
import { bezel } from '../../settings/bezel.ts';
import { pave } from '../../settings/pave.ts';
import {
  METAL,
  movedSetting,
  SATIN,
  settingsAt,
  solids,
  together,
  type Setting,
} from '../../settings/setting.ts';
import { stoneOf } from '../../settings/sized-stone.ts';
import { metalVolume } from '../../weight.ts';
import { along, bent, faceOn, onHoop, outwards, seatOn } from '../bangles/hoop.ts';
import { lying } from '../bangles/stage.ts';
import type { Family, ShowsMotif, Workshop } from '../family.ts';
import { choicesFrom, type Choices } from '../choices.ts';
import { shareOfUsual } from './usual-length.ts';

const VOLUME = 520;
const NOTHING: Setting = { parts: [], gems: [] };

/** An open cuff: closed in front and open behind, or two ends that pass each other in front. */
export const cuff: Family = (workshop) => {
  const { piece, choices, gauge } = workshop;
  const inner = (piece.size_mm - 14) / (2 * Math.PI);
  return isClosed(workshop)
    ? closedFront(workshop, inner, choices)
    : passing(workshop, inner, choices, gauge);
};

const isClosed = ({ piece, choices }: Workshop): boolean =>
  choices.chance(0.5) || piece.motif === 'geometric';

export const cuffShows: ShowsMotif = (workshop) => {
  const { motif } = workshop.piece;
  if (!isClosed(workshop)) return hasTips(motif);
  if (motif !== 'wave') return !workshop.accents && hasCrest(motif);
  const { waves, split } = frontOf(workshop);
  return waves > 0 && !split;
};

/** Whether a closed front without stones carries its motif: lines and waves are no figure. */
const hasCrest = (motif: string): boolean => motif !== 'geometric' && motif !== 'wave';

/** Whether two passing ends carry their motif. */
const hasTips = (motif: string): boolean => motif !== 'wave';

interface Front {
  readonly wide: number;
  readonly slim: number;
  readonly gap: number;
  /** How often it swings up and down. */
  readonly waves: number;
  readonly power: number;
  readonly look: number;
  readonly tight: boolean;
  /** Two bands that part in front. */
  readonly split: boolean;
}

function frontOf({ piece, gauge, choices }: Workshop): Front {
  const wide = Math.max(5, Math.min(13, piece.height_tenth_mm / 10)) * Math.sqrt(gauge);
  return {
    wide,
    slim: wide * choices.within(0.45, 0.9),
    gap: choices.within(0.42, 0.55),
    waves: choices.pick([0, 0, piece.motif === 'wave' ? 2 : 0]),
    power: choices.pick([2.4, 6]),
    look: choices.whole(0, 1e9),
    tight: choices.chance(0.5),
    split: choices.chance(0.4) && wide > 7,
  };
}

interface Line {
  readonly height: (share: number) => number;
  readonly up: (share: number) => number;
  readonly from: number;
  readonly to: number;
  readonly power: number;
}

/** Sheet of metal along part of a hoop, its ends rounded. */
function strap(inner: number, thick: number, { height, up, from, to, power }: Line, points = 150): Mesh {
  const path = steps(points).map((share) => onHoop(from + (to - from) * share, inner + thick / 2, up(share)));
  return sweep(path, (share) => superellipse(thick, height(share), power, 20), {
    towards: (at) => [at[0], at[1], 0],
    ends: 'round',
  });
}

/** Round wire along one edge of a strap. */
function edgeOf(inner: number, thick: number, { height, up, from, to }: Line, side: 1 | -1): Mesh {
  return tube(
    steps(120).map((share) =>
      onHoop(
        from + (to - from) * share,
        inner + thick / 2,
        up(share) + side * (height(share) / 2 - thick * 0.1),
      ),
    ),
    Math.max(0.5, thick * 0.62),
    { sides: 10 },
  );
}

function closedFront(workshop: Workshop, inner: number, choices: Choices): ReturnType<Family> {
  const { piece, gauge, accents } = workshop;
  const thin = Math.sqrt(gauge);
  const gem = accents && stoneOf(accents);
  const { wide, slim, gap, waves, power, look, tight, split } = frontOf(workshop);
  const line: Line = {
    from: -(Math.PI - gap),
    to: Math.PI - gap,
    power,
    height: (share) => slim + (wide - slim) * Math.sin(Math.PI * share) ** 1.5,
    up: (share) => (waves ? Math.sin((share - 0.5) * waves * 2 * Math.PI) * wide * 0.3 : 0),
  };
  const guess = 1.5 * thin;
  const count = accents?.count ?? 0;
  const dressing = (radius: number): Setting =>
    gem
      ? count * (gem.width * 1.08) > 40 || tight
        ? pave(
            gem,
            arcOf(count, (gem.width * 1.1) / radius).map((angle) =>
              seatOn(angle, radius, line.up(0.5 + angle / (2 * (Math.PI - gap))) + (split ? wide * 0.3 : 0)),
            ),
          )
        : settingsAt(
            bezel(gem, { wall: 0.3 * thin, drop: 0.7 }),
            arcOf(count, (gem.width + 2.4) / radius).map((angle) =>
              standing(
                onHoop(
                  angle,
                  radius + 0.3,
                  line.up(0.5 + angle / (2 * (Math.PI - gap))) + (split ? wide * 0.3 : 0),
                ),
                outwards(angle),
                along(angle),
              ),
            ),
          )
      : !hasCrest(piece.motif)
        ? NOTHING
        : crests(piece.motif, wide, radius - 0.1, thin, look);
  const straps = (thick: number): Mesh => {
    if (!split) return strap(inner, thick, line);
    // They meet at the ends.
    const part = (side: 1 | -1): Mesh =>
      strap(inner, thick, {
        ...line,
        height: (share) => line.height(share) * 0.36,
        up: (share) => side * wide * 0.3 * Math.sin(Math.PI * share) ** 0.7,
      });
    return joined([part(1), part(-1)]);
  };
  // The ornaments weigh the same wherever the surface comes to lie.
  const thick = fitted(
    straps,
    VOLUME * shareOfUsual(piece) * gauge ** 1.5 - metalVolume(dressing(inner + guess)),
    guess,
  );
  const edges =
    choices.chance(0.75) && !split ? [edgeOf(inner, thick, line, 1), edgeOf(inner, thick, line, -1)] : [];
  return lying(
    together(
      solids([straps(thick)], edges.length > 0 ? SATIN : METAL),
      solids(edges),
      dressing(inner + thick),
    ),
    wide,
    0.2,
  );
}

/** Sprigs one after the other along the front, or the motif alone, bent to the cuff. */
function crests(motif: string, wide: number, radius: number, thin: number, look: number): Setting {
  const along3 = motif === 'leaf';
  const size = along3 ? Math.min(8, wide * 0.85) : Math.min(7, wide * 0.47);
  const { setting } = motifOf(motif, { radius: size, rim: 0.5 * thin, choices: choicesFrom(look) });
  const angles = along3 ? [-1.75, 0, 1.75].map((step) => (step * size) / radius) : [0];
  const meshes = setting.parts.flatMap(({ mesh, instances }) =>
    (instances ?? [IDENTITY]).map((place) =>
      bent(placed(mesh, chainOf(turnedZ(along3 ? -Math.PI / 2 : 0), place)), radius),
    ),
  );
  return settingsAt(
    solids(meshes),
    angles.map((angle) => turnedZ(-angle)),
  );
}

/** A finished strap that is worn open and pressed, millimetres: its section is rounded, and thinner beside its middle. */
const THINNEST_MM = 0.9;

/** So thick that it takes the metal that is left. */
function fitted(make: (thick: number) => Mesh, volume: number, guess: number): number {
  const taken = metalVolume({ parts: [{ mesh: make(guess), material: METAL }] });
  return Math.max(THINNEST_MM, Math.min(2.8, (guess * volume) / taken));
}

const arcOf = (count: number, pitch: number): number[] =>
  Array.from({ length: count }, (_, at) => (at - (count - 1) / 2) * pitch);

/** Two ends that pass each other, each with the motif or its stones at its tip. */
function passing(
  { piece, accents }: Workshop,
  inner: number,
  choices: Choices,
  gauge: number,
): ReturnType<Family> {
  const thin = Math.sqrt(gauge);
  const gem = accents && stoneOf(accents);
  const wide = Math.max(3.2, Math.min(6, piece.height_tenth_mm / 20)) * thin;
  const overlap = choices.within(0.1, 0.4);
  const rise = wide * 0.9;
  const twist = (share: number): number => rise * (1 - 2 * share);
  const look = choices.whole(0, 1e9);
  const guess = 1.7 * thin;
  const line: Line = {
    from: -overlap,
    to: 2 * Math.PI + overlap,
    power: 2.4,
    height: (share) => wide * (0.55 + 0.45 * Math.abs(1 - 2 * share) ** 0.8),
    up: (share) => twist(share),
  };
  const angleAt = (share: number): number => line.from + (line.to - line.from) * share;
  const count = accents?.count ?? 0;
  const dressing = (radius: number): Setting => {
    const jewels = gem
      ? pave(
          gem,
          [0, 1].flatMap((end) =>
            Array.from({ length: end === 0 ? Math.ceil(count / 2) : Math.floor(count / 2) }, (_, at) => {
              const offset = (wide * 0.9 + (at + 0.5) * gem.width * 1.1) / (radius * (line.to - line.from));
              const share = end === 0 ? offset : 1 - offset;
              return seatOn(angleAt(share), radius, twist(share));
            }),
          ),
        )
      : NOTHING;
    const size = Math.min(6.5, wide * 1.1);
    const tips = !hasTips(piece.motif)
      ? []
      : [0, 1].map((end) =>
          movedSetting(
            motifOf(piece.motif, { radius: size, rim: 0.55 * thin, choices: choicesFrom(look) }).setting,
            faceOn(angleAt(end), radius - 0.3, twist(end), end === 0 ? Math.PI / 2 : -Math.PI / 2),
          ),
        );
    return together(jewels, ...tips);
  };
  const thick = fitted(
    (each) => strap(inner, each, line, 190),
    VOLUME * shareOfUsual(piece) * gauge ** 1.5 - metalVolume(dressing(inner + guess)),
    guess,
  );
  return lying(
    together(solids([strap(inner, thick, line, 190)]), dressing(inner + thick)),
    2 * rise + wide,
    0.1,
  );
}
