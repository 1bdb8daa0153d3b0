import type { Family } from '../family.ts';
import { baby } from './baby.ts';
import { filigree } from './filigree.ts';
import { kada } from './kada.ts';
import { plain } from './plain.ts';
import { posed } from './stage.ts';
import { stone } from './stone.ts';

const FORMS: Readonly<Record<string, Family>> = { plain, stone, kada, filigree, baby };

/** Bangles lie on the floor or stand, their front towards the viewer. */
export const bangles: Family = (workshop) => {
  const { form, look } = workshop.piece;
  const lies = (FORMS[form] ?? plain)(workshop);
  // Bells of a child's bangle would stand up.
  return form === 'baby' ? lies : posed(lies, look);
};
