import type { Family } from '../family.ts';
import { centreRing } from './centre-ring.ts';
import { eternityBand } from './eternity.ts';
import { bandRing } from './band-ring.ts';
import { clusterRing } from './cluster.ts';
import { cocktailRing } from './cocktail.ts';
import { haloRing } from './halo-ring.ts';
import { motifRing } from './motif-ring.ts';
import { signetRing } from './signet.ts';
import { threeStoneRing } from './three-stone.ts';

/** Metal of the shank alone at the usual gauge, mm³: what is left of a form's weight beside its head. */
const SHANK = { solo: 108, halo: 92, three: 105, eternity: 118 } as const;

/** All of the metal. */
const METAL = { cluster: 150, motif: 104, band: 160, signet: 376, cocktail: 333 } as const;

export const rings: Family = (workshop) => {
  const { piece, centre, accents } = workshop;
  if (piece.form === 'halo' && centre && accents)
    return haloRing({ ...workshop, centre, accents }, SHANK.halo);
  if (piece.form === 'three-stone' && centre) return threeStoneRing({ ...workshop, centre }, SHANK.three);
  if (piece.form === 'eternity' && accents) return eternityBand({ ...workshop, accents }, SHANK.eternity);
  if (piece.form === 'cluster' && accents) return clusterRing({ ...workshop, accents }, METAL.cluster);
  if (piece.form === 'motif') return motifRing(workshop, METAL.motif);
  if (piece.form === 'signet') return signetRing(workshop, METAL.signet);
  if (piece.form === 'cocktail' && centre && accents)
    return cocktailRing({ ...workshop, centre, accents }, METAL.cocktail);
  if (piece.form === 'solo' && centre) return centreRing({ ...workshop, centre }, SHANK.solo);
  return bandRing(workshop, METAL.band);
};
