import { posed } from '../bangles/stage.ts';
import { workshopOf, type Family } from '../family.ts';
import { chain } from './chain.ts';
import { charm } from './charm.ts';
import { cuff } from './cuff.ts';
import { liesOpen, type Bracelet } from './laid.ts';
import { link } from './link.ts';
import { tennis } from './tennis.ts';

const FORMS: Readonly<Record<string, Bracelet>> = { tennis, chain, charm, cuff, link };

/** Bracelets: lines of stones, chains, charms, cuffs and heavy links. */
export const bracelets: Family = (workshop) => {
  const { piece } = workshop;
  const form = FORMS[piece.form] ?? chain;
  const made = form(workshop);
  if (form === cuff) return posed(made, piece.look);
  if (form === charm || liesOpen(piece)) return made;
  return {
    ...made,
    /** Around a wrist it goes once. */
    get worn() {
      const open = form(workshopOf(piece), true);
      return open.worn ?? open;
    },
  };
};
