import type { Camera, Model } from '../../model.ts';
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
  return seenFrom(piece.look, piece.form === 'stud' ? solitaireStuds(workshop) : solitairePendant(workshop));
};

/** From the other side, from above, and both: two plain stones of one cut are told apart by how they lie. */
const SIGHTS: readonly [Sight, ...Sight[]] = [
  { side: 1, higher: 0 },
  { side: -1, higher: 0.1 },
  { side: 1, higher: 0.32 },
  { side: -1, higher: 0.42 },
];

interface Sight {
  readonly side: 1 | -1;
  readonly higher: number;
}

function seenFrom(look: number, model: Model): Model {
  const { side, higher } = SIGHTS[look % SIGHTS.length] ?? SIGHTS[0];
  const { hero } = model.cameras;
  const camera: Camera = {
    ...hero,
    azimuth: side * (hero.azimuth || 0.24),
    elevation: hero.elevation + higher,
  };
  return { ...model, cameras: { ...model.cameras, hero: camera } };
}
