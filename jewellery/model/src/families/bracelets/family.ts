import { posed } from '../bangles/stage.ts';
import type { Family } from '../family.ts';
import { chain } from './chain.ts';
import { charm } from './charm.ts';
import { cuff } from './cuff.ts';
import { link } from './link.ts';
import { tennis } from './tennis.ts';

const FORMS: Readonly<Record<string, Family>> = { tennis, chain, charm, cuff, link };

/** Bracelets: lines of stones, chains, charms, cuffs and heavy links. */
export const bracelets: Family = (workshop) => {
  const { form, look } = workshop.piece;
  const made = (FORMS[form] ?? chain)(workshop);
  return form === 'cuff' ? posed(made, look) : made;
};
