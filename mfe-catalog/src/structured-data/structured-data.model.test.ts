import { describe, expect, it } from '@jest/globals';
import { toCardView } from '../cards/card.model.ts';
import { aBreakup, aCard, aProduct } from '../catalogue.fixtures.ts';
import { offerTerms } from '../page/offer-terms.model.ts';
import { toProductView, productCrumbs } from '../product/product.model.ts';
import { breadcrumbList, itemList, product } from './structured-data.model.ts';

const reading = { locale: 'hi', asOf: '2026-11-16T04:00:00Z' } as const;
const where = { origin: 'https://shop.example', base: '/hi' } as const;
const view = (breakup = aBreakup()) =>
  toProductView(aProduct({ breakup }), { ...reading, size: '', similar: [] });

describe('schema.org data', () => {
  it('describes the product and the offer on screen, with absolute addresses in the page language', () => {
    expect(product(where, view(), ['/media/1042/front.svg'])).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'कमल अंगूठी',
      description: '18 कैरेट सोने का कमल।',
      sku: 'RG01042-18Y-12',
      mpn: 'RG01042',
      category: 'rings',
      image: ['https://shop.example/media/1042/front.svg'],
      material: '18K 750',
      color: 'yellow',
      weight: { '@type': 'QuantitativeValue', value: 2.312, unitCode: 'GRM' },
      offers: {
        '@type': 'Offer',
        url: 'https://shop.example/hi/jewellery/rings/lotus-bloom-ring_product_1042/',
        priceCurrency: 'INR',
        price: '22454.00',
        itemCondition: 'https://schema.org/NewCondition',
        availability: 'https://schema.org/MadeToOrder',
        ...offerTerms('INR', false),
      },
    });
  });

  it('says what sending costs, how long it takes and how a piece goes back, as the settings have it', () => {
    expect(product(where, view(aBreakup({ stock: 3 })), [])).toMatchObject({
      offers: {
        shippingDetails: {
          '@type': 'OfferShippingDetails',
          shippingRate: { '@type': 'MonetaryAmount', value: '0.00', currency: 'INR' },
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
          deliveryTime: {
            '@type': 'ShippingDeliveryTime',
            handlingTime: { minValue: 0, maxValue: 1, unitCode: 'DAY' },
            transitTime: { minValue: 1, maxValue: 4, unitCode: 'DAY' },
          },
        },
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'IN',
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 15,
          returnMethod: 'https://schema.org/ReturnByMail',
          returnFees: 'https://schema.org/FreeReturn',
        },
      },
    });
  });

  it.each([
    ['GBP', 'GB'],
    ['USD', 'US'],
    ['SGD', 'SG'],
    ['AED', 'AE'],
  ] as const)(
    'a price in %s is for %s, and goes there in the days of parcels abroad',
    (currency, country) => {
      expect(offerTerms(currency, false)).toMatchObject({
        shippingDetails: {
          shippingRate: { value: '0.00', currency },
          shippingDestination: { addressCountry: country },
          deliveryTime: { transitTime: { minValue: 9, maxValue: 9 } },
        },
        hasMerchantReturnPolicy: { applicableCountry: country, merchantReturnDays: 15 },
      });
    },
  );

  it.each([
    [{ stock: 3 }, 'InStock'],
    [{ stock: 0 }, 'MadeToOrder'],
    [{ stock: 0, available: false }, 'OutOfStock'],
  ])('with %j the offer is %s', (breakup, availability) => {
    expect(product(where, view(aBreakup(breakup)), [])).toMatchObject({
      offers: { availability: `https://schema.org/${availability}` },
    });
  });

  it('says the fineness of a coin as the coin has it', () => {
    expect(product(where, view(aBreakup({ karat: 24 })), [])).toMatchObject({ material: '24K 999' });
  });

  it('lists the way from home to the product', () => {
    expect(
      breadcrumbList(
        where,
        productCrumbs(view(), (key) => key),
      ),
    ).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'crumb.home', item: 'https://shop.example/hi/' },
        { position: 2, item: 'https://shop.example/hi/jewellery/' },
        { position: 3, item: 'https://shop.example/hi/jewellery/rings/' },
        {
          position: 4,
          name: 'कमल अंगूठी',
          item: 'https://shop.example/hi/jewellery/rings/lotus-bloom-ring_product_1042/',
        },
      ],
    });
  });

  it('counts the designs of a later page on from the earlier ones', () => {
    expect(itemList(where, [toCardView(aCard(), reading)], 50)).toMatchObject([
      { itemListElement: [{ position: 50, name: 'Lotus Bloom Ring' }] },
    ]);
    expect(itemList(where, [], 1)).toEqual([]);
  });
});
