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
  // A ring through these places must meet metal: some motifs end a little before them.
  return {
    ...motif,
    foot: onMetal(motif, motif.foot, -1, radius),
    hang: onMetal(motif, motif.hang, 1, radius),
  };
}

function onMetal({ setting }: Motif, [x, y, z]: Vector, way: 1 | -1, radius: number): Vector {
  let [near, far] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const {
    mesh: { positions },
  } of setting.parts) {
    for (let at = 0; at < positions.length; at += 3) {
      const out = way * (positions[at + 1] ?? 0);
      far = Math.max(far, out);
      if (Math.abs((positions[at] ?? 0) - x) < radius * 0.09) near = Math.max(near, out);
    }
  }
  return [x, way * Math.min(way * y, (Number.isFinite(near) ? near : far) - radius * 0.02), z];
}
