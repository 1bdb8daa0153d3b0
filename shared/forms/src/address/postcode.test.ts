import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { OTHERS } from '@suvarna/contracts/countries';
import { faultOfDeliveryPincode, faultOfPostcode, normalisePostcode } from './postcode.ts';
import { formText } from '../texts.ts';

const says = (countryId: string, text: string): string | undefined => {
  const fault = faultOfPostcode(countryId, text);
  return fault && formText(fault, 'en');
};

describe('postcodes by country', () => {
  it.each([
    ['IN', '560001', '560001'],
    ['IN', ' 560001 ', '560001'],
    ['IN', '560 001', '560001'],
    ['IN', '560-001', '560001'],
    ['IN', '५६०००१', '560001'],
    ['IN', '५६० ००१', '560001'],
    ['SG', '०१८९५६', '018956'],
    ['IN', '560  001', '560001'],
    ['IN', '\u200B560\u00A0001\u2060', '560001'],
    ['IN', '٥٦٠٠٠١', '560001'],
    ['IN', '৫৬০০০১', '560001'],
    ['IN', '૫૬૦૦૦૧', '560001'],
    ['IN', '５６０００１', '560001'],
    ['GB', 'SW1A\u00A01AA', 'SW1A 1AA'],
    ['GB', '\u00ADsw1a\u2009\u20091aa\uFE0F', 'SW1A 1AA'],
    ['SG', '018\u200B956', '018956'],
    ['IE', 'd02\u00A0x285', 'D02 X285'],
    ['CA', 'k1a\u2009\u20090b1', 'K1A 0B1'],
    ['NL', '1012\u202Fab', '1012 AB'],
    ['US', '94107–1234', '94107'],
    ['GB', 'ＳＷ１Ａ　１ＡＡ', 'SW1A 1AA'],
    ['CA', 'Ｋ１Ａ ０Ｂ１', 'K1A 0B1'],
    ['IE', 'D02 X285.', 'D02 X285'],
    ['IN', '560001,', '560001'],
    ['US', '94107 - 1234', '94107'],
    ['SG', '018 956', '018956'],
    ['SG', 'S(018956)', '018956'],
    ['SG', 'Singapore 018956', '018956'],
    ['AE', '12 345', '12345'],
    [OTHERS, '100 000', '100000'],
    ['QA', '', ''],
    ['HK', ' \u200B', ''],
    ['HK', '999077', '999077'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'M1 1AE', 'M1 1AE'],
    ['GB', 'gir0aa', 'GIR 0AA'],
    ['GB', 'DN55 1PT', 'DN55 1PT'],
    ['US', '94107', '94107'],
    ['US', '94107-1234', '94107'],
    ['SG', '018956', '018956'],
    ['AE', '123', '123'],
    ['AE', '999999', '999999'],
    [OTHERS, '12', '12'],
    [OTHERS, '1234567890', '1234567890'],
    ['CA', 'k1a 0b1', 'K1A 0B1'],
    ['DE', '10115', '10115'],
    ['IE', '1', '1'],
  ])('%s takes %j as %j', (countryId, text, kept) => {
    expect(normalisePostcode(countryId, text)).toBe(kept);
    expect(says(countryId, text)).toBeUndefined();
  });

  it.each([
    ['IN', '060001', 'Please enter valid pincode!'],
    ['IN', '56001', 'Please enter valid pincode!'],
    ['IN', '5600011', 'Please enter valid pincode!'],
    ['IN', '-560001', 'Please enter valid pincode!'],
    ['IN', '560001 2', 'Please enter valid pincode!'],
    ['GB', 'AB', 'Enter valid post code!'],
    ['GB', 'SW1A 1AAA', 'Enter valid post code!'],
    ['GB', '123456', 'Enter valid post code!'],
    ['US', '9410', 'Enter valid zip code!'],
    ['US', 'ABCDE', 'Enter valid zip code!'],
    ['SG', '18956', 'Enter Valid postal code'],
    ['AE', '12', 'Enter valid po box number'],
    ['AE', '1234567', 'Enter valid po box number'],
    [OTHERS, '1', 'Enter valid zip code!'],
    [OTHERS, '12345678901', 'Enter valid zip code!'],
    ['CA', 'K1A 0B1 K1A 0B1', 'Enter valid zip code!'],
    ['CA', '', 'Enter valid zip code!'],
    ['CA', '- -', 'Enter valid zip code!'],
    ['__proto__', '!', 'Enter valid zip code!'],
  ])('%s refuses %j: %s', (countryId, text, message) => {
    expect(says(countryId, text)).toBe(message);
    expect(normalisePostcode(countryId, text)).toBeUndefined();
  });

  it('keeps the spelling it has kept already', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('IN', 'GB', 'US', 'SG', 'AE', OTHERS, 'CA'),
        fc.oneof(
          fc.string({ maxLength: 14 }),
          fc.stringMatching(/^[A-Z]{0,2}[0-9]{2,7}[A-Z]{0,2}$/),
          fc.stringMatching(/^[1-9१-९][0-9०-९]{2}[ -]?[0-9०-९]{3}$/),
        ),
        (countryId, text) => {
          const kept = normalisePostcode(countryId, text);
          if (kept !== undefined) expect(normalisePostcode(countryId, kept)).toBe(kept);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('in India are exactly the six digits that do not begin with 0', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (number) => {
        expect(faultOfPostcode('IN', String(number)) === undefined).toBe(
          number >= 100_000 && number <= 999_999,
        );
      }),
    );
  });
});

describe('the delivery box', () => {
  it("has a text of its own for India, and the countries' texts elsewhere", () => {
    expect(faultOfDeliveryPincode('560001')).toBeUndefined();
    for (const text of ['', '012345', '56000', '5600011', '56000a']) {
      const fault = faultOfDeliveryPincode(text);
      expect([text, fault, fault && formText(fault, 'en')]).toEqual([
        text,
        'pincodeErrorMsg',
        'Enter Valid Pincode',
      ]);
    }
    expect(faultOfDeliveryPincode('X', 'GB')).toBe('postCode');
  });
});
