import type { Piece } from '../../piece.ts';
import { workshopOf } from '../family.ts';
import { centreManner } from './centre-ring.ts';
import { clusterManner } from './cluster.ts';
import { eternityManner } from './eternity.ts';
import { haloManner } from './halo-ring.ts';
import type { Manner } from './manner.ts';
import { motifManner } from './motif-ring.ts';
import { threeStoneManner } from './three-stone.ts';

/**
 * Head, shank and setting of a ring, chosen by the code that builds it. It builds no model.
 *
 * @returns nothing of a part that a form has not: a band has no head
 */
export function mannerOf(piece: Piece): Partial<Manner<string, string, string>> {
  const { centre, accents } = workshopOf(piece);
  switch (piece.form) {
    case 'halo':
      return haloManner({ piece });
    case 'cocktail':
      return haloManner({ piece }, true);
    case 'three-stone':
      return centre ? threeStoneManner({ piece, centre }) : {};
    case 'solo':
    case 'ring':
      return centre ? centreManner({ piece, centre, accents }) : {};
    case 'cluster':
      return clusterManner({ piece });
    case 'motif':
      return motifManner({ piece });
    case 'eternity':
      return accents ? eternityManner({ piece, accents }) : {};
    default:
      return {};
  }
}
