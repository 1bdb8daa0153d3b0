import { band } from '../../geometry/band.ts';
import { signedVolume, type Mesh } from '../../geometry/mesh.ts';
import { standing, scaled } from '../../geometry/matrix.ts';
import { plate, type OutlinePoint } from '../../geometry/plate.ts';
import { turn } from '../../geometry/vector.ts';
import type { Model, Vector } from '../../model.ts';
import { motifOf } from '../../motifs/motif-of.ts';
import { around, polygon } from '../../motifs/outlines.ts';
import { bezel } from '../../settings/bezel.ts';
import {
  METAL,
  SATIN,
  copies,
  movedSetting,
  settingsAt,
  solids,
  together,
  type Setting,
} from '../../settings/setting.ts';
import { stoneOf } from '../../settings/sized-stone.ts';
import { sphere } from '../../geometry/revolve.ts';
import { stations } from '../../geometry/curve.ts';
import { metalVolume } from '../../weight.ts';
import { choicesFrom } from '../choices.ts';
import type { ShowsMotif, Workshop } from '../family.ts';
import { laidFlat } from './bent.ts';
import { USUAL_FINGER, fingerRadius, leastBar } from './finger.ts';
import { away } from './shank/styles.ts';
import { posedRing } from './posed-ring.ts';

/** Faces as `[half length along the finger's round, half length along the finger]` and how square they are. */
const FACES = {
  oval: [0.84, 1.05, 2],
  round: [0.95, 0.95, 2],
  cushion: [0.9, 0.96, 3.6],
  square: [0.84, 0.88, 9],
  tall: [0.72, 1.1, 5],
  octagon: [0.95, 0.95, 0],
} as const;
type Face = keyof typeof FACES;

interface Plan {
  readonly face: Face;
  readonly back: number;
  readonly flow: number;
  readonly engraved: boolean;
}

const planOf = ({ choices, accents }: Workshop): Plan => ({
  face: choices.pick<Face>(['oval', 'round', 'cushion', 'square', 'tall', 'octagon']),
  back: choices.within(0.3, 0.42),
  flow: choices.within(1.2, 1.9),
  engraved: choices.chance(accents ? 0.35 : 0.8),
});

export const signetShows: ShowsMotif = (workshop) => planOf(workshop).engraved;

