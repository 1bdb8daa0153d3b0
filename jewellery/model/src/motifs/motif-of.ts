import { butterfly, evilEye, peacock } from './creatures.ts';
import type { Motif, MotifMaker, MotifMeasure } from './motif.ts';
import { floral, leaf, lotus, paisley, teardrop } from './plants.ts';
import { bow, geometric, heart, infinity, moon, star, sun, wave } from './signs.ts';

const MOTIFS: Readonly<Record<string, MotifMaker>> = {
  floral,
  lotus,
  leaf,
  paisley,
  peacock,
  butterfly,
  heart,
  star,
  moon,
  sun,
  infinity,
  wave,
  geometric,
  teardrop,
  bow,
  'evil-eye': evilEye,
};

/** Names of the motifs there are: the catalogue's. */
export const MOTIF_NAMES = Object.keys(MOTIFS);

/** A motif of the catalogue as plates and wires in the plane z = 0, facing +Z, with seats for stones. An unknown name is geometric. */
export function motifOf(name: string, measure: MotifMeasure): Motif {
  return (MOTIFS[name] ?? geometric)(measure);
}
