import type { Family } from '../family.ts';
import { chandbali } from './chandbali/chandbali.ts';
import { drop } from './drop.ts';
import { hoop } from './hoop.ts';
import { jhumka } from './jhumka.ts';
import { motifStud } from './motif-stud.ts';
import { threader } from './threader.ts';
import { stud } from './stud.ts';

const FORMS: Readonly<Record<string, Family>> = {
  stud,
  'motif-stud': motifStud,
  jhumka,
  hoop,
  chandbali,
  drop,
  threader,
};

export const earrings: Family = (workshop) => (FORMS[workshop.piece.form] ?? stud)(workshop);
