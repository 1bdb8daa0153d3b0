import { describe, expect, it } from '@jest/globals';
import type { CatalogueIndex } from '../snapshot/catalogue-index.ts';
import { rowsOfProducts } from './rows-of-products.ts';

const index = { rows: [30, 10, 20].map((product_id) => ({ design: { product_id } })) } as unknown as Pick<
  CatalogueIndex,
  'rows'
>;

describe('rows of products known by their ids', () => {
  it('come in the order asked', () => {
    expect(rowsOfProducts(index, [10, 20, 30])).toEqual([1, 2, 0]);
  });

  it('leave out what is gone and what was asked twice', () => {
    expect(rowsOfProducts(index, [20, 99, 20])).toEqual([2]);
  });
});
