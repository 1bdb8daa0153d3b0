import { chainOf, turnedX, turnedY, moved } from '../../geometry/matrix.ts';
import { joined, placed } from '../../geometry/mesh.ts';
import { plate } from '../../geometry/plate.ts';
import { turn } from '../../geometry/vector.ts';
import type { Model } from '../../model.ts';
import { petal } from '../../motifs/outlines.ts';
import { solids, together, type Setting } from '../../settings/setting.ts';
import { choicesFrom } from '../choices.ts';
import type { ShowsMotif } from '../family.ts';
import { haloRing, type HaloRing } from './halo-ring.ts';

/** A large stone in its halo over a spread of petals, rays or a broad plate. */
export function cocktailRing(ring: HaloRing, metal: number): Model {
  const spread = spreadOf(ring.piece.motif, choicesFrom(ring.piece.look ^ 0x9e3779b9));
  return haloRing({ ...ring, under: spread }, metal * 0.5);
}

/** Petals and rays are seen around the halo; the broad plate of the others is no pattern. */
export const cocktailShows: ShowsMotif = ({ piece: { motif }, centre, accents }) =>
  centre !== undefined && accents !== undefined && (motif === 'floral' || motif === 'sun');

function spreadOf(
  motif: string,
  choices: ReturnType<typeof choicesFrom>,
): (edge: number, gauge: number) => Setting {
  const count =
    motif === 'floral'
      ? choices.pick([8, 10, 12])
      : motif === 'sun'
        ? choices.pick([14, 16, 18])
        : choices.pick([4, 6, 8]);
  const reach =
    motif === 'floral'
      ? choices.within(1.3, 1.45)
      : motif === 'sun'
        ? choices.within(1.2, 1.34)
        : choices.within(1.12, 1.2);
  const twice = motif === 'floral' && choices.chance(0.5);
  return (edge, gauge) => {
    const far = edge * reach;
    const width = ((2 * Math.PI * edge) / count) * (motif === 'sun' ? 1.15 : 1.02);
    const blade = plate(
      petal(far, width, {
        tip: motif === 'floral' ? 0.6 : motif === 'sun' ? 0.95 : 0.42,
        belly: motif === 'sun' ? 0.55 : 0.72,
      }),
      {
        rim: 0.5 * gauge,
        dome: 0.35 * gauge,
        middle: [0, far * 0.62],
        relief: (inward, around) => -0.18 * gauge * (1 - Math.min(1, Math.abs(around - 0.5) * 9)) * inward,
      },
    );
    const layer = (from: number, lean: number, drop: number): Setting =>
      solids([
        joined(
          turn(count, from).map((angle) =>
            placed(blade, chainOf(turnedY(angle), moved([0, -drop, 0]), turnedX(-Math.PI / 2 + lean))),
          ),
        ),
      ]);
    return twice ? together(layer(0, 0.1, 0.1), layer(Math.PI / count, -0.12, 0.35)) : layer(0, -0.04, 0.1);
  };
}
