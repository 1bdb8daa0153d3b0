import { beforeAll, describe, expect, it } from '@jest/globals';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { chooseOptions } from '../../designs/options.ts';
import { detailsFrom } from '../snapshot/price-of.ts';
import { productOf } from '../product/product-view.ts';
import { isExchangeable, isUnmarked, needsHuid, notTakenBack } from './promises.ts';
import { seededSnapshot } from '../snapshot/seeded-catalogue.fixtures.ts';

let snapshot: CatalogueSnapshot;
beforeAll(async () => {
  snapshot = await seededSnapshot();
});

describe('of every kind of design', () => {
  it('the page promises what the quote for a bought piece grants: all jewellery comes back, coins do not, nothing abroad', () => {
    const detailsOf = detailsFrom(() => snapshot);
    const designs = [
      ...new Map(
        [...snapshot.byId.values()].map((design) => [`${design.category}/${design.form}`, design]),
      ).values(),
    ];
    expect(designs.length).toBeGreaterThan(45);
    const said = designs.map((design) => {
      const options = chooseOptions(design, {});
      if (!options) throw new Error('no options');
      const grants = (['INR', 'GBP'] as const).map((currency) => {
        const granted = detailsOf({
          productId: design.product_id,
          size: options.size,
          currency,
        }).exchangeable;
        expect(productOf(snapshot.context, design, options, currency).promises?.exchange).toBe(granted);
        return granted;
      });
      return {
        design,
        grants,
        hallmark: productOf(snapshot.context, design, options, 'INR').promises?.hallmark,
      };
    });
    expect(said.filter(({ grants }) => grants[0] === false).map(({ design }) => design.category)).toEqual([
      'gold-coins',
      'gold-coins',
    ]);
    expect(said.some(({ grants }) => grants[1])).toBe(false);
    expect(
      said
        .filter(({ hallmark }) => hallmark !== true)
        .map(({ design }) => design.form)
        .toSorted(),
    ).toEqual(['bar', 'coin']);
  });

  it('a choice is hallmarked from two grams on: neither a coin nor what is lighter', () => {
    const day = '2026-11-29';
    const weighed = (category: string, grossMg: number) => ({ category, grossMg });
    expect(isUnmarked(weighed('rings', 1_999), day)).toBe(true);
    expect(isUnmarked(weighed('rings', 2_000), day)).toBe(false);
    expect(isUnmarked(weighed('gold-coins', 500), day)).toBe(false);
    expect(needsHuid(weighed('rings', 2_000), day)).toBe(true);
    expect(needsHuid(weighed('rings', 1_999), day)).toBe(false);
    const light = [...snapshot.byId.values()].find(({ category }) => category === 'nose-pins');
    const options = light && chooseOptions(light, {});
    if (!light || !options) throw new Error('no nose pin');
    const { promises } = productOf(snapshot.context, light, options, 'INR');
    expect(promises?.hallmark_from_mg).toBe(2_000);
  });

  it('set solitaires come back, a loose stone would not', () => {
    const solitaires = [...snapshot.byId.values()].filter(({ category }) => category === 'solitaires');
    expect(solitaires).toHaveLength(360);
    expect(solitaires.every((design) => isExchangeable(design, 'INR'))).toBe(true);
    expect(isExchangeable({ category: 'solitaires', form: 'loose' }, 'INR')).toBe(false);
    expect(notTakenBack({ category: 'solitaires', form: 'loose' }, 'INR')).toBe('loose-stone');
    expect(notTakenBack({ category: 'gold-coins', form: 'coin' }, 'INR')).toBe('coin');
    expect(notTakenBack({ category: 'rings', form: 'band' }, 'GBP')).toBe('abroad');
  });
});
