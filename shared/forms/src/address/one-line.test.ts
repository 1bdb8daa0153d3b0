import { expect, test } from '@jest/globals';
import { oneLine, oneLineAbroad } from './one-line.ts';

const address = {
  address_id: 'a',
  is_default: false,
  full_name: 'Olivia Shah',
  house: '12 Marsham Court',
  street: 'Marsham Street',
  landmark: '',
  city: 'London',
  state: '',
  pincode: 'SW1A 1AA',
  country_id: 'GB',
  mobile: '44-7700900123',
  email: '',
};

test('an address is read without what was left out', () => {
  expect(oneLine(address)).toBe('12 Marsham Court, Marsham Street, London, SW1A 1AA');
});

test('one abroad ends with its country, in the language of the page; one in India does not', () => {
  expect(oneLineAbroad(address, 'en')).toBe(
    '12 Marsham Court, Marsham Street, London, SW1A 1AA, United Kingdom',
  );
  expect(oneLineAbroad(address, 'hi')).toBe(
    '12 Marsham Court, Marsham Street, London, SW1A 1AA, यूनाइटेड किंगडम',
  );
  expect(
    oneLineAbroad({ ...address, country_id: 'OTH', state: 'Hanoi, Vietnam', pincode: '100000' }, 'hi'),
  ).toBe('12 Marsham Court, Marsham Street, London, Hanoi, Vietnam, 100000, अन्य देश');
  expect(oneLineAbroad({ ...address, country_id: 'IN' }, 'en')).toBe(
    '12 Marsham Court, Marsham Street, London, SW1A 1AA',
  );
});
