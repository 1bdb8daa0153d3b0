import { METAL, SATIN, together, type Setting } from '../../settings/setting.ts';
import type { Family, ShowsMotif, Workshop } from '../family.ts';
import { bodyWith } from './body.ts';
import { innerRadius, isIndian } from './manner.ts';
import { garland, garlandShows } from './garland.ts';
import { cuttingOf, cuttingShows, surfaceOf, SURFACES } from './reliefs.ts';
import { lying } from './stage.ts';
import { twist } from './twist.ts';

const VOLUME = 560;

export function plainBuild({ piece, choices }: Workshop): 'chased' | 'garland' | 'smooth' | 'twist' {
  const wished = choices.pick(
    isIndian(piece)
      ? (['chased', 'chased', 'garland', 'twist', 'chased'] as const)
      : (['smooth', 'chased', 'twist', 'chased', 'garland'] as const),
  );
  return wished === 'chased' && piece.motif === 'floral' && choices.chance(0.6) ? 'garland' : wished;
}

export const plainShows: ShowsMotif = (workshop) => {
  const { motif } = workshop.piece;
  switch (plainBuild(workshop)) {
    case 'garland':
      return garlandShows(motif);
    case 'chased':
      return cuttingShows(motif);
    // A smooth band swings from side to side for a wave.
    case 'smooth':
      return motif === 'wave';
    case 'twist':
      return false;
  }
};

/** Churi without stones: cut and chased bands, twisted wires, bands with a garland. */
export const plain: Family = (workshop) => {
  const { piece, choices, gauge } = workshop;
  const indian = isIndian(piece);
  const inner = innerRadius(piece);
  const height = Math.max(3.2, piece.height_tenth_mm / 10) * Math.sqrt(gauge);
  const thin = Math.sqrt(gauge);
  const build = plainBuild(workshop);
  if (build === 'twist' && height < 9)
    return lying(
      twist({ inner, height: Math.min(height, 5), gauge, volume: VOLUME, choices }),
      Math.min(height, 5),
    );
  const wire = Math.max(0.48, Math.min(0.5, 0.3 + height * 0.015) * thin);
  const thickness = (choices.within(1.3, 2) + height * 0.02) * thin;
  const edge = choices.pick(
    indian
      ? (['milgrain', 'rope', 'beads', 'wire'] as const)
      : (['plain', 'plain', 'wire', 'milgrain'] as const),
  );
  const power =
    build === 'garland' ? 5 : build === 'chased' ? choices.pick([2.6, 4, 7]) : choices.pick([2, 2.4, 3.5, 7]);
  const depth = choices.within(0.55, 0.9) * thin;
  const ornament: Setting =
    build === 'garland'
      ? garland(piece.motif, {
          radius: inner + thickness,
          height: height - 2.4 * wire,
          rim: Math.min(0.5, height * 0.07) * thin,
          choices,
        })
      : { parts: [], gems: [] };
  const material = build === 'garland' || choices.chance(0.25) ? SATIN : METAL;
  const cutting =
    build === 'chased'
      ? cuttingOf(piece.motif, choices, depth)
      : build === 'smooth'
        ? surfaceOf(choices.pick(SURFACES), choices, depth)
        : undefined;
  return lying(
    together(
      bodyWith(
        {
          inner,
          height,
          thickness,
          power,
          edge,
          wire,
          material,
          volume: VOLUME,
          gauge,
          ...(cutting && { cutting }),
          ...(build === 'smooth' &&
            piece.motif === 'wave' && { shift: (angle: number) => 1.6 * Math.sin(3 * angle) }),
        },
        ornament,
      ),
    ),
    height + (build === 'smooth' && piece.motif === 'wave' ? 3.2 : 0),
  );
};
