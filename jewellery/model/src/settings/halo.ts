import { sheet } from '../geometry/sheet.ts';
import { pathLength, stations } from '../geometry/curve.ts';
import { standing } from '../geometry/matrix.ts';
import { revolve, sphere } from '../geometry/revolve.ts';
import { tube } from '../geometry/sweep.ts';
import { add, cross, mix, times, unit } from '../geometry/vector.ts';
import type { Vector } from '../model.ts';
import { grown, type GirdlePoint } from './girdle.ts';
import { pave, type Seat } from './pave.ts';
import { copies, solids, together, type Setting } from './setting.ts';
import type { SizedStone } from './sized-stone.ts';

export interface HaloOptions {
  /** Small stones asked for; as many as have room are set. */
  readonly count: number;
  /** Thickness of the plate they are set in, millimetres. */
  readonly thickness: number;
  /** Gap between the centre stone and the plate. */
  readonly gap?: number;
  /** How far below the centre's girdle the plate's top lies. */
  readonly drop?: number;
  /** Outline the plate begins at, when it is not the centre's own: a cushion around a round stone, a second halo. */
  readonly around?: readonly GirdlePoint[];
  /** How much the plate falls outwards, radians. */
  readonly slope?: number;
  /** `scalloped`: every stone in a cup of its own; `milgrain`: a line of grains along the rim. */
  readonly edge?: 'plain' | 'scalloped' | 'milgrain';
}

const PITCH = 1.06;
/** Millimetres between parts below which they are made as one. */
const SLIT = 0.2;

/** How many small stones stand side by side around an outline. */
export function haloRoom(around: readonly GirdlePoint[], small: SizedStone, gap = 0.12): number {
  return Math.floor(pathLength(rowAround(around, small, gap, 0), true) / (small.length * PITCH) + 0.02);
}

/** The outline that a halo of these small stones ends at: where a second one begins. */
export const haloEdge = (around: readonly GirdlePoint[], small: SizedStone, gap = 0.12): GirdlePoint[] =>
  grown(around, gap + small.width * 1.14);

const rowAround = (around: readonly GirdlePoint[], small: SizedStone, gap: number, y: number): Vector[] =>
  grown(around, gap + small.width * 0.57).map(([x, z]): Vector => [x, y, z]);

/** A collar of small stones around a larger one, with a gallery wire under the gap so that nothing shows through. */
export function halo(
  centre: SizedStone,
  small: SizedStone,
  {
    count,
    thickness,
    gap = 0.12,
    drop = centre.crown * 0.1,
    around = centre.girdle,
    slope = 0.16,
    edge = 'plain',
  }: HaloOptions,
): Setting {
  const path = rowAround(around, small, gap, -drop - Math.tan(slope) * small.width * 0.5);
  const room = haloRoom(around, small, gap);
  const number = Math.max(1, Math.min(room, count));
  const seats = stations(path, number, true).map(({ at, tangent }): Seat => ({
    at,
    up: leaning(at, tangent, slope),
    along: tangent,
  }));
  const [inner, outer] = [
    // Where it follows another collar it is soldered to it: a slit as narrow as their stones' gap fills in casting.
    grown(around, around === centre.girdle || gap > SLIT || centre.kind === 'pearl' ? gap * 0.3 : -SLIT),
    edge === 'scalloped' ? grown(around, gap + small.width * 0.86) : haloEdge(around, small, gap),
  ];
  const fall = Math.tan(slope) * small.width * (edge === 'scalloped' ? 0.84 : 1.1);
  const round = thickness * 0.42;
  const wire = tube(
    // A part of it is in the collar: beside it, it would leave a slit.
    grown(around, gap * 0.3 - round * 0.7).map(([x, z]): Vector => [x, -drop - thickness * 0.75, z]),
    round,
    { closed: true, sides: 8 },
  );
  return together(
    solids([collar(inner, outer, -drop, fall, thickness), wire]),
    pave(small, seats),
    between(seats, small, room / number),
    edge === 'scalloped' ? cups(seats, small, thickness) : together(),
    edge === 'milgrain' ? rimGrains(outer, -drop - fall, thickness) : together(),
  );
}

/** Up, tilted away from the middle. */
function leaning(at: Vector, tangent: Vector, slope: number): Vector {
  const side = unit(cross(tangent, [0, 1, 0]));
  const out = side[0] * at[0] + side[2] * at[2] < 0 ? times(side, -1) : side;
  return unit(add([0, Math.cos(slope), 0], times(out, Math.sin(slope))));
}

/** Where a row is loose, a grain of metal fills each space. */
function between(seats: readonly Seat[], small: SizedStone, looseness: number): Setting {
  const free = (looseness * PITCH - 1) * small.length;
  if (free < small.length * 0.28) return together();
  return copies(
    sphere(Math.min(free * 0.42, small.length * 0.36), 10),
    seats.map((seat, at) => {
      const next = seats[(at + 1) % seats.length] ?? seat;
      return standing(mix(seat.at, next.at, 0.5), add(seat.up, next.up));
    }),
  );
}

/** A cup under every stone: together they scallop the rim. */
function cups(seats: readonly Seat[], small: SizedStone, thickness: number): Setting {
  const r = small.width / 2;
  const cup = revolve(
    [
      [0, -thickness * 1.05],
      [r * 0.8, -thickness],
      [r * 1.16, -thickness * 0.35],
      [r * 1.16, -thickness * 0.05],
      [r * 1.04, thickness * 0.04],
      [0, 0],
    ],
    16,
  );
  return copies(
    cup,
    seats.map((seat) => standing(seat.at, seat.up, seat.along)),
  );
}

function rimGrains(outline: readonly GirdlePoint[], y: number, thickness: number): Setting {
  const grain = Math.max(0.12, thickness * 0.18);
  const path = grown(outline, -grain * 0.3).map(([x, z]): Vector => [x, y - grain * 0.3, z]);
  return copies(
    sphere(grain, 7),
    stations(path, Math.floor(pathLength(path, true) / (grain * 2.05)), true).map(({ at }) =>
      standing(at, [0, 1, 0]),
    ),
  );
}

/** A ring between two outlines with a rounded outer edge, its top falling outwards. */
function collar(
  inner: readonly GirdlePoint[],
  outer: readonly GirdlePoint[],
  top: number,
  fall: number,
  thickness: number,
): ReturnType<typeof sheet> {
  const soft = grown(outer, -thickness * 0.22);
  const low = top - fall;
  const rows = [
    [inner, top],
    [inner, top - thickness],
    [grown(outer, -thickness * 0.5), low - thickness],
    [outer, low - thickness * 0.55],
    [outer, low - thickness * 0.22],
    [soft, low],
  ] as const;
  return sheet(
    (column, row) => {
      const [outline, y] = rows[row] ?? [outer, 0];
      const [x, z] = outline[(outline.length - column) % outline.length] ?? [0, 0];
      return [x, y, z];
    },
    { columns: outer.length, rows: rows.length, closedColumns: true, closedRows: true },
  );
}
