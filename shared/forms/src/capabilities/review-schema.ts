import { object, type InferType } from 'yup';
import { faultOfReviewText, faultOfReviewTitle } from './review.ts';
import { rule } from '../form/schema.ts';

/** A review as it is written; `rating` is `''` until stars are chosen. */
export const reviewSchema = object({
  rating: rule((value) => (/^[1-5]$/.test(value) ? undefined : 'required')),
  title: rule(faultOfReviewTitle),
  text: rule(faultOfReviewText),
});
export type ReviewFields = InferType<typeof reviewSchema>;
