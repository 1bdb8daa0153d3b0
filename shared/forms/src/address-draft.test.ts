import { describe, expect, it } from '@jest/globals';
import { EMPTY, phoneAsTyped, type AddressFields } from './address-draft.ts';
import { checkFields, faultOfTyped } from './address-schema.ts';

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

describe('an address form', () => {
  it('becomes the body the server takes: phone with the country’s code, spaces in order', () => {
    expect(checkFields(meera, true)).toEqual({
      kind: 'right',
      body: {
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
    });
  });

  it('may be written as people write phones and pincodes; the server takes one spelling of each', () => {
    for (const phone of ['+91 98450 12345', '09845012345', '919845012345', '९८४५०१२३४५'])
      expect(checkFields({ ...meera, pincode: '560 001', phone }, true)).toMatchObject({
        kind: 'right',
        body: { pincode: '560001', mobile: '91-9845012345' },
      });
    expect(
      checkFields(
        { ...meera, country_id: 'GB', pincode: 'SW1A 1AA', state: '', phone: '+44 20 7946 0000' },
        true,
      ),
    ).toMatchObject({ kind: 'right', body: { mobile: '44-2079460000' } });
  });

  it('names every fault together, in the specification’s texts', () => {
    expect(checkFields({ ...EMPTY, pincode: '012345' }, true)).toMatchObject({
      kind: 'refused',
      faults: {
        email: 'emailProfile',
        full_name: 'nameRequired',
        pincode: 'pincode',
        house: 'addressRequired',
        phone: 'phoneRequired',
      },
    });
  });

  it('asks a customer for no e-mail address', () => {
    expect(faultOfTyped('email', { ...meera, email: '' }, false)).toBeUndefined();
    expect(checkFields({ ...meera, email: '' }, false).kind).toBe('right');
  });

  it.each([
    ['GB', 'SW1A 1AA', '7700900123'],
    ['US', '10001', '2125550123'],
    ['SG', '238823', '61234567'],
    ['AE', '12345', '501234567'],
  ])('takes an address in %s', (country_id, pincode, phone) => {
    expect(checkFields({ ...meera, country_id, pincode, phone, state: '' }, true).kind).toBe('right');
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
    expect(checkFields(hanoi, true)).toMatchObject({
      kind: 'right',
      body: { country_id: 'OTH', mobile: '84-912345678' },
    });
    expect(faultOfTyped('phone', { ...hanoi, phone: '912345678' }, true)).toBe('phoneAbroad');
    expect(phoneAsTyped('OTH', '84-912345678')).toBe('+84 912345678');
    expect(phoneAsTyped('IN', '91-9845012345')).toBe('9845012345');
  });
});
