import type { Family } from '../family.ts';
import { barPendant } from './bar.ts';
import { haloPendant } from './halo.ts';
import { medallion } from './medallion.ts';
import { motifPendant } from './motif.ts';
import { solo } from './solo.ts';

const FORMS: Readonly<Record<string, Family>> = {
  halo: haloPendant,
  motif: motifPendant,
  bar: barPendant,
  medallion,
  solo,
};

/** Pendants, on a piece of chain that is not sold with them. */
export const pendants: Family = (workshop) => (FORMS[workshop.piece.form] ?? solo)(workshop);
