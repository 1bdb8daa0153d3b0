import { CUT_GRADES } from '@suvarna/contracts/catalogue';
import type { Translate } from '@suvarna/remote-kit/page';

export interface Graded {
  /** Of a round diamond; `null` or `''` where it is none, or where it is not stated. */
  readonly cut: string | null;
  /** Polish and symmetry of another shape. */
  readonly finish?: string | null | undefined;
}

/** A grade in the language of the page; one that this release does not know, as it came. */
export const gradeText = (grade: string, t: Translate): string =>
  (CUT_GRADES as readonly string[]).includes(grade) ? t(`grade.${grade}`) : grade;

/** `Cut: Excellent`; of a shape whose cut is not graded, polish and symmetry; `''` where nothing is stated. */
export function makeOf({ cut, finish }: Graded, t: Translate): string {
  if (cut) return t('cut-is', { grade: gradeText(cut, t) });
  return finish ? t('finish-is', { grade: gradeText(finish, t) }) : '';
}

const NAMED: readonly string[] = ['IGI', 'SGL'];

/** A laboratory by the name it signs with, and in full where the store knows it. */
export const laboratoryText = (name: string, t: Translate): string =>
  NAMED.includes(name) ? t('laboratory-named', { name, full: t(`laboratory.${name}`) }) : name;
