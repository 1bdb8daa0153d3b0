import { solitaireStuds } from '../earrings/solitaire-studs.ts';
import type { Family } from '../family.ts';
import { solitairePendant } from '../pendants/solitaire-pendant.ts';
import { centreRing } from '../rings/centre-ring.ts';

/** Metal of a solitaire ring's shank at the usual gauge, mm³. */
const SHANK = 138;

/** One large diamond: on a ring, at both ears, on a chain. */
export const solitaires: Family = (workshop) => {
  const { piece, centre } = workshop;
  if (piece.form === 'ring' && centre) return centreRing({ ...workshop, centre }, SHANK);
  return piece.form === 'stud' ? solitaireStuds(workshop) : solitairePendant(workshop);
};
