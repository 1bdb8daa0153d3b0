import { band } from '../../geometry/band.ts';
import { standing } from '../../geometry/matrix.ts';
import type { Model, Vector } from '../../model.ts';
import { bezel, smallWall } from '../../settings/bezel.ts';
import { pave } from '../../settings/pave.ts';
import { METAL, SATIN, settingsAt, solids, together, type Setting } from '../../settings/setting.ts';
import { stoneOf } from '../../settings/sized-stone.ts';
import type { ShowsMotif, Workshop } from '../family.ts';
import { TEXTURES, type TextureName } from './band-textures.ts';
import { grainEdges } from './eternity-metal.ts';
import { barOf, fingerRadius, leastBar } from './finger.ts';
import { rowOf, seatsOn } from './shank/shank.ts';
import { strand } from './shank/strand.ts';
import { workedBand } from './worked-band.ts';
import { posedRing } from './posed-ring.ts';

const OF_MOTIF: Readonly<Record<string, readonly [TextureName, ...TextureName[]]>> = {
  geometric: ['facets', 'diamonds', 'groove', 'two-grooves', 'step', 'ribs', 'hammered'],
  wave: ['waves', 'braid', 'rope', 'hammered', 'waves'],
  leaf: ['leaves', 'leaves', 'braid', 'hammered'],
};
const QUIET: readonly [TextureName, ...TextureName[]] = [
  'smooth',
  'smooth',
  'groove',
  'two-grooves',
  'step',
  'hammered',
];

/** Millimetres a band keeps where it is marked, however much it tapers. */
const ROOM_FOR_HALLMARK = 1.3;

/** Textures that are the same all around a band. */
const TURNED = new Set<TextureName>(['smooth', 'groove', 'two-grooves', 'step']);
const MAY_BE_SATIN = new Set<TextureName>(['smooth', 'hammered', 'step']);

/** Textures a band is named after; grooves, hammer marks and ropes name no band. */
const NAMED: Readonly<Record<string, readonly TextureName[]>> = {
  geometric: ['facets', 'diamonds', 'ribs'],
  wave: ['waves'],
  leaf: ['leaves'],
};

function workOf({ piece, choices, accents }: Workshop): {
  readonly broad: number;
  readonly texture: TextureName;
} {
  const broad = choices.within(1.7, 3.4);
  const quiet = piece.style === 'minimal' || (accents !== undefined && choices.chance(0.5));
  return { broad, texture: choices.pick(quiet ? QUIET : (OF_MOTIF[piece.motif] ?? QUIET)) };
}

export const bandShows: ShowsMotif = (workshop) =>
  NAMED[workshop.piece.motif]?.includes(workOf(workshop).texture) ?? false;

/** A band without a head, worked all around, with up to five stones let into its top. */
export function bandRing(workshop: Workshop, metal: number): Model {
  const { piece, choices, gauge, accents } = workshop;
  const inner = fingerRadius({ piece });
  const { broad, texture } = workOf(workshop);
  const bar = barOf(metal, broad, gauge);
  const worked = !TURNED.has(texture);
  const profile = choices.pick(worked ? ([3.2, 5] as const) : ([2.2, 2.8, 5, 1.5] as const));
  const deep =
    Math.min(0.3, bar.thickness * (worked ? 0.22 : 0.16)) * (piece.style === 'traditional' ? 1.15 : 1);
  // What is cut into a band is not cut out of what it has to have.
  const thickness = Math.max(bar.thickness, leastBar(gauge).thickness + (texture === 'smooth' ? 0 : deep));
  const width = Math.max(leastBar(gauge).width, (bar.width * bar.thickness) / thickness);
  const taper = choices.chance(0.3) ? choices.within(0.62, 0.8) : 1;
  const wide = (angle: number): number =>
    Math.max(ROOM_FOR_HALLMARK, width * (taper + (1 - taper) * (0.5 + 0.5 * Math.cos(angle))));
  const indian = piece.style === 'traditional' || piece.style === 'temple' || piece.style === 'vintage';
  const plain = texture === 'smooth';
  const relief = (angle: number, across: number): number => TEXTURES[texture](angle, across, deep);
  const body = plain
    ? band({ inner, width: wide, thickness: () => thickness, power: profile, segments: 150, sides: 26 })
    : workedBand({
        inner,
        width: wide,
        thickness,
        crown: profile > 3.5 ? 0.04 : 0.2,
        relief,
        segments: worked ? 360 : 140,
        across: worked ? 21 : 41,
      });
  const satin = MAY_BE_SATIN.has(texture) && choices.chance(0.4);
  const edges =
    taper === 1 && (indian || choices.chance(0.12))
      ? grainEdges(inner + thickness * 0.94, width, gauge, 0)
      : together();
  const rims = satin && taper === 1 && indian === false ? polishedRims(inner, width, thickness) : together();
  return posedRing(together(solids([body], satin ? SATIN : METAL), edges, rims, stones()), {
    look: piece.look,
    turned: 0.64,
    hero: choices.within(0.55, 0.75),
  });

  function stones(): Setting {
    if (!accents) return together();
    const stone = stoneOf(accents);
    const kind = choices.pick(['row', 'slant', 'spaced', 'rim'] as const);
    const pitch = stone.length * (kind === 'spaced' ? 2 : kind === 'rim' ? 1.5 : 1.12);
    const span = ((accents.count - 1) * pitch) / (inner + thickness) / 2;
    const lean = kind === 'slant' ? Math.min(width * 0.28, stone.length * 0.7) : 0;
    const on = inner + thickness + Math.max(0, TEXTURES[texture](0, 0, deep)) * 0.5;
    if (accents.count === 1)
      return seated(stone, [{ at: [0, on, 0], up: [0, 1, 0], along: [1, 0, 0] }], kind);
    const row = rowOf(
      () => on,
      (angle) => (angle / Math.max(span, 0.01)) * lean,
      -span,
      span + 0.0001,
      1,
    );
    return seated(
      stone,
      seatsOn(row, accents.count, (pitch * Math.hypot(span * on, lean)) / Math.max(0.01, span * on)),
      kind,
    );
  }
}

function seated(
  stone: ReturnType<typeof stoneOf>,
  seats: ReturnType<typeof seatsOn>,
  kind: 'row' | 'slant' | 'spaced' | 'rim',
): Setting {
  if (kind === 'row' || kind === 'slant') return pave(stone, seats);
  const raised = ({ at, up }: { readonly at: Vector; readonly up: Vector }): Vector => [
    at[0] + up[0] * stone.length * 0.1,
    at[1] + up[1] * stone.length * 0.1,
    at[2],
  ];
  return settingsAt(
    bezel(stone, { wall: smallWall(stone.length * 0.13), drop: stone.pavilion * 0.6 }),
    seats.map((seat) => standing(raised(seat), seat.up, seat.along)),
  );
}

/** Millimetres of a rim that stands by itself. */
const LEAST_RIM = 0.42;

/** Bright edges beside a matt middle. */
const polishedRims = (inner: number, width: number, thickness: number): Setting => {
  const rim = Math.max(LEAST_RIM, width * 0.14);
  return solids(
    [1, -1].map((side) =>
      strand({
        inner: inner + thickness * 0.35,
        width: () => rim,
        thickness: () => thickness * 0.68,
        shift: () => side * (width * 0.53 - rim / 2),
        power: 2.4,
        sides: 12,
        segments: 120,
      }),
    ),
  );
};
