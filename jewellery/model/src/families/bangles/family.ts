import type { Family } from '../family.ts';
import { baby } from './baby.ts';
import { filigree } from './filigree.ts';
import { kada } from './kada.ts';
import { plain } from './plain.ts';
import { stone } from './stone.ts';

const FORMS: Readonly<Record<string, Family>> = { plain, stone, kada, filigree, baby };

/** Bangles lie on the floor, their front towards the viewer. */
export const bangles: Family = (workshop) => (FORMS[workshop.piece.form] ?? plain)(workshop);
