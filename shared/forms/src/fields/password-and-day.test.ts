import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { faultOfPastDay } from './day.ts';
import { faultOfPassword } from './password.ts';
import { formText } from '../texts.ts';

describe('a new password', () => {
  it('has eight characters of any kind, counted as a person counts', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', '9', 'क', '🔑', ' '), { maxLength: 12 }), (characters) => {
        expect(faultOfPassword(characters.join('')) === undefined).toBe(characters.length >= 8);
      }),
    );
  });
});

describe('a day of a profile', () => {
  const says = (
    field: 'date_of_birth' | 'anniversary' | 'spouse_birthday',
    text: string,
  ): string | undefined => {
    const fault = faultOfPastDay(field, text, '2026-11-21');
    return fault && formText(fault, 'en');
  };

  it.each([
    ['date_of_birth', '2026-02-30', 'Invalid date of birth'],
    ['spouse_birthday', '2026-11-22', 'Invalid spouse date of birth'],
    ['anniversary', '1899-12-31', 'Invalid anniversary date'],
    ['anniversary', 'yesterday', 'Invalid anniversary date'],
  ] as const)('%s %j: %s', (field, text, message) => {
    expect(says(field, text)).toBe(message);
  });

  it('that has been is right, and none is no fault', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2026-11-21'), noInvalidDate: true }),
        (date) => {
          expect(says('date_of_birth', date.toISOString().slice(0, 10))).toBeUndefined();
        },
      ),
    );
    expect(says('anniversary', '')).toBeUndefined();
  });
});
