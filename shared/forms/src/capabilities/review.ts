/** What a review of a design may say; counted as people count, in whole signs. */
import { REVIEWS } from '@suvarna/contracts/reviews';
import { cleanText, typedLine } from '../fields/free-text.ts';
import type { FormTextKey } from '../texts.ts';

/** A title is one line. */
export const writtenTitle = (title: string): string => typedLine(title);

export function faultOfReviewTitle(title: string): FormTextKey | undefined {
  const written = writtenTitle(title);
  if (written === '') return 'required';
  return Array.from(written).length > REVIEWS.titleMax ? 'tooLong' : undefined;
}

/** Stars alone are no review: others want to know why. */
export function faultOfReviewText(text: string): FormTextKey | undefined {
  const length = Array.from(cleanText(text).trim()).length;
  if (length === 0) return 'required';
  if (length < REVIEWS.bodyMin) return 'reviewShort';
  return length > REVIEWS.bodyMax ? 'tooLong' : undefined;
}
