import type { Family } from '../family.ts';
import { chain } from './chain.ts';
import { charm } from './charm.ts';
import { cuff } from './cuff.ts';
import { link } from './link.ts';
import { tennis } from './tennis.ts';

const FORMS: Readonly<Record<string, Family>> = { tennis, chain, charm, cuff, link };

/** Bracelets: lines of stones, chains, charms, cuffs and heavy links. */
export const bracelets: Family = (workshop) => (FORMS[workshop.piece.form] ?? chain)(workshop);
