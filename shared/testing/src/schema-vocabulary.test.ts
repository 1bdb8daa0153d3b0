import { describe, expect, it } from '@jest/globals';
import { faultsOfStructuredData, typesIn } from './schema-vocabulary.ts';

const OFFER = {
  '@type': 'Offer',
  url: 'https://shop.example/a/',
  price: '10.00',
  priceCurrency: 'INR',
  availability: 'https://schema.org/InStock',
};
const PRODUCT = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'A ring',
  image: ['https://shop.example/a.webp'],
  offers: OFFER,
};

describe('the vocabulary of schema.org', () => {
  it('finds nothing wrong with a product that is right', () => {
    expect(faultsOfStructuredData([PRODUCT])).toEqual([]);
    expect(typesIn([PRODUCT])).toEqual(['Product', 'Offer']);
  });

  it.each([
    ['a property of another type', { ...PRODUCT, karat: 18 }, 'has no such property'],
    ['a type that is none', { ...PRODUCT, offers: { ...OFFER, '@type': 'Bargain' } }, 'is of no type'],
    ['a type in the wrong place', { ...PRODUCT, offers: { '@type': 'Person', name: 'x' } }, 'is no'],
    [
      'a value that schema.org has not',
      { ...PRODUCT, offers: { ...OFFER, availability: 'https://schema.org/Soon' } },
      'offers.availability',
    ],
    ['a number as a name of a day', { ...PRODUCT, releaseDate: 'soon' }, 'releaseDate'],
    ['a product without a picture', { ...PRODUCT, image: undefined }, 'needs image'],
    ['an offer without a price', { ...PRODUCT, offers: { ...OFFER, price: undefined } }, 'needs price'],
    ['an address that is none', { ...PRODUCT, offers: { ...OFFER, url: '/a/' } }, 'no whole address'],
    ['an empty list', { ...PRODUCT, image: [] }, 'is empty'],
    ['an empty text', { ...PRODUCT, name: '' }, 'Product.name'],
    ['no vocabulary', { ...PRODUCT, '@context': undefined }, 'says no vocabulary'],
  ])('finds %s', (_what, block, fault) => {
    expect(faultsOfStructuredData([block]).join('\n')).toContain(fault);
  });
});
