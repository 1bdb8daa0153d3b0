import { joined, type Mesh } from '../../../geometry/mesh.ts';
import { superellipse, sweep } from '../../../geometry/sweep.ts';
import type { Vector } from '../../../model.ts';
import { solids } from '../../../settings/setting.ts';
import { rowOf, shoulders, type Shank, type ShankMeasure } from './shank.ts';
import { strand, type Around } from './strand.ts';

/** 0 at the head, 1 from `far` radians on, smoothly. */
export const away = (angle: number, far: number): number => {
  const share = Math.min(1, Math.abs(angle) / far);
  return share * share * (3 - 2 * share);
};

const still: Around = () => 0;

/** Millimetres of the thinnest of several bars or wires of a shank. */
export const LEAST_STRAND = 0.85;

interface Profile {
  readonly power: number;
  /** Width at the head and thickness at the head, as shares of those at the back. */
  readonly waist: number;
  readonly rise: number;
}

/** One bar: round, knife-edged or flat, slimmer or wider towards the head. */
export function single(
  { inner, width, thickness, clear, paved }: ShankMeasure,
  { power, waist, rise }: Profile,
): Shank {
  const wide: Around = (angle) =>
    Math.max(
      width * (waist + (1 - waist) * away(angle, 2.2)),
      Math.abs(angle) < 1.9 ? paved * (1 - 0.5 * away(Math.max(0, Math.abs(angle) - 1.4), 0.5)) : 0,
    );
  const thick: Around = (angle) => thickness * (rise + (1 - rise) * away(angle, 1.6));
  const mesh = strand({ inner, width: wide, thickness: thick, power, sides: 22, segments: 128 });
  return {
    setting: solids([mesh]),
    rows: shoulders((angle) => inner + thick(angle) * (power < 1.6 ? 0.86 : 0.985), still, clear, 1.5),
    top: inner + thickness * rise,
    seat: wide(0) / 2,
  };
}

/** A bar across under the head, to which it is soldered where the shank parts. @param half - millimetres it reaches to each side */
function bridge(
  { inner, thickness, reach }: Pick<ShankMeasure, 'inner' | 'thickness' | 'reach'>,
  half: number,
): Mesh {
  return sweep(
    [-1, -0.5, 0, 0.5, 1].map((way): Vector => [0, inner + thickness * 0.36, way * half]),
    (along) =>
      superellipse(
        thickness * 0.6,
        Math.max(1.2, reach * 0.42) * (1 - 0.5 * Math.abs(2 * along - 1) ** 2),
        2.4,
        14,
      ),
    { towards: () => [0, 1, 0], ends: 'round' },
  );
}

/** Two bars, side by side below, parting towards the head. */
export function split(
  { inner, width, thickness, clear, paved, reach }: ShankMeasure,
  { parts, spread, from }: { readonly parts: 2 | 3; readonly spread: number; readonly from: number },
): Shank {
  const bar = Math.max(LEAST_STRAND, width / (parts === 2 ? 1.8 : 2.5));
  const half = Math.max(spread, bar * 0.56, parts === 2 ? paved * 0.55 : paved * 0.5 + bar * 0.5);
  const offset =
    (way: number): Around =>
    (angle) =>
      way * (half + (bar * 0.47 * (parts - 1) - half) * away(angle, from));
  const slim =
    (stoned: boolean): Around =>
    (angle) =>
      Math.max(
        bar * (0.86 + 0.14 * away(angle, from)),
        stoned ? paved * (1 - away(Math.max(0, Math.abs(angle) - 1.3), 0.5)) : 0,
      );
  const ways = parts === 2 ? [1, -1] : [1, 0, -1];
  const stoned = (way: number): boolean => parts === 2 || way === 0;
  const meshes = ways.map((way) =>
    strand({
      inner,
      width: slim(stoned(way)),
      thickness: () => thickness,
      shift: offset(way),
      power: 2.5,
      sides: 16,
      segments: 110,
    }),
  );
  return {
    setting: solids([joined([...meshes, bridge({ inner, thickness, reach }, half)])]),
    rows: ways
      .filter(stoned)
      .flatMap((way) =>
        shoulders(
          () => inner + thickness * 0.985,
          offset(way),
          Math.max(clear * 0.92, Math.atan2(reach * 0.5, inner)),
          1.5,
        ),
      ),
    top: inner + thickness,
    seat: half,
  };
}

