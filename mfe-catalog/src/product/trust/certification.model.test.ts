import { expect, it } from '@jest/globals';
import { aProduct, aVisit, fakeApi } from '../../catalogue.fixtures.ts';
import { product } from '../../structured-data.model.ts';
import { loadProduct } from '../product.api.ts';

const saidOf = async (hallmark: boolean) => {
  const detail = aProduct({ promises: { exchange: true, hallmark } });
  const loaded = await loadProduct(
    aVisit(detail.url, fakeApi({ 'product/product/': detail, 'product/similar/': { results: [] } }), {
      params: { id: '1042' },
    }),
  );
  if (loaded.kind !== 'data') throw new Error(loaded.kind);
  return product({ origin: 'https://shop.example', base: '' }, loaded.data, []);
};

it('machines read of the hallmark of a piece, and of none on a coin', async () => {
  expect(await saidOf(true)).toMatchObject({
    hasCertification: { '@type': 'Certification', issuedBy: { name: 'Bureau of Indian Standards' } },
  });
  expect(await saidOf(false)).not.toHaveProperty('hasCertification');
});
