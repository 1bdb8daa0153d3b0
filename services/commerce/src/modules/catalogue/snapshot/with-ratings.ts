import { cardMaker, type CatalogueSnapshot } from './catalogue-snapshot.ts';
import { cardsThatStay } from './written-cards.ts';
import { isSameRating, type Ratings } from '../designs/rating.ts';

/** The same catalogue with other ratings: only cards of designs whose rating changed are written again. The same snapshot when none did. */
export function withRatings(snapshot: CatalogueSnapshot, ratings: Ratings): CatalogueSnapshot {
  const { context, index, written } = snapshot;
  if (ratings === context.ratings) return snapshot;
  const isSame = (row: number): boolean => {
    const id = index.rows[row]?.design.product_id ?? 0;
    return isSameRating(context.ratings.get(id), ratings.get(id));
  };
  const kept = cardsThatStay(written, isSame);
  const next = { ...context, ratings };
  return { ...snapshot, context: next, ...cardMaker({ ...snapshot, context: next }, kept) };
}
