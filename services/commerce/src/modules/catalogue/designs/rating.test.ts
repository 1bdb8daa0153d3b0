import { describe, expect, it } from '@jest/globals';
import { mergeRatings, NO_RATINGS } from './rating.ts';
import { seededSnapshot } from '../snapshot/seeded-catalogue.fixtures.ts';
import { withRatings } from '../snapshot/with-ratings.ts';

const of = (count: number, average_tenths = 45) => ({ count, average_tenths });

describe('ratings in memory', () => {
  it('stay the same map where nothing differs, so that no card is written again', () => {
    const ratings = mergeRatings(NO_RATINGS, new Map([[1, of(2)]]));
    expect([...ratings]).toEqual([[1, of(2)]]);
    expect(mergeRatings(ratings, new Map([[1, of(2)]]))).toBe(ratings);
    // Told again because a transaction was open in the meantime, of a design without reviews.
    expect(mergeRatings(ratings, new Map([[7, of(0, 0)]]))).toBe(ratings);
  });

  it('go with the last review', () => {
    const ratings = mergeRatings(
      NO_RATINGS,
      new Map([
        [1, of(1)],
        [2, of(9)],
      ]),
    );
    expect([...mergeRatings(ratings, new Map([[1, of(0, 0)]]))]).toEqual([[2, of(9)]]);
  });
});

describe('the catalogue with ratings', () => {
  it('tells them on the cards of those designs, and writes no other card again', async () => {
    const snapshot = await seededSnapshot();
    const rows = [...snapshot.index.rows.keys()].slice(0, 5);
    const ids = rows.map((row) => snapshot.index.rows[row]?.design.product_id ?? 0);
    const before = snapshot.cardsJson(rows, 'INR');
    expect(before).not.toContain('"rating"');
    const rated = withRatings(snapshot, new Map([[ids[2] ?? 0, of(12, 46)]]));
    // Those that are kept are the very strings of before.
    expect(rated.written.size).toBeLessThan(snapshot.written.size);
    const cards = JSON.parse(rated.cardsJson(rows, 'INR')) as { product_id: number; rating?: object }[];
    expect(cards.map(({ rating }) => rating)).toEqual([
      undefined,
      undefined,
      of(12, 46),
      undefined,
      undefined,
    ]);
    expect(rated.card(rows[2] ?? 0, 'INR').rating).toEqual(of(12, 46));
    expect(withRatings(rated, rated.context.ratings)).toBe(rated);
    expect(withRatings(rated, NO_RATINGS).cardsJson(rows, 'INR')).toBe(before);
  });
});
