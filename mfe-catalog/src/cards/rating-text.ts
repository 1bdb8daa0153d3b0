import type { Translate } from '@suvarna/remote-kit/page';
import { starsText, type RatingView } from './card.model.ts';
import { counted } from '../page/counted.model.ts';

/** A rating to be seen, `4.6 (12)`, and to be heard; nothing where no customer wrote a review. */
export function ratingText({ rating }: { readonly rating?: RatingView }, t: Translate) {
  if (rating === undefined) return undefined;
  const stars = starsText(rating.tenths);
  const count = counted(rating.count);
  return { shown: `${stars} (${count.shown})`, label: t('card.rating', { stars, most: 5, ...count }) };
}