/** Millimetres of wires that lie side by side in places: there the shank is as thick as one, of three a little more. */
const LEAST_WIRE = { 2: 1.22, 3: 1.06 } as const;

/** Wires wound around each other. */
export function twist(
  { inner, width, thickness }: ShankMeasure,
  { turns, wires, fade }: { readonly turns: number; readonly wires: 2 | 3; readonly fade: boolean },
): Shank {
  const wire = Math.max(LEAST_WIRE[wires], ((width + thickness) / 2) * (wires === 2 ? 0.62 : 0.52));
  const swing = wire * (wires === 2 ? 0.46 : 0.56);
  const loose: Around = (angle) => (fade ? 1 - 0.72 * away(Math.max(0, Math.abs(angle) - 1), 1.2) : 1);
  const meshes = Array.from({ length: wires }, (_, at) => {
    const phase = (2 * Math.PI * at) / wires + Math.PI / 2;
    return strand({
      inner,
      width: () => wire,
      thickness: () => wire,
      power: 2,
      sides: 14,
      segments: 150,
      shift: (angle) => swing * 1.15 * loose(angle) * Math.sin(turns * angle + phase),
      lift: (angle) => swing * 0.72 * (1 + loose(angle) * Math.cos(turns * angle + phase)),
    });
  });
  return { setting: solids([joined(meshes)]), rows: [], top: inner + wire + swing * 0.9, seat: wire };
}

/** A saddle between the two ends of a bypass, under the head that stands on it. */
function saddle(
  { inner, thickness, reach }: Pick<ShankMeasure, 'inner' | 'thickness' | 'reach'>,
  half: number,
  lift: number,
): Mesh {
  return sweep(
    [-1, -0.75, -0.4, 0, 0.4, 0.75, 1].map((way): Vector => [
      0,
      inner + thickness * 0.45 + lift * Math.abs(way) ** 1.8,
      way * half,
    ]),
    (along) =>
      superellipse(
        thickness * 0.7,
        Math.max(1.3, reach * 0.5) * (1 - 0.3 * Math.abs(2 * along - 1)),
        2.4,
        14,
      ),
    { towards: () => [0, 1, 0], ends: 'round' },
  );
}

/** One bar whose ends pass the stone on opposite sides and rise along its head. */
export function bypass(
  { inner, width, thickness, clear, paved, reach, girdle }: ShankMeasure,
  { sweepBy, over }: { readonly sweepBy: number; readonly over: number },
): Shank {
  const aside = Math.max(1.1, reach * sweepBy * 0.86) + width * 0.12;
  // Beside the stone the ends are as high as the rails of its head.
  const lift = Math.max(0, girdle - inner - thickness) * 0.42;
  const ends = Math.atan2(reach * over, inner + thickness + lift);
  const near: Around = (angle) => {
    const turned = angle > Math.PI ? angle - 2 * Math.PI : angle;
    return 1 - away(Math.abs(turned), 1.25);
  };
  const shift: Around = (angle) => aside * near(angle) * (angle > Math.PI ? -1 : 1);
  const rise: Around = (angle) => lift * near(angle) ** 1.6;
  const taper: Around = (angle) => {
    const fromEnd = Math.max(0, Math.min(angle + ends, 2 * Math.PI + ends - angle));
    return 0.56 + 0.44 * Math.min(1, fromEnd / 0.9) ** 0.75;
  };
  const wide: Around = (angle) => Math.max(width, paved) * taper(angle);
  const mesh = strand({
    inner,
    width: wide,
    thickness: (angle) => thickness * (0.3 + 0.7 * taper(angle)),
    shift,
    lift: rise,
    from: -ends,
    to: 2 * Math.PI + ends,
    power: 2.3,
    sides: 20,
    segments: 150,
  });
  const radius: Around = (angle) => inner + rise(angle) + thickness * (0.27 + 0.7 * taper(angle));
  const begin = Math.max(0.3, clear);
  return {
    setting: solids([mesh, saddle({ inner, thickness, reach }, aside, lift + thickness * 0.1)]),
    rows: [
      rowOf(radius, shift, begin, 1.5, 1),
      rowOf(
        (angle) => radius(angle + 2 * Math.PI),
        (angle) => shift(angle + 2 * Math.PI),
        begin,
        1.5,
        -1,
      ),
    ],
    top: inner + thickness * 0.8,
    seat: aside * 0.7,
  };
}
