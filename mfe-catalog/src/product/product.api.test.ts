import { describe, expect, it } from '@jest/globals';
import { aBreakup, aCard, aProduct, aVisit, failure, fakeApi } from '../catalogue.fixtures.ts';
import { someReviews } from '../reviews/reviews.fixtures.ts';
import { loadProduct } from './product.api.ts';

const PRODUCT = 'product/product/';
const SIMILAR = 'product/similar/';
const PATH = '/jewellery/rings/lotus-bloom-ring_product_1042/';
const params = { category: 'rings', slug: 'lotus-bloom-ring', id: '1042' };

describe('loading a product page', () => {
  it('shows the design with its options and similar ones', async () => {
    const api = fakeApi({ [PRODUCT]: aProduct(), [SIMILAR]: { results: [aCard({ product_id: 7 })] } });
    const loaded = await loadProduct(aVisit(`${PATH}?karat=18&colour=yellow&size=11`, api, { params }));
    expect(api.calls[0]).toEqual({
      path: PRODUCT,
      query: { product_id: 1042, karat: 18, colour: 'yellow', size: '11' },
    });
    expect(loaded).toMatchObject({
      kind: 'data',
      data: { id: 1042, choice: { karat: 18, colour: 'yellow', size: '11' }, similar: [{ id: 7 }] },
    });
  });

  it('prices the default size but leaves the choice of a size to the shopper', async () => {
    const loaded = await loadProduct(
      aVisit(PATH, fakeApi({ [PRODUCT]: aProduct({ breakup: aBreakup({ size: '12' }) }) }), { params }),
    );
    expect(loaded).toMatchObject({ data: { choice: { size: '' }, price: { size: '12' } } });
  });

  it('is there without its rail', async () => {
    const api = fakeApi({ [PRODUCT]: aProduct(), [SIMILAR]: failure(503, 'SERVICE.UNAVAILABLE') });
    await expect(loadProduct(aVisit(PATH, api, { params }))).resolves.toMatchObject({
      kind: 'data',
      data: { similar: [] },
    });
  });

  it.each([
    ['a wrong slug', '/jewellery/rings/some-ring_product_1042/', PATH],
    ['a wrong category', '/jewellery/earrings/lotus-bloom-ring_product_1042/', PATH],
    ['a wrong slug with a choice', '/jewellery/rings/x_product_1042/?karat=14&utm=mail', `${PATH}?karat=14`],
  ])('moves %s to the one address, and asks for nothing but the design', async (_case, from, to) => {
    const api = fakeApi({ [PRODUCT]: aProduct({ rating: { count: 1, average_tenths: 50 } }) });
    await expect(loadProduct(aVisit(from, api, { params }))).resolves.toEqual({
      kind: 'redirect',
      to,
      permanent: true,
    });
    expect(api.calls.map((asked) => asked.path)).toEqual([PRODUCT]);
  });

  it('drops options the design is not made in', async () => {
    const api = fakeApi({ [PRODUCT]: failure(400, 'BAG.OPTION_UNAVAILABLE') });
    await expect(loadProduct(aVisit(`${PATH}?karat=22`, api, { params }))).resolves.toEqual({
      kind: 'redirect',
      to: PATH,
      permanent: false,
    });
  });

  it.each(['0', '01', 'abc', '99999999999'])(
    'finds nothing under the number %s, without asking',
    async (id) => {
      const api = fakeApi({});
      await expect(loadProduct(aVisit(PATH, api, { params: { ...params, id } }))).resolves.toEqual({
        kind: 'not-found',
      });
      expect(api.calls).toEqual([]);
    },
  );

  it('finds nothing under an unknown number', async () => {
    const api = fakeApi({ [PRODUCT]: failure(404, 'CATALOGUE.PRODUCT_NOT_FOUND') });
    await expect(loadProduct(aVisit(PATH, api, { params }))).resolves.toEqual({ kind: 'not-found' });
  });

  it('does not turn an outage into "not found"', async () => {
    const api = fakeApi({ [PRODUCT]: failure(503, 'SERVICE.UNAVAILABLE') });
    await expect(loadProduct(aVisit(PATH, api, { params }))).rejects.toThrow('SERVICE.UNAVAILABLE');
  });

  describe('and what customers say of it', () => {
    const REVIEWS = 'customer_reviews_ratings/reviews/';
    const older = aProduct({ rating: { count: 1, average_tenths: 50 } });

    it('is one answer beside the name and for machines, though the design has older figures', async () => {
      const api = fakeApi({ [PRODUCT]: older, [SIMILAR]: { results: [] }, [REVIEWS]: someReviews() });
      const loaded = await loadProduct(aVisit(PATH, api, { params }));
      expect(loaded).toMatchObject({
        data: {
          reviews: { count: 2, average_tenths: 45 },
          machines: { aggregateRating: { ratingValue: 4.5, reviewCount: 2 } },
        },
      });
    });

    it.each([
      ['cannot be read', failure(503, 'SERVICE.UNAVAILABLE')],
      [
        'was taken away meanwhile',
        someReviews({ summary: { count: 0, average_tenths: 0, stars: [0, 0, 0, 0, 0] }, results: [] }),
      ],
    ])('is said nowhere where it %s', async (_case, answer) => {
      const api = fakeApi({ [PRODUCT]: older, [SIMILAR]: { results: [] }, [REVIEWS]: answer });
      const loaded = await loadProduct(aVisit(PATH, api, { params }));
      expect(loaded).toMatchObject({ kind: 'data', data: { reviews: undefined } });
      expect(JSON.stringify(loaded)).not.toContain('aggregateRating');
    });
  });
});
