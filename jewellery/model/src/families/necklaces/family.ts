import type { Family } from '../family.ts';
import { collar } from './collar.ts';
import { lariat } from './lariat.ts';
import { layered } from './layered.ts';
import { station } from './station.ts';
import { tennis } from './tennis.ts';

const FORMS: Readonly<Record<string, Family>> = { collar, station, tennis, lariat, layered };

/** Necklaces, laid out whole. */
export const necklaces: Family = (workshop) => (FORMS[workshop.piece.form] ?? collar)(workshop);
