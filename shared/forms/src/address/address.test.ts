import { describe, expect, it } from '@jest/globals';
import type { AddressBody } from '@suvarna/contracts/customers';
import { LOCALES } from '@suvarna/contracts/locale';
import fc from 'fast-check';
import { ADDRESS_FIELDS, checkAddress, faultOfAddressField } from './address.ts';
import { POSTS, OTHERS } from '@suvarna/contracts/countries';
import { findState, INDIA_STATES, stateName } from './india-states.ts';
import { faultOfEmail } from '../fields/email.ts';
import { faultOfFullName } from '../fields/name.ts';
import { faultOfPhone } from '../phone/phone.ts';
import { faultOfDeliveryPincode, normalisePostcode } from './postcode.ts';
import { formText } from '../texts.ts';

const HOME: AddressBody = {
  full_name: 'Asha Mehta',
  house: '12, Lotus House',
  street: '4th Cross, MG Road',
  landmark: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  country_id: 'IN',
  mobile: '91-9845000000',
};
const faultsOf = (change: Partial<AddressBody>) => {
  const checked = checkAddress({ ...HOME, ...change });
  return checked.kind === 'refused' ? checked.faults : {};
};

describe('an address', () => {
  it('is kept with its spaces in order, its postcode and its state in one spelling', () => {
    expect(
      checkAddress({
        ...HOME,
        full_name: '  Asha   Mehta ',
        house: ' 12,  Lotus House',
        state: 'कर्नाटक',
        pincode: ' 560001',
        mobile: '91-98450 00000',
      }),
    ).toEqual({ kind: 'right', address: HOME });
    expect(
      checkAddress({ ...HOME, country_id: 'GB', pincode: 'sw1a1aa', state: '', mobile: '44-02079460018' }),
    ).toMatchObject({ kind: 'right', address: { pincode: 'SW1A 1AA', state: '' } });
  });

  it("names every wrong field with the specification's text", () => {
    const faults = faultsOf({
      full_name: '',
      house: ' ',
      street: '',
      city: '',
      state: '',
      pincode: '012345',
      mobile: '91-98450',
    });
    expect(
      Object.fromEntries(Object.entries(faults).map(([field, key]) => [field, formText(key, 'en')])),
    ).toEqual({
      full_name: 'Please enter your name',
      house: 'Please enter your Address',
      street: 'Please enter your Address',
      city: 'This field is required',
      state: 'This field is required',
      pincode: 'Please enter valid pincode!',
      mobile: 'Please enter minimum 10 digits contact number.',
    });
  });

  it('needs no landmark, and outside India no state', () => {
    const { landmark: _landmark, ...without } = HOME;
    expect(checkAddress(without).kind).toBe('right');
    expect(faultsOf({ country_id: 'SG', pincode: '018956', state: '' })).toEqual({});
    expect(faultsOf({ state: 'Atlantis' })).toEqual({ state: 'stateUnknown' });
  });

  it('of Others has digits for a zip code, a country in the state’s field, and a phone with its calling code', () => {
    const hanoi = {
      ...HOME,
      country_id: OTHERS,
      city: 'Hanoi',
      state: 'Hanoi, Vietnam',
      pincode: ' 100000',
      mobile: '+84 912 345 678',
    };
    expect(checkAddress(hanoi)).toEqual({
      kind: 'right',
      address: { ...hanoi, pincode: '100000', mobile: '84-912345678' },
    });
    expect(faultsOf({ ...hanoi, state: ' ', pincode: '1', mobile: '912345678' })).toEqual({
      state: 'required',
      pincode: 'zipCode',
      mobile: 'phoneAbroad',
    });
    expect(faultsOf({ ...hanoi, pincode: '12345678901', mobile: '' })).toEqual({
      pincode: 'zipCode',
      mobile: 'phoneRequired',
    });
    expect(faultsOf({ ...hanoi, pincode: '10A', mobile: '+999 912345678' })).toEqual({
      pincode: 'zipCode',
      mobile: 'phone',
    });
  });

  it('is written in letters couriers read; the name may be in any script', () => {
    expect(faultsOf({ house: 'घर 12', full_name: 'आशा मेहता' })).toEqual({ house: 'englishOnly' });
    expect(faultsOf({ street: '<script>alert(1)</script>' })).toEqual({ street: 'englishOnly' });
    expect(faultsOf({ house: '#12/4-B, "Shanti" (2nd floor) & Co.' })).toEqual({});
    expect(faultsOf({ house: ',,,' })).toEqual({ house: 'addressRequired' });
    expect(faultsOf({ house: 'M\u200DG Road, ＭＧ' })).toEqual({});
  });

  it.each(POSTS.map(({ id }) => id))('goes to %s only with a postcode of that country', (country_id) => {
    expect(Object.keys(faultsOf({ country_id, pincode: '!' }))).toContain('pincode');
  });

  it('goes to no country that is not on the list', () => {
    expect(faultsOf({ country_id: 'ZZ' })).toMatchObject({ country_id: 'countryUnknown' });
  });

  it('that was kept is right again and stays as it is', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.constantFrom('12  Lotus', 'MG Road ', 'Karnataka', ' delhi ', 'पंजाब'),
    );
    const some = fc.record({
      full_name: text,
      house: text,
      street: text,
      landmark: text,
      city: text,
      state: text,
      pincode: fc.constantFrom('560001', 'sw1a1aa', '94107-1234'),
      country_id: fc.constantFrom('IN', 'GB', 'US'),
      mobile: fc.constantFrom('91-9845000000', '44-020 7946 0018'),
    });
    fc.assert(
      fc.property(
        fc.oneof(
          some,
          some.map((address) => ({ ...HOME, state: address.state, house: `1 ${address.house}` })),
        ),
        (address) => {
          const kept = checkAddress(address);
          if (kept.kind === 'right') expect(checkAddress(kept.address)).toEqual(kept);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe('states', () => {
  it('have one GST code each, in either language and the spellings in use', () => {
    expect(new Set(INDIA_STATES.map((state) => state.code)).size).toBe(36);
    for (const state of INDIA_STATES)
      for (const name of LOCALES.map((locale) => stateName(state.code, locale)))
        for (const typed of [`${name}\u200B`, name.replaceAll(' ', '\u00A0'), name.replace(' ', '\u200B  ')])
          for (const form of ['NFC', 'NFD'] as const)
            expect([typed, findState(typed.normalize(form).replace('\u094D', '\u094D\u200D'))?.code]).toEqual(
              [typed, state.code],
            );
    for (const state of INDIA_STATES)
      expect([
        findState(stateName(state.code, 'en').toUpperCase())?.code,
        findState(stateName(state.code, 'hi'))?.code,
      ]).toEqual([state.code, state.code]);
    expect(
      ['Chattisgarh', 'Pondicherry', 'Jammu & Kashmir', 'orissa', 'Ladakh'].map(
        (name) => findState(name)?.code,
      ),
    ).toEqual(['22', '34', '01', '21', '38']);
    expect(['', 'Kar', '__proto__', 'constructor'].map((name) => findState(name))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('hostile input of 100 kB', () => {
  const long = 100_000;
  const hostile = ['a', '1', ' ', '-', '@', '.', 'a@', '1-', ' a', 'अ', '\u0301', '0']
    .map((piece) => piece.repeat(long / piece.length))
    .flatMap((text) => [text, `${text}!`, `9${text}`, `a@${text}`]);

  it('is judged within a second by every rule', () => {
    const rules: [string, (text: string) => unknown][] = [
      ['email', (text) => faultOfEmail(text)],
      ['name', faultOfFullName],
      ['phone', (text) => faultOfPhone('91', text)],
      ['state', findState],
      ['delivery pincode', (text) => faultOfDeliveryPincode(text)],
      ...POSTS.map(({ id }): [string, (text: string) => unknown] => [
        `postcode ${id}`,
        (text) => normalisePostcode(id, text),
      ]),
      ...ADDRESS_FIELDS.map((field): [string, (text: string) => unknown] => [
        field,
        (text) => faultOfAddressField(field, { ...HOME, [field]: text }),
      ]),
      [
        'address',
        (text) =>
          checkAddress({
            full_name: text,
            house: text,
            street: text,
            landmark: text,
            city: text,
            state: text,
            pincode: text,
            country_id: text,
            mobile: text,
          }),
      ],
    ];
    const slow: [string, string, number][] = [];
    for (const [name, rule] of rules) {
      for (const text of hostile) {
        const before = performance.now();
        rule(text);
        const ms = performance.now() - before;
        // A bound that a busy machine keeps, and a blow-up does not.
        if (ms >= 1_000) slow.push([name, text.slice(0, 4), ms]);
      }
    }
    expect(slow).toEqual([]);
  });
});
