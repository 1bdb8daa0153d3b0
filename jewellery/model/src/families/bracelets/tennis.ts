import { chainAlong } from '../../chains/chain.ts';
import { cable } from '../../chains/patterns.ts';
import { between } from '../../chains/track.ts';
import { basis, chainOf, moved, scaled, turnedX, turnedZ } from '../../geometry/matrix.ts';
import { placed } from '../../geometry/mesh.ts';
import { plate } from '../../geometry/plate.ts';
import { revolve, torus } from '../../geometry/revolve.ts';
import { cross, unit, Y } from '../../geometry/vector.ts';
import { tube } from '../../geometry/sweep.ts';
import type { Matrix, Model, Vector } from '../../model.ts';
import { bezel } from '../../settings/bezel.ts';
import {
  copies,
  METAL,
  movedSetting,
  settingsAt,
  solids,
  together,
  type Setting,
} from '../../settings/setting.ts';
import { stoneOf, type SizedStone } from '../../settings/sized-stone.ts';
import { metalVolume } from '../../weight.ts';
import { link } from './link.ts';
import { boundsOf } from '../bounds.ts';
import { doubled, laid, liesOpen, onFloor, type Bracelet } from './laid.ts';
import { WALL } from '../walls.ts';
import { shareOfUsual } from './usual-length.ts';

const VOLUME = 450;
const CLASP = 9;
/** Of the chain behind: its wire as a share of its width. */
const CHAIN_WIRE = 0.26;
/** Radius of a wire that is at least 0.4 mm thick between its flats, after [M] of `audit/limits.ts`. */
const LEAST_WIRE = 0.22;

/** A line of stones, each in its own link, standing in a loop as on the wrist. */
export const tennis: Bracelet = (workshop, open = false) => {
  const { piece, choices, gauge, accents } = workshop;
  if (!accents) return link(workshop, open);
  const stone = stoneOf(accents);
  const thin = Math.sqrt(gauge);
  const slender = choices.within(0.78, 0.92);
  const kind = choices.pick(
    stone.kind === 'pearl' ? (['cup', 'cup'] as const) : (['prongs', 'prongs', 'bezel', 'square'] as const),
  );
  const wide =
    stone.width + (kind === 'bezel' ? 2 * bezelWall(thin) : kind === 'square' ? 0.75 * thin : 0.35);
  // It stands in a loop as on the wrist, or lies twice around with its stones up.
  const flat = !open && !liesOpen(piece);
  const standing = laid(piece.size_mm, slender, 0);
  const pitch = Math.min((piece.size_mm - CLASP) / accents.count, wide + choices.pick([0.15, 0.5, 0.9]));
  const covered = pitch * accents.count;
  const whole = covered > piece.size_mm - CLASP - 12;
  const step = whole ? (piece.size_mm - CLASP) / accents.count : pitch;
  const half = (accents.count * step) / 2;
  const cell = linkOf(kind, stone, thin);
  const strung = (track: Line, up: Look): Strung => {
    const at = (steps: number): Matrix => linkAt(track, steps * step, up);
    const places = Array.from({ length: accents.count }, (_, one) => at(one - (accents.count - 1) / 2));
    const joints = Array.from({ length: accents.count + 1 }, (_, one) => at(one - accents.count / 2));
    const rest = track.length - 2 * half - CLASP;
    const broad = Math.min(3.2, wide) * 0.92;
    // The first link holds the last knuckle and does not lie over the stone.
    const play = broad * CHAIN_WIRE - 0.3;
    const chains = whole
      ? []
      : [
          [half + play, half + rest / 2],
          [track.length - half - rest / 2, track.length - half - play],
        ].map(([from = 0, to = 0]) =>
          chainAlong(between(track, from, to, 40), cable({ width: broad, length: 400, wire: CHAIN_WIRE }), {
            up,
          }),
        );
    return {
      places,
      dressed: together(
        settingsAt(cell, places),
        hinges(joints, stone, step),
        boxClasp(track, wide, thin, up),
        ...chains,
      ),
    };
  };
  const upright = strung(standing, outward);
  const left = (VOLUME * shareOfUsual(piece) * gauge ** 1.5 - metalVolume(upright.dressed)) / accents.count;
  const thick = backThickness(stone, step, left);
  // Where it crosses itself the backs of one strand clear the stones of the other.
  const over = stone.crown + backDepth(stone) + thick + 0.5;
  const { places, dressed } = flat ? strung(doubled(piece.size_mm, 0, over, 2.8 * wide), upwards) : upright;
  const made = together(dressed, backs(places, stone, step, thick));
  return flat ? lyingOn(made) : standingLoop(made, wide);
};

