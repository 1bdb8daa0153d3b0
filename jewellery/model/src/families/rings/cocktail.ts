import { pathLength } from '../../geometry/curve.ts';
import { moved } from '../../geometry/matrix.ts';
import type { Model, Vector } from '../../model.ts';
import { movedSetting, together, type Setting } from '../../settings/setting.ts';
import { choicesFrom, type Choices } from '../choices.ts';
import type { ShowsMotif } from '../family.ts';
import { leavesAround } from './collar-rim.ts';
import { haloRing, type HaloRing } from './halo-ring.ts';

/** A large stone in its halo over a spread of petals, rays or a broad plate. */
export function cocktailRing(ring: HaloRing, metal: number): Model {
  const spread = spreadOf(ring.piece.motif, choicesFrom(ring.piece.look ^ 0x9e3779b9));
  return haloRing({ ...ring, under: spread }, metal * 0.5);
}

/** Petals and rays are seen around the halo; the broad plate of the others is no pattern. */
export const cocktailShows: ShowsMotif = ({ piece: { motif }, centre, accents }) =>
  centre !== undefined && accents !== undefined && (motif === 'floral' || motif === 'sun');

function spreadOf(motif: string, choices: Choices): NonNullable<HaloRing['under']> {
  const count =
    motif === 'floral'
      ? choices.pick([8, 10, 12])
      : motif === 'sun'
        ? choices.pick([16, 20, 24])
        : choices.pick([4, 6, 8]);
  const length =
    motif === 'floral'
      ? choices.within(2.4, 3.4)
      : motif === 'sun'
        ? choices.within(2, 2.8)
        : choices.within(1, 1.5);
  const twice = motif === 'floral' && choices.chance(0.5);
  return (outline) => {
    const path = outline.map(([x, z]): Vector => [x, 0, z]);
    const layer = (from: number, lean: number): Setting =>
      leavesAround(path, {
        apart: pathLength(path, true) / count,
        length,
        wide: motif === 'sun' ? 0.9 : 1.08,
        tip: motif === 'floral' ? 0.6 : motif === 'sun' ? 1 : 0.42,
        lean,
        from,
      });
    return twice ? together(layer(0, 0.14), movedSetting(layer(0.5, 0.1), moved([0, -0.3, 0]))) : layer(0, 0);
  };
}
