/** What the quality of a stone says of it: a diamond's is clarity and colour (`VS-GH`), another stone's is one grade (`AA`). */
export interface DiamondGrade {
  /** `G–H`: between the two. */
  readonly colour: string;
  /** `VS`. */
  readonly clarity: string;
}

/** Grades of a laboratory for the cut of a round diamond, and for polish and symmetry of another: the best first. */
export const CUT_GRADES = ['excellent', 'very-good', 'good'] as const;
export type CutGrade = (typeof CUT_GRADES)[number];

const GRADE = /^(FL|IF|VVS|VS|SI|I)-([D-Z])([D-Z])$/;

/** @returns nothing where it is no quality of diamonds */
export function gradeOf(quality: string): DiamondGrade | undefined {
  const [, clarity, from, to] = GRADE.exec(quality) ?? [];
  return clarity === undefined ? undefined : { clarity, colour: `${from ?? ''}–${to ?? ''}` };
}
