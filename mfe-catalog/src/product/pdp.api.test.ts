import { describe, expect, it } from '@jest/globals';
import { aVisit, failure, fakeApi } from '../catalogue.fixtures.ts';
import { resolveProduct } from './pdp.api.ts';

const PATH = '/jewellery/rings/lotus-bloom-ring_product_1042/';
const RESOLVE = 'product/resolve/';

describe('the resolver of /pdp links', () => {
  it('leads to the address the catalogue names', async () => {
    const api = fakeApi({ [RESOLVE]: { product_id: 1042, url: `${PATH}?karat=22` } });
    const visit = aVisit('/pdp?productId=1042&wearTypeName=rings&karat=22', api);
    await expect(resolveProduct(visit)).resolves.toEqual({
      kind: 'redirect',
      to: `${PATH}?karat=22`,
      permanent: false,
    });
    expect(api.calls).toEqual([{ path: RESOLVE, query: { product_id: 1042, karat: 22 } }]);
  });

  it.each([
    ['18', 18],
    ['22', 22],
    ['14', undefined],
    ['24', undefined],
    ['x', undefined],
    ['', undefined],
  ])('asks for karat "%s" as %s', async (karat, asked) => {
    const api = fakeApi({ [RESOLVE]: { product_id: 1042, url: PATH } });
    await resolveProduct(aVisit(`/pdp?productId=1042&karat=${karat}`, api));
    expect(api.calls[0]?.query).toEqual({ product_id: 1042, karat: asked });
  });

  it.each(['/pdp', '/pdp?productId=', '/pdp?productId=x', '/pdp?productId=77'])(
    '%s leads nowhere',
    async (path) => {
      const api = fakeApi({ [RESOLVE]: failure(404, 'CATALOGUE.PRODUCT_NOT_FOUND') });
      await expect(resolveProduct(aVisit(path, api))).resolves.toEqual({ kind: 'not-found' });
    },
  );
});