/** A heavy ring whose top is one flat face, engraved, set or plain. */
export function signetRing(workshop: Workshop, metal: number): Model {
  const { piece, choices, gauge, accents } = workshop;
  // Heavy signets are larger, not only thicker; what is solved below is solved for the usual one.
  let grow = 1;
  const inner = fingerRadius({ piece });
  const { face, back, flow, engraved } = planOf(workshop);
  const size = Math.min(6.4, Math.max(4.5, 3 + piece.width_tenth_mm / 45));
  const sides = (): readonly [number, number] => [FACES[face][0] * size * grow, FACES[face][1] * size * grow];
  const indian = piece.style === 'traditional' || piece.style === 'temple';
  const look = {
    back,
    flow,
    engraved,
    satin: choices.chance(0.4),
    rim: choices.pick(['step', 'grain', 'none', 'step'] as const),
    shoulders: choices.pick(['plain', 'grooved', 'stepped', 'plain'] as const),
  };
  const top = topOf();
  // The body gets what the face leaves of the form's metal: its thickness is solved from two trials
  // around a usual finger, so that a larger one gets the same body, and more of it.
  const heavy = Math.min(1, (metal * 0.34) / metalVolume(top(1)));
  const left = metal - metalVolume(top(heavy));
  const trial = (thickness: number): number =>
    signedVolume(body(USUAL_FINGER, 1.35 * thickness, thickness, 48, 16));
  const [thin, stout] = [trial(0.6), trial(1.2)];
  const thick = Math.min(1.5, Math.max(0.34, 0.6 + (0.6 * (left - thin)) / (stout - thin)));
  const walls = Math.max(thick * gauge, leastBar(gauge).thickness / 0.95);
  const lift = 1.35 * thick * gauge;
  const height = inner + lift;
  grow = gauge ** 0.35;
  return posedRing(
    together(
      solids([body(inner, lift, walls, 160, 32)]),
      movedSetting(top(gauge * heavy), [
        1,
        0,
        0,
        0,
        0,
        1,
        0,
        0,
        0,
        0,
        1,
        0,
        0,
        height - 0.35 * gauge * heavy,
        0,
        1,
      ]),
    ),
    { look: piece.look, hero: choices.within(0.45, 0.65), above: 0.72 },
  );

  function body(finger: number, above: number, thickness: number, segments: number, points: number): Mesh {
    const [alongX, alongZ] = sides();
    const level = finger + above;
    const half = Math.atan2(alongX * 0.9, level);
    return band({
      inner: finger,
      power: 3,
      comfort: 0.6,
      segments,
      sides: points,
      width: (angle) =>
        2 *
        alongZ *
        (look.back + (0.93 - look.back) * (1 - away(Math.max(0, Math.abs(angle) - half * 0.75), look.flow))),
      // Flat on top: as far out as the plane of the face, then softly down to the back.
      thickness: (angle) => {
        const flat = level / Math.cos(Math.min(Math.abs(angle), half)) - finger;
        const slim = thickness * 0.95;
        return Math.abs(angle) <= half
          ? flat
          : slim + (flat - slim) * (1 - away(Math.abs(angle) - half, 1.1));
      },
      relief: (angle, across) => {
        const here =
          Math.min(1, Math.max(0, (Math.abs(angle) - half * 1.1) * 6)) *
          (1 - away(Math.max(0, Math.abs(angle) - 1), 0.8));
        return look.shoulders === 'plain'
          ? 0
          : here *
              gauge *
              (look.shoulders === 'grooved'
                ? -0.3 * Math.max(0, Math.cos(across * 11)) ** 3
                : 0.22 * Math.max(0, Math.min(1, (0.6 - Math.abs(across)) * 8)));
      },
    });
  }

  function topOf(): (thickness: number) => Setting {
    const stone = accents && stoneOf(accents);
    return (thickness) => {
      const rise = 0.75 * thickness;
      const [alongX, alongZ] = sides();
      const outline = faceOutline(face, alongX, alongZ);
      const motifSize = Math.min(alongX, alongZ) * 0.66;
      const relief = look.engraved
        ? motifOf(piece.motif, {
            radius: motifSize,
            rim: 0.3 * thickness,
            choices: choicesFrom(piece.look ^ 0x2545f491),
          })
        : undefined;
      const flat = together(
        solids([plate(outline, { rim: rise, edge: 0.25 * thickness })], look.satin ? SATIN : METAL),
        look.rim === 'step'
          ? solids(
              [
                plate(
                  outline.map(([x, y]) => [x * 0.86, y * 0.86] as const),
                  { rim: rise + 0.28 * thickness, edge: 0.15 },
                ),
              ],
              look.satin ? METAL : SATIN,
            )
          : together(),
        look.rim === 'grain' || indian ? grains(outline, rise, thickness) : together(),
        relief
          ? movedSetting({ parts: relief.setting.parts, gems: [] }, scaled(1), [
              1,
              0,
              0,
              0,
              0,
              1,
              0,
              0,
              0,
              0,
              1,
              0,
              0,
              accents ? -motifSize * 0.05 : 0,
              rise + (look.rim === 'step' ? 0.26 : 0) * thickness,
              1,
            ])
          : together(),
        stone && accents
          ? settingsAt(
              bezel(stone, { wall: 0.24, drop: stone.pavilion * 0.6 }),
              seats(accents.count, stone.length, relief !== undefined).map(([x, y]) =>
                standing(
                  [x, y, rise + (look.rim === 'step' ? 0.28 * thickness : 0) + stone.pavilion * 0.12],
                  [0, 0, 1],
                  [1, 0, 0],
                ),
              ),
            )
          : together(),
      );
      return laidFlat(flat, 0);
    };
  }

  /** One in the middle, a row, or a ring; around an engraving always a ring. */
  function seats(count: number, length: number, ringed: boolean): (readonly [number, number])[] {
    if (count === 1 && !ringed) return [[0, 0]];
    const [alongX, alongZ] = sides();
    const [rx, rz] = [alongX * 0.8 - length * 0.42, alongZ * 0.8 - length * 0.42];
    if (count <= 3 && !ringed)
      return Array.from({ length: count }, (_, at) => [0, (at - (count - 1) / 2) * length * 1.4] as const);
    if (count <= 4 || ringed)
      return turn(count, Math.PI / 2).map((angle) => [rx * Math.cos(angle), rz * Math.sin(angle)] as const);
    return [
      [0, 0] as const,
      ...turn(count - 1, Math.PI / 2).map(
        (angle) => [rx * 0.92 * Math.cos(angle), rz * 0.92 * Math.sin(angle)] as const,
      ),
    ];
  }
}

function faceOutline(face: Face, x: number, z: number): OutlinePoint[] {
  const power = FACES[face][2];
  if (power === 0)
    return polygon(8, 1, 6).map(([px, py]): OutlinePoint => [
      (px * Math.cos(Math.PI / 8) - py * Math.sin(Math.PI / 8)) * x * 1.04,
      (px * Math.sin(Math.PI / 8) + py * Math.cos(Math.PI / 8)) * z * 1.04,
    ]);
  return around(
    72,
    (angle) =>
      (Math.abs(Math.cos(angle) / x) ** power + Math.abs(Math.sin(angle) / z) ** power) ** (-1 / power),
  );
}

function grains(outline: readonly OutlinePoint[], height: number, thickness: number): Setting {
  const grain = 0.2 * (0.6 + 0.4 * thickness);
  const path = outline.map(([x, y]): Vector => [x * 0.94, y * 0.94, height]);
  const length = path.reduce(
    (sum, [x, y], at) =>
      sum +
      Math.hypot(x - (path[(at + 1) % path.length]?.[0] ?? x), y - (path[(at + 1) % path.length]?.[1] ?? y)),
    0,
  );
  return copies(
    sphere(grain, 8),
    stations(path, Math.floor(length / (grain * 2.15)), true).map(({ at }) => standing(at, [0, 0, 1])),
  );
}
