import { expect, it } from '@jest/globals';
import { compareTexts } from '@suvarna/i18n/compare-texts';
import en from './locales/en.json' with { type: 'json' };
import hi from './locales/hi.json' with { type: 'json' };

it('what is wrong with a code is said in the words of the specification (S5.8)', () => {
  expect([en['phone.otp-empty'], en['phone.otp-short']]).toEqual(['Enter OTP', 'Enter Valid OTP']);
});

it('every text of the prompts is there in both languages', () => {
  expect(compareTexts(en, hi)).toEqual([]);
});
