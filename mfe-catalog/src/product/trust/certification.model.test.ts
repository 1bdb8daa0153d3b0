import { expect, it } from '@jest/globals';
import type { ProductDetail } from '@suvarna/contracts/catalogue';
import { aProduct, aVisit, fakeApi } from '../../catalogue.fixtures.ts';
import { product } from '../../structured-data/structured-data.model.ts';
import { loadProduct } from '../product.api.ts';
import { takeTrust } from './load-trust.ts';
import * as trust from './trust.tsx';

// As on the server, whose documents machines read.
takeTrust(trust);

const saidOf = async (hallmark: boolean, certificate: ProductDetail['certificate'] = null, grams = 3) => {
  const detail = aProduct({
    promises: { exchange: true, hallmark, hallmark_from_mg: 2_000 },
    gross_weight_mg: grams * 1_000,
    certificate,
  });
  const loaded = await loadProduct(
    aVisit(detail.url, fakeApi({ 'product/product/': detail, 'product/similar/': { results: [] } }), {
      params: { id: '1042' },
    }),
  );
  if (loaded.kind !== 'data') throw new Error(loaded.kind);
  return product({ origin: 'https://shop.example', base: '' }, loaded.data, []);
};

it('machines read of the hallmark of a piece, and of none on a coin or a piece under two grams', async () => {
  expect(await saidOf(true)).toMatchObject({
    hasCertification: { '@type': 'Certification', issuedBy: { name: 'Bureau of Indian Standards' } },
  });
  expect(await saidOf(false)).not.toHaveProperty('hasCertification');
  expect(await saidOf(true, null, 1.9)).not.toHaveProperty('hasCertification');
});

it('machines read what is stated of the first diamond, and nothing of what is not', async () => {
  const oval = { shape: 'oval', count: 1, millicarat: 620, colour: 'G–H', clarity: null, cut: null };
  const diamonds = [{ ...oval, finish: 'good' }];
  expect(await saidOf(true, { diamonds, laboratory: 'IGI', number: null })).toMatchObject({
    additionalProperty: [
      ['Diamond shape', 'oval'],
      ['Diamond count', 1],
      ['Diamond weight in carats', 0.62],
      ['Diamond colour', 'G–H'],
      ['Diamond polish and symmetry', 'good'],
      ['Diamond laboratory', 'IGI'],
    ].map(([name, value]) => ({ '@type': 'PropertyValue', name, value })),
  });
  expect(await saidOf(false)).not.toHaveProperty('additionalProperty');
});
