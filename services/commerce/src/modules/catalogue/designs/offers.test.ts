import { describe, expect, it } from '@jest/globals';
import { GOLD_GRADES, KARATS } from '@suvarna/contracts/catalogue';
import { facetOf, type FacetId } from './facets.ts';
import { priceBit, weightBit } from './offers.ts';

const idOf = (facet: FacetId, bit: number): string | undefined => facetOf(facet).values[Math.log2(bit)]?.id;

describe('the bands of the specification', () => {
  it.each([
    [0, 'under+10k'],
    [9_999, 'under+10k'],
    [10_000, '10k+20k'],
    [19_999, '10k+20k'],
    [20_000, '20k+30k'],
    [29_999, '20k+30k'],
    [30_000, '30k+50k'],
    [49_999, '30k+50k'],
    [50_000, 'above+50k'],
    [5_000_000, 'above+50k'],
  ])('a price of Rs %d is in %s', (rupees, band) => {
    expect(idOf('price', priceBit(rupees * 100))).toBe(band);
  });

  it.each([
    [1, 'under+2g'],
    [1_999, 'under+2g'],
    [2_000, '2g+4g'],
    [3_999, '2g+4g'],
    [4_000, '4g+6g'],
    [5_999, '4g+6g'],
    [6_000, '6g+8g'],
    [7_999, '6g+8g'],
    [8_000, '8g+10g'],
    [9_999, '8g+10g'],
    [10_000, 'above+10g'],
    [250_000, 'above+10g'],
  ])('a weight of %d mg is in %s', (milligrams, band) => {
    expect(idOf('weight', weightBit(milligrams))).toBe(band);
  });

  it('are all there are, and karats are 14, 18 and 22', () => {
    expect(facetOf('price').values.map(({ id }) => id)).toEqual([
      'under+10k',
      '10k+20k',
      '20k+30k',
      '30k+50k',
      'above+50k',
    ]);
    expect(facetOf('weight').values.map(({ id }) => id)).toEqual([
      'under+2g',
      '2g+4g',
      '4g+6g',
      '6g+8g',
      '8g+10g',
      'above+10g',
    ]);
    expect(KARATS).toEqual([14, 18, 22]);
    // Other grades of the hallmark are shown where a design is sold in them.
    expect(facetOf('karat').values.map(({ id }) => Number(id))).toEqual(
      GOLD_GRADES.filter((grade) => grade !== 24),
    );
  });
});
