import { describe, expect, it } from '@jest/globals';
import { seededSnapshot } from '../snapshot/seeded-catalogue.fixtures.ts';
import { bestsellersOf } from './bestsellers.ts';
import { buildSnapshot } from '../snapshot/catalogue-snapshot.ts';

describe('bestsellers', () => {
  it('are what was sold most, and nothing that was not sold, or once', () => {
    expect(bestsellersOf(new Map())).toEqual(new Set());
    const sold = new Map([
      [101, 2],
      [102, 3],
      [103, 90],
    ]);
    expect([...bestsellersOf(sold)]).toEqual([103, 102]);
    const many = new Map(Array.from({ length: 500 }, (_, at) => [at + 1, at + 3] as const));
    const best = bestsellersOf(many);
    expect([best.size, best.has(500), best.has(1)]).toEqual([60, true, false]);
  });

  it('are marked on cards by that alone: a popular design that no customer bought is not', async () => {
    const snapshot = await seededSnapshot(40);
    const badges = () => snapshot.index.rows.map((_, row) => snapshot.card(row, 'INR').badge);
    expect(badges().filter((badge) => badge === 'bestseller')).toEqual([]);
    const [popular, ...others] = snapshot.index.rows;
    const bought = others.at(-1)?.design;
    if (popular === undefined || bought === undefined) throw new Error('too few designs');
    const { book, today, ratings } = snapshot.context;
    const designs = snapshot.index.rows.map(({ design }) => design);
    const sold = new Map([[bought.product_id, 5]]);
    const later = await buildSnapshot({ catalogue_version: 1, designs, book, today, ratings, sold });
    const marked = later.index.rows.flatMap(({ design }, row) =>
      later.card(row, 'INR').badge === 'bestseller' ? [design.product_id] : [],
    );
    expect(marked).toEqual([bought.product_id]);
  });
});
