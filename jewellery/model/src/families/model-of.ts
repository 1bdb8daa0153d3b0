import type { Category } from '@suvarna/contracts/catalogue';
import type { Model } from '../model.ts';
import type { Piece } from '../piece.ts';
import { photographed } from '../scenery.ts';
import { bangles } from './bangles/family.ts';
import { bracelets } from './bracelets/family.ts';
import { chains } from './chains/family.ts';
import { earrings } from './earrings/family.ts';
import { workshopOf, type Family } from './family.ts';
import { gifts } from './gifts/family.ts';
import { goldCoins } from './gold-coins/family.ts';
import { mangalsutra } from './mangalsutra/family.ts';
import { necklaces } from './necklaces/family.ts';
import { nosePins } from './nose-pins/family.ts';
import { pendants } from './pendants/family.ts';
import { rings } from './rings/family.ts';
import { solitaires } from './solitaires/family.ts';

const FAMILIES: Readonly<Record<Category, Family>> = {
  rings,
  earrings,
  pendants,
  necklaces,
  bangles,
  bracelets,
  mangalsutra,
  chains,
  solitaires,
  gifts,
  'nose-pins': nosePins,
  'gold-coins': goldCoins,
};

/** The model of a piece: a pure function, the same vertices in browser, worker and Node. */
export function modelOf(piece: Piece): Model {
  return photographed(FAMILIES[piece.category](workshopOf(piece)), piece);
}
