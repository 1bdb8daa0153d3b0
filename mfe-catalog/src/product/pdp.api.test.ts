import { describe, expect, it } from '@jest/globals';
import { aProduct, aVisit, failure, fakeApi } from '../catalogue.fixtures.ts';
import { resolveProduct } from './pdp.api.ts';

const PATH = '/jewellery/rings/lotus-bloom-ring_product_1042/';
const PRODUCT = 'product/product/';
const in18And22 = aProduct({ options: { karats: [18, 22], colours: ['yellow'], sizes: [], size_required: false, default_size: '' } });

describe('the resolver of /pdp links', () => {
  it.each([
    ['22', `${PATH}?karat=22`],
    ['18', `${PATH}?karat=18`],
    ['14', PATH],
    ['', PATH],
  ])('karat "%s" leads to %s', async (karat, to) => {
    const visit = aVisit(`/pdp?productId=1042&wearTypeName=rings&karat=${karat}`, fakeApi({ [PRODUCT]: in18And22 }));
    await expect(resolveProduct(visit)).resolves.toEqual({ kind: 'redirect', to, permanent: false });
  });

  it('shows the design as it is made when it is not made in the karat asked for', async () => {
    const visit = aVisit('/pdp?productId=1042&karat=22', fakeApi({ [PRODUCT]: aProduct() }));
    await expect(resolveProduct(visit)).resolves.toEqual({ kind: 'redirect', to: PATH, permanent: false });
  });

  it.each(['/pdp', '/pdp?productId=', '/pdp?productId=x', '/pdp?productId=77'])('%s leads nowhere', async (path) => {
    const api = fakeApi({ [PRODUCT]: failure(404, 'CATALOGUE.PRODUCT_NOT_FOUND') });
    await expect(resolveProduct(aVisit(path, api))).resolves.toEqual({ kind: 'not-found' });
  });
});
