import { describe, expect, it } from '@jest/globals';
import { EMPTY, phoneAsTyped, type AddressFields } from './address-draft.ts';
import { addressSchema, faultOfTyped, guestAddressOf } from './address-schema.ts';
import { faultsOf } from '../form/faults.ts';

const meera: AddressFields = {
  ...EMPTY,
  full_name: 'Meera Iyer',
  house: '12 Residency',
  street: 'MG Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  phone: '98450 12345',
  email: ' Meera@Suvarna.Example ',
};

const isRight = (fields: AddressFields, guest: boolean): boolean =>
  Object.keys(faultsOf(addressSchema(guest), fields)).length === 0;

describe('an address form', () => {
  it('becomes the body the server takes: phone with the country’s code, spaces in order', () => {
    expect([isRight(meera, true), guestAddressOf(meera)]).toEqual([
      true,
      {
        full_name: 'Meera Iyer',
        house: '12 Residency',
        street: 'MG Road',
        landmark: '',
        city: 'Bengaluru',
        state: 'Karnataka',
        pincode: '560001',
        country_id: 'IN',
        mobile: '91-9845012345',
        email: 'meera@suvarna.example',
      },
    ]);
  });

  it('may be written as people write phones and pincodes; the server takes one spelling of each', () => {
    for (const phone of ['+91 98450 12345', '09845012345', '919845012345', '९८४५०१२३४५'])
      expect(guestAddressOf({ ...meera, pincode: '560 001', phone })).toMatchObject({
        pincode: '560001',
        mobile: '91-9845012345',
      });
    const london = { ...meera, country_id: 'GB', pincode: 'SW1A 1AA', state: '', phone: '+44 20 7946 0000' };
    expect(guestAddressOf(london)).toMatchObject({ mobile: '44-2079460000' });
  });

  it('names every fault together, in the specification’s texts', () => {
    const empty = { ...EMPTY, pincode: '012345' };
    expect(faultsOf(addressSchema(true), empty)).toMatchObject({
      email: 'emailProfile',
      full_name: 'nameRequired',
      pincode: 'pincode',
      house: 'addressRequired',
      phone: 'phoneRequired',
    });
    expect(guestAddressOf(empty)).toBeNull();
  });

  it('asks a customer for no e-mail address', () => {
    expect(faultOfTyped('email', { ...meera, email: '' }, false)).toBeUndefined();
    expect(isRight({ ...meera, email: '' }, false)).toBe(true);
  });

  it.each([
    ['GB', 'SW1A 1AA', '7700900123'],
    ['US', '10001', '2125550123'],
    ['SG', '238823', '61234567'],
    ['AE', '12345', '501234567'],
  ])('takes an address in %s', (country_id, pincode, phone) => {
    expect(isRight({ ...meera, country_id, pincode, phone, state: '' }, true)).toBe(true);
  });

  it('of Others says its calling code, which the country has none of', () => {
    const hanoi = {
      ...meera,
      country_id: 'OTH',
      pincode: '100000',
      city: 'Hanoi',
      state: 'Hanoi, Vietnam',
      phone: '+84 912 345 678',
    };
    expect(isRight(hanoi, true)).toBe(true);
    expect(guestAddressOf(hanoi)).toMatchObject({ country_id: 'OTH', mobile: '84-912345678' });
    expect(faultOfTyped('phone', { ...hanoi, phone: '912345678' }, true)).toBe('phoneAbroad');
    expect(phoneAsTyped('OTH', '84-912345678')).toBe('+84 912345678');
    expect(phoneAsTyped('IN', '91-9845012345')).toBe('9845012345');
  });
});
