import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { faultOfEmail, isEmail, normaliseEmail } from './email.ts';
import { faultOfFullName, faultOfNamePart, normaliseName } from './name.ts';
import { formText, FORM_TEXTS } from './texts.ts';

describe('names', () => {
  it.each([
    'Asha Mehta',
    'आशा मेहता',
    'Anne-Marie O’Neil',
    "D'Souza",
    'A. P. J. Kalam',
    'Ōsaka',
    '  Om   Rao ',
  ])('%j is a full name', (name) => {
    expect(faultOfFullName(name)).toBeUndefined();
  });

  it.each([
    ['', 'nameRequired'],
    ['   ', 'nameRequired'],
    ['Om', 'nameShort'],
    ['Asha2', 'nameLetters'],
    ['<b>Asha</b>', 'nameLetters'],
    ['...', 'nameLetters'],
    ['a'.repeat(81), 'tooLong'],
  ] as const)('%j is not: %s', (name, fault) => {
    expect(faultOfFullName(name)).toBe(fault);
  });

  it('of one part are only required: Om is one', () => {
    expect([
      faultOfNamePart('first', 'Om'),
      faultOfNamePart('first', ''),
      faultOfNamePart('last', ' '),
    ]).toEqual([undefined, 'firstNameRequired', 'lastNameRequired']);
    expect([
      formText('firstNameRequired', 'en'),
      formText('lastNameRequired', 'en'),
      formText('nameRequired', 'en'),
    ]).toEqual(['Please enter your first name', 'Please enter your last name', 'Please enter your name']);
  });

  it('have one space between words when kept', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (name) => {
        expect(normaliseName(name)).not.toMatch(/^\s|\s$|\s\s/);
      }),
    );
  });
});

describe('e-mail addresses', () => {
  it.each(['a@b.in', 'demo@suvarna.example', 'first.last+tag@sub.domain.co.in', ' Demo@Suvarna.Example '])(
    '%j is one',
    (email) => {
      expect(isEmail(email)).toBe(true);
    },
  );

  it.each([
    '',
    'a',
    'a@b',
    '@b.in',
    'a@.in',
    'a@b.',
    'a b@c.in',
    'a@b..in',
    'a@-b.in',
    'a@b_c.in',
    `${'a'.repeat(65)}@b.in`,
    `a@${'b'.repeat(250)}.in`,
  ])('%j is none', (email) => {
    expect(isEmail(email)).toBe(false);
  });

  it('have one text at sign-in and another in the profile', () => {
    const texts = (['login', 'profile'] as const)
      .map((where) => faultOfEmail('a', where))
      .map((key) => key && formText(key, 'en'));
    expect(texts).toEqual(['Please use valid Email Id', 'Please Enter Valid Email Id']);
  });

  it('that are real stay real', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(isEmail(email)).toBe(true);
        expect(normaliseEmail(` ${email} `)).toBe(email.toLowerCase());
      }),
    );
  });
});

describe('every text', () => {
  it('is there in both languages', () => {
    for (const [key, text] of Object.entries(FORM_TEXTS)) {
      expect([key, text.en]).toEqual([key, expect.stringMatching(/^[A-Z][\x20-\x7e]+$/)]);
      expect([key, text.hi]).toEqual([key, expect.stringMatching(/[\u0900-\u097f]/)]);
    }
  });
});
