import type { Family } from '../family.ts';
import { pendantBox, studBox } from './boxed.ts';
import { cufflinks } from './cufflinks.ts';
import { rakhi } from './rakhi.ts';

const FORMS: Readonly<Record<string, Family>> = {
  'pendant-box': pendantBox,
  'stud-box': studBox,
  cufflinks,
  rakhi,
};

/** Gifts: pieces in their box, cufflinks, rakhis. */
export const gifts: Family = (workshop) => (FORMS[workshop.piece.form] ?? pendantBox)(workshop);