interface Strung {
  readonly places: readonly Matrix[];
  readonly dressed: Setting;
}

type Line = ReturnType<typeof laid>;

/** Where the stones of a place look: out of the loop that stands, or up from the one that lies. */
type Look = (at: Vector) => Vector;
const outward: Look = ([x, , z]) => [x, 0, z];
const upwards: Look = () => Y;

/** X along the loop, Y where stones look. */
function linkAt(track: Line, distance: number, up: Look): Matrix {
  const { at, tangent } = track.at(distance);
  const out = up === upwards ? Y : cross(tangent, Y);
  const side = unit(cross(tangent, out));
  return basis(tangent, cross(side, tangent), side, at);
}

const bezelWall = (thin: number): number => Math.max(0.45, 0.34 * thin);

function linkOf(kind: 'prongs' | 'bezel' | 'square' | 'cup', stone: SizedStone, thin: number): Setting {
  const r = stone.width / 2;
  if (kind === 'bezel') return bezel(stone, { wall: bezelWall(thin), drop: stone.pavilion * 1.05 });
  if (kind === 'cup')
    return together(
      stone.setting,
      solids([
        revolve(
          [
            [0, -r * 1.15],
            [r * 0.75, -r * 1.1],
            [r * 0.98, -r * 0.55],
            [r * 0.86, -r * 0.5],
            [0, -r * 0.7],
          ],
          16,
        ),
      ]),
    );
  const wire = Math.max(LEAST_WIRE, r * 0.22) * Math.max(1, Math.min(1.15, thin));
  // Its seat is cut into it: as much as the trade asks stays outside the girdle.
  const beside = (r + wire * 0.5) * Math.SQRT1_2;
  const prong = tube(
    [
      [r * 0.52, -stone.pavilion * 0.8, r * 0.52],
      [beside, -0.05, beside],
      [beside * 0.99, stone.crown * 0.5, beside * 0.99],
      [r * 0.6, stone.crown * 0.75, r * 0.6],
    ],
    wire,
    { sides: 9 },
  );
  const prongs = copies(
    prong,
    [0, 1, 2, 3].map((turn) =>
      basis(
        [Math.cos((turn * Math.PI) / 2), 0, Math.sin((turn * Math.PI) / 2)],
        Y,
        [-Math.sin((turn * Math.PI) / 2), 0, Math.cos((turn * Math.PI) / 2)],
        [0, 0, 0],
      ),
    ),
  );
  const frame =
    kind === 'square'
      ? squareFrame(r * 1.12, stone.pavilion * 0.55, thin)
      : torus(r * 0.82, Math.max(LEAST_WIRE, wire * 0.8), 20, 9);
  return together(
    stone.setting,
    prongs,
    movedSetting(solids([frame]), moved([0, stone.pavilion * (kind === 'square' ? -0.5 : -0.35), 0])),
  );
}

/** An open square box around the pavilion. */
function squareFrame(half: number, height: number, thin: number): ReturnType<typeof tube> {
  const wall = 0.3 * thin;
  const corners = [
    [half, half],
    [-half, half],
    [-half, -half],
    [half, -half],
  ] as const;
  return tube(
    corners.flatMap(([x, z], at): (readonly [number, number, number])[] => {
      const [nx, nz] = corners[(at + 1) % 4] ?? [0, 0];
      return [0.1, 0.5, 0.9].map((t) => [x + (nx - x) * t, -height * 0.1, z + (nz - z) * t]);
    }),
    wall,
    { closed: true, sides: 8 },
  );
}

