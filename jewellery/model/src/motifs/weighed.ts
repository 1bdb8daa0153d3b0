import { choicesFrom } from '../families/choices.ts';
import type { Vector } from '../model.ts';
import { metalVolume } from '../weight.ts';
import type { Motif } from './motif.ts';
import { motifOf } from './motif-of.ts';

export interface WeighedMeasure {
  readonly radius: number;
  /** Metal it should take at the usual gauge, cubic millimetres. */
  readonly volume: number;
  readonly gauge: number;
  /** Decides its variation. */
  readonly look: number;
}

/** A motif whose plates are as thick as the metal meant for it allows: some motifs cover far more than others. */
export function weighedMotif(name: string, { radius, volume, gauge, look }: WeighedMeasure): Motif {
  const trial = radius * 0.1;
  const taken = metalVolume(motifOf(name, { radius, rim: trial, choices: choicesFrom(look) }).setting);
  const rim = Math.min(radius * 0.19, Math.max(radius * 0.035, (trial * volume) / taken));
  const motif = motifOf(name, { radius, rim: rim * gauge, choices: choicesFrom(look) });
  return heldByMetal(motif, radius);
}

/** A ring through hang and foot must meet metal: some motifs end a little before them. */
export const heldByMetal = (motif: Motif, radius: number): Motif => ({
  ...motif,
  foot: onMetal(motif, motif.foot, -1, radius),
  hang: onMetal(motif, motif.hang, 1, radius),
});

function onMetal({ setting }: Motif, [x, y, z]: Vector, way: 1 | -1, radius: number): Vector {
  const corners = setting.parts.flatMap(({ mesh: { positions } }) =>
    Array.from({ length: positions.length / 3 }, (_, at): Vector => [
      positions[at * 3] ?? 0,
      positions[at * 3 + 1] ?? 0,
      positions[at * 3 + 2] ?? 0,
    ]),
  );
  const farthest = (points: readonly Vector[]): number =>
    points.reduce((most, [, height]) => Math.max(most, way * height), Number.NEGATIVE_INFINITY);
  const near = corners.filter((corner) => Math.abs(corner[0] - x) < radius * 0.09);
  const over = near.length > 0 ? near : corners;
  const end = farthest(over);
  const height = Math.min(way * y, end - radius * 0.02);
  // Petals lean: where the ring is, the plate may be in front of the motif's own plane.
  const there = over.filter(([, corner]) => Math.abs(way * corner - height) < radius * 0.12);
  const depths = there.map(([, , depth]) => depth);
  const middle = (Math.min(...depths) + Math.max(...depths)) / 2;
  return [x, way * height, depths.length > 0 ? middle : z];
}
