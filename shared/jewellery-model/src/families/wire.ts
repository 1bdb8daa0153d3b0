import { band } from '../geometry/band.ts';
import { METAL, solids } from '../settings/setting.ts';
import type { Family } from './family.ts';

/** A plain round band: where every family begins. */
export const wire: Family = ({ piece, gauge }) => {
  const inner = (piece.size_mm || 52) / (2 * Math.PI);
  return {
    ...solids([band({ inner, width: () => 2.2 * gauge, thickness: () => 1.6 * gauge })], METAL),
    ground: { normal: [0, 1, 0], offset: -inner - 1.6 * gauge },
    cameras: {
      hero: { azimuth: 0.6, elevation: 0.5, fieldOfView: 20, fill: 0.82 },
      front: { azimuth: 0, elevation: 0.12, fieldOfView: 20, fill: 0.8 },
      side: { azimuth: Math.PI / 2 - 0.15, elevation: 0.2, fieldOfView: 20, fill: 0.8 },
    },
  };
};
