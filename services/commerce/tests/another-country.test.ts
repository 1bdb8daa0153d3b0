/** A country that is one file and its name in the list: Sri Lanka, in the place of another one. */
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Market, Post } from '@suvarna/contracts/countries';
import type { Currency } from '@suvarna/contracts/money';
import { Check } from 'typebox/value';

jest.mock('../../../shared/contracts/src/base/countries/ae.ts', () => {
  const market: Market = {
    id: 'LK',
    label: 'Sri Lanka',
    dial: '94',
    currency: 'LKR',
    symbol: 'Rs',
    rings: 'uk',
    shipping: 250_000,
  };
  const post: Post = { id: 'LK', dial: '94', postcode: 'postal-code', pattern: /^[0-9]{5}$/ };
  return { market, post, numbers: { 94: String.raw`[1-9]\d{8}` } };
});

/** What knows countries, with that one. */
const load = async () => ({
  ...(await import('@suvarna/contracts/country-options')),
  ...(await import('@suvarna/contracts/money')),
  ...(await import('@suvarna/contracts/operations')),
  ...(await import('@suvarna/contracts/shipping')),
  ...(await import('@suvarna/contracts/sizes')),
  ...(await import('@suvarna/forms/address')),
  ...(await import('@suvarna/forms/phone')),
  ...(await import('@suvarna/pricing/foreign')),
  ...(await import('@suvarna/pricing/price')),
  ...(await import('../src/platform/notifications/amount.ts')),
});
let store: Awaited<ReturnType<typeof load>>;
beforeAll(async () => {
  store = await load();
});

/** As a call names it: types know the countries that are there. */
function money(code: string): Currency {
  if (!store.isCurrency(code)) throw new Error(`${code} is no currency of the store.`);
  return code;
}

const HOME = {
  full_name: 'Nimal Perera',
  house: '12',
  street: 'Galle Road',
  landmark: '',
  city: 'Colombo',
  state: '',
  pincode: '00300',
  country_id: 'LK',
  mobile: '94-0771234567',
};

describe('a country that was added by one file', () => {
  it('is an option of the header, which its cookie keeps', () => {
    expect(store.COUNTRY_OPTIONS).toContainEqual({
      value: 'LKR',
      label: 'Sri Lanka',
      code: '+94',
      country_id: 'LK',
      src: '/flags/lk.svg',
      currency: 'LKR',
      symbol: 'Rs',
    });
    expect(store.chosenCountry('currency_code=LKR')).toBe('LKR');
    expect(store.isCurrency('AED')).toBe(false);
  });

  it('has prices, by the rate that an operator publishes of it, and what sending costs', () => {
    const paise_per_unit = { GBP: 11_620, USD: 8_890, SGD: 6_810, LKR: 29 };
    const body = { paise_per_unit, source: 'RBI', published_by: 'Asha' };
    expect(Check(store.ExchangePublishBody, body)).toBe(true);
    const { LKR: _gone, ...others } = paise_per_unit;
    expect(Check(store.ExchangePublishBody, { ...body, paise_per_unit: others })).toBe(false);

    const exchange = { paisePerUnit: paise_per_unit.LKR, upliftBp: 500 };
    const atHome = store.computePrice({
      metal: { netMg: 2_000, ratePaisePerGram: 900_000 },
      making: { mode: 'percent', percentBp: 1_600, discountBp: 0 },
      stones: [],
      itemDiscountPaise: 0,
      gstBp: 300,
    });
    const there = store.convertPrice(atHome, exchange);
    expect([there.gst, there.price]).toEqual([0, store.convertAmount(atHome.subtotal, exchange)]);
    expect(store.shippingCharge(money('LKR'))).toBe(250_000);
    expect(store.amountText({ currency: money('LKR'), minor: 7_560_000 }, 'en')).toBe('Rs75,600');
  });

  it('has addresses and phones of its own shape', () => {
    expect(store.checkAddress(HOME)).toEqual({
      kind: 'right',
      address: { ...HOME, mobile: '94-771234567' },
    });
    expect(store.checkAddress({ ...HOME, pincode: '300' })).toMatchObject({
      kind: 'refused',
      faults: { pincode: 'postalCode' },
    });
    expect([store.faultOfPhone('94', '94771234567'), store.wirePhone('94', '94771234567')]).toEqual([
      undefined,
      '94-771234567',
    ]);
  });

  it('names rings by its chart', () => {
    const ring = { id: '12', label: '12 (51.9 mm)', names: store.ringNames('ring', '12') };
    expect(store.ringSizeOf(ring, money('LKR'))).toMatchObject({ name: 'L½', note: 'IN 12' });
  });
});