const backDepth = (stone: SizedStone): number =>
  stone.kind === 'pearl' ? stone.crown * 1.1 : stone.pavilion * 0.85;
/** Millimetres between two plates, after [M] of `audit/limits.ts`: less is filled by polish, and does not turn. */
const BETWEEN = 0.24;
/** Length and breadth of the plate behind a stone, millimetres. */
const backSize = (stone: SizedStone, step: number): readonly [number, number] => [
  Math.min(step * 0.94, step - BETWEEN),
  stone.width * 0.86,
];

/** As thick as the metal that is left, cubic millimetres. */
function backThickness(stone: SizedStone, step: number, volume: number): number {
  const [long, broad] = backSize(stone, step);
  return Math.max(WALL, Math.min(3, volume / (long * broad * 0.9)));
}

/** Plates behind the stones. */
function backs(places: readonly Matrix[], stone: SizedStone, step: number, thick: number): Setting {
  const [long, broad] = backSize(stone, step);
  const outline = Array.from({ length: 20 }, (_, at) => {
    const angle = (2 * Math.PI * at) / 20;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return [
      (long / 2) * Math.sign(c) * Math.abs(c) ** 0.4,
      (broad / 2) * Math.sign(s) * Math.abs(s) ** 0.4,
    ] as const;
  });
  const back = placed(
    plate(outline, { rim: thick, levels: 1 }),
    chainOf(moved([0, -backDepth(stone) - thick * 0.9, 0]), turnedX(-Math.PI / 2)),
  );
  return copies(back, places, METAL);
}

/** A knuckle across each joint, in which the plates of two links turn. */
function hinges(joints: readonly Matrix[], stone: SizedStone, step: number): Setting {
  const [long, broad] = backSize(stone, step);
  const radius = Math.max(0.4, (step - long) / 2 + 0.25);
  const knuckle = placed(
    revolve(
      [
        [0, -broad * 0.3],
        [radius, -broad * 0.3],
        [radius, broad * 0.3],
        [0, broad * 0.3],
      ],
      10,
    ),
    chainOf(moved([0, -backDepth(stone), 0]), turnedX(Math.PI / 2)),
  );
  return copies(knuckle, joints, METAL);
}

/** A box clasp with its tongue and a safety catch at the back of the loop. */
function boxClasp(track: Line, wide: number, thin: number, up: Look): Setting {
  const body = placed(
    revolve(
      [
        [0, -CLASP / 2],
        [0.98, -CLASP / 2],
        [1, -CLASP / 2 + 0.2],
        [1, CLASP / 2 - 0.2],
        [0.98, CLASP / 2],
        [0, CLASP / 2],
      ],
      24,
    ),
    scaled(wide * 0.52, 1, wide * 0.42 * thin),
  );
  return movedSetting(
    solids([body]),
    linkAt(track, track.length / 2, up),
    moved([0, -wide * 0.3, 0]),
    turnedZ(Math.PI / 2),
  );
}

function standingLoop(setting: Setting, wide: number): Model {
  return {
    ...setting,
    worn: { ...setting, around: 'wrist' },
    ground: { normal: [0, 1, 0], offset: -wide / 2 },
    cameras: {
      hero: { azimuth: 0.2, elevation: 0.42, fieldOfView: 20, fill: 0.9 },
      front: { azimuth: 0, elevation: 0.1, fieldOfView: 20, fill: 0.88 },
      side: { azimuth: 0.9, elevation: 0.9, fieldOfView: 20, fill: 0.86 },
    },
  };
}

function lyingOn(setting: Setting): Model {
  const model = onFloor(setting, 0.92);
  return { ...model, ground: { ...model.ground, offset: boundsOf(setting).low[1] } };
}
