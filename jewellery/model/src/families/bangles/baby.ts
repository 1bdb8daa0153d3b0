import { chainOf, moved, standing } from '../../geometry/matrix.ts';
import { placed } from '../../geometry/mesh.ts';
import { revolve, sphere, torus } from '../../geometry/revolve.ts';
import { tube } from '../../geometry/sweep.ts';
import { turn } from '../../geometry/vector.ts';
import { backed } from '../../motifs/backed.ts';
import { motifOf } from '../../motifs/motif-of.ts';
import { copies, METAL, movedSetting, solids, together, type Setting } from '../../settings/setting.ts';
import { metalVolume } from '../../weight.ts';
import { choicesFrom } from '../choices.ts';
import type { Family } from '../family.ts';
import { WALL } from '../walls.ts';
import { along, faceOn, onHoop, outwards } from './hoop.ts';
import { innerRadius, isIndian } from './manner.ts';
import { lying } from './stage.ts';

const VOLUME = 200;
/** Millimetres of a bell's sheet: a detail of 0.4 between its facets. */
const SHELL = 0.43;
const BLACK = [0.007, 0.007, 0.008] as const;

/** A small child's kada: round wire that is bent open, its ends crossed by a motif, with bells or black beads against the evil eye. */
export const baby: Family = ({ piece, choices, gauge }) => {
  const inner = innerRadius(piece);
  const thin = Math.sqrt(gauge);
  const build = choices.pick(
    isIndian(piece)
      ? (['beads', 'bells', 'beads', 'rings'] as const)
      : (['plain', 'rings', 'beads', 'bells'] as const),
  );
  const wireGuess = (build === 'beads' ? 0.85 : 1.15) * thin;
  const rim = 0.6 * thin;
  const motif = movedSetting(
    backed(motifOf(piece.motif, { radius: choices.within(3.6, 4.8), rim, choices }).setting, WALL - rim),
    faceOn(0, inner + (build === 'beads' ? 1.6 : wireGuess * 1.6)),
  );
  const middle = inner + (build === 'beads' ? 1.5 : wireGuess * 1.3);
  const ringing = choices.pick([3, 5]);
  const hung = hangingFor(piece.look);
  const many = build === 'beads' ? choices.pick([10, 14, 18]) : build === 'rings' ? choices.whole(6, 14) : 0;
  const run = build === 'beads' ? choices.pick([2, 3]) : 0;
  const extrasOn = (wire: number): Setting => {
    switch (build) {
      case 'beads':
        return nazariya(middle, many, thin, run, hung.from);
      case 'bells':
        return bells(middle, ringing, thin, wire, hung);
      case 'rings':
        return collars(middle, many, wire, thin);
      case 'plain':
        return { parts: [], gems: [] };
    }
  };
  const dressed = together(motif, extrasOn(wireGuess));
  const left = VOLUME * gauge ** 1.5 * (inner / 21) - metalVolume(dressed);
  const wire = Math.max(
    0.55 * thin,
    Math.min(wireGuess * 1.3, Math.sqrt(Math.max(0, left) / (2 * Math.PI ** 2 * middle))),
  );
  const hoop = tube(
    turn(160).map((angle) => onHoop(angle, middle)),
    wire,
    { closed: true, sides: 16 },
  );
  // What is on the wire fits it as thick as it came out.
  const worn = together(motif, extrasOn(wire));
  const model = lying(together(solids([hoop], METAL), worn), Math.max(2 * wire, 2.6), hung.turn);
  const { hero } = model.cameras;
  return {
    ...model,
    cameras: { ...model.cameras, hero: { ...hero, elevation: hung.elevation } },
  };
};

/**
 * Radians from the motif to what hangs beside it and from bell to bell, millimetres of a bell, and how the whole is seen: by lots of its
 * own, so that two with one motif and as many bells are told apart.
 */
function hangingFor(look: number) {
  const choices = choicesFrom(look + 41);
  return {
    from: choices.pick([0.3, 0.45, 0.62]),
    apart: choices.pick([0.17, 0.24, 0.33, 0.44]),
    bell: choices.pick([1.15, 1.45]),
    turn: choices.pick([1, -1] as const) * choices.within(0.1, 0.5),
    elevation: choices.within(0.34, 0.82),
  };
}

/** Black beads between gold ones. */
function nazariya(middle: number, count: number, thin: number, run: number, from: number): Setting {
  const [gold, black] = [1.15 * thin, 1.5];
  const places: { readonly angle: number; readonly dark: boolean }[] = [];
  for (const side of [1, -1]) {
    let angle = from;
    for (let at = 0; at < count; at += 1) {
      const dark = at % run !== run - 1;
      angle += (dark ? black : gold) / middle;
      places.push({ angle: side * angle, dark });
      angle += (dark ? black : gold) / middle;
    }
  }
  const put = (dark: boolean) =>
    places
      .filter((place) => place.dark === dark)
      .map(({ angle }) => standing(onHoop(angle, middle), along(angle)));
  return together(
    copies(sphere(black, 16), put(true), { kind: 'bead', colour: BLACK }),
    copies(
      revolve(
        [
          [0, -gold * 0.85],
          [gold * 0.8, -gold * 0.7],
          [gold, 0],
          [gold * 0.8, gold * 0.7],
          [0, gold * 0.85],
        ],
        14,
      ),
      put(false),
    ),
  );
}

/** Ghungroo on rings around the wire: they lie on the floor beside it. */
function bells(
  middle: number,
  count: number,
  thin: number,
  wire: number,
  { from, apart, bell: size }: ReturnType<typeof hangingFor>,
): Setting {
  const shell = (r: number) =>
    revolve(
      [
        [0, -r],
        [r * 0.55, -r * 0.86],
        [r * 0.92, -r * 0.4],
        [r, -r * 0.06],
        [r * 1.06, 0],
        [r, r * 0.06],
        [r * 0.9, r * 0.45],
        [r * 0.5, r * 0.86],
        [0, r],
      ],
      18,
    );
  const ring = 1.75 * thin;
  const outer = shell(size);
  const cavity = shell(size - Math.max(SHELL, 0.22 * thin));
  const bell = {
    positions: new Float32Array([...outer.positions, ...cavity.positions]),
    indices: new Uint32Array([
      ...outer.indices,
      ...cavity.indices.toReversed().map((at) => at + outer.positions.length / 3),
    ]),
  };
  const one = together(
    solids([
      placed(bell, moved([0, ring + size * 0.9, 0])),
      placed(torus(ring, 0.26 * thin, 24, 8), chainOf(standing([0, 0, 0], [1, 0, 0]))),
    ]),
  );
  const angles = Array.from({ length: count }, (_, at) => from + 0.12 + at * apart).flatMap((angle) => [
    angle,
    -angle,
  ]);
  return together(
    ...angles.map((angle) =>
      movedSetting(
        one,
        standing(
          onHoop(angle, middle + Math.max(0.2, ring - 0.26 * thin - wire + 0.03)),
          outwards(angle),
          along(angle),
        ),
      ),
    ),
  );
}

function collars(middle: number, count: number, wire: number, thin: number): Setting {
  const ring = torus(wire * 1.08, 0.28 * thin, 22, 8);
  return copies(
    ring,
    turn(count, Math.PI / count).flatMap((angle) =>
      [-0.05, 0, 0.05].map((extra) => standing(onHoop(angle + extra, middle), along(angle + extra))),
    ),
  );
}
