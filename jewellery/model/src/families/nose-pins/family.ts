import type { Family } from '../family.ts';
import { motifPin } from './motif.ts';
import { nath } from './nath.ts';
import { stud } from './stud.ts';

const FORMS: Readonly<Record<string, Family>> = { stud, motif: motifPin, nath };

export const nosePins: Family = (workshop) => (FORMS[workshop.piece.form] ?? stud)(workshop);
