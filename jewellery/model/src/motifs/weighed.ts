import { choicesFrom } from '../families/choices.ts';
import { cornerOf, type Mesh } from '../geometry/mesh.ts';
import { mix } from '../geometry/vector.ts';
import type { Vector } from '../model.ts';
import { metalVolume } from '../weight.ts';
import { backed } from './backed.ts';
import type { Motif } from './motif.ts';
import { motifOf } from './motif-of.ts';

export interface WeighedMeasure {
  readonly radius: number;
  /** Metal it should take at the usual gauge, cubic millimetres. */
  readonly volume: number;
  readonly gauge: number;
  /** Millimetres its plates have at least at their rim; what is missing is added behind, where nothing is seen of it. */
  readonly least?: number;
  /** Decides its variation. */
  readonly look: number;
}

/** A motif whose plates are as thick as the metal meant for it allows: some motifs cover far more than others. */
export function weighedMotif(
  name: string,
  { radius, volume, gauge, look, least = 0 }: WeighedMeasure,
): Motif {
  const trial = radius * 0.1;
  const taken = metalVolume(motifOf(name, { radius, rim: trial, choices: choicesFrom(look) }).setting);
  const rim = Math.min(radius * 0.19, Math.max(radius * 0.035, (trial * volume) / taken));
  const motif = motifOf(name, { radius, rim: rim * gauge, choices: choicesFrom(look) });
  return heldByMetal({ ...motif, setting: backed(motif.setting, least - rim * gauge) }, radius);
}

/** A ring through hang and foot must meet metal: some motifs end a little before them. */
export const heldByMetal = (motif: Motif, radius: number): Motif => ({
  ...motif,
  foot: onMetal(motif, motif.foot, -1, radius),
  hang: onMetal(motif, motif.hang, 1, radius),
});

function onMetal({ setting }: Motif, [x, y, z]: Vector, way: 1 | -1, radius: number): Vector {
  const cut = setting.parts.flatMap(({ mesh }) => cutAt(mesh, x));
  const over = cut.length > 0 ? cut : setting.parts.flatMap(({ mesh }) => cornersOf(mesh));
  const end = over.reduce((most, [, height]) => Math.max(most, way * height), Number.NEGATIVE_INFINITY);
  const height = Math.min(way * y, end - radius * 0.02);
  // Petals lean: where the ring is, the plate may be in front of the motif's own plane.
  const there = over.filter(([, corner]) => Math.abs(way * corner - height) < radius * 0.12);
  const depths = there.map(([, , depth]) => depth);
  const middle = (Math.min(...depths) + Math.max(...depths)) / 2;
  return [x, way * height, depths.length > 0 ? middle : z];
}

const cornersOf = (mesh: Mesh): Vector[] =>
  Array.from({ length: mesh.positions.length / 3 }, (_, at) => cornerOf(mesh, at));

/** Where the edges of a mesh cross an upright plane: corners beside it may reach lower than the metal at it, as the rays of a star do. */
function cutAt(mesh: Mesh, x: number): Vector[] {
  const found: Vector[] = [];
  for (let at = 0; at < mesh.indices.length; at += 3)
    for (let side = 0; side < 3; side += 1) {
      const a = cornerOf(mesh, mesh.indices[at + side] ?? 0);
      const b = cornerOf(mesh, mesh.indices[at + ((side + 1) % 3)] ?? 0);
      if (a[0] > x || b[0] < x || a[0] === b[0]) continue;
      found.push(mix(a, b, (x - a[0]) / (b[0] - a[0])));
    }
  return found;
}
