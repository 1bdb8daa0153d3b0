export interface DiamondGrade {
  readonly colour: string;
  readonly clarity: string;
}
export declare const CUT_GRADES: readonly ['excellent', 'very-good', 'good'];
export type CutGrade = (typeof CUT_GRADES)[number];
export declare function gradeOf(quality: string): DiamondGrade | undefined;
