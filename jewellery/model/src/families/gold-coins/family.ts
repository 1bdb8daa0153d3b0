import type { Family } from '../family.ts';
import { bar } from './bar.ts';
import { coin } from './coin.ts';

/** Coins and bars weigh what is stamped on them; gauge does not change them. */
export const goldCoins: Family = (workshop) =>
  workshop.piece.form === 'bar' ? bar(workshop) : coin(workshop);
