import { expect, it } from '@jest/globals';
import { compareTexts } from '@suvarna/i18n/compare-texts';
import en from '../locales/en.json' with { type: 'json' };
import hi from '../locales/hi.json' with { type: 'json' };

it('the chrome says the same in both languages', () => {
  expect(compareTexts(en, hi)).toEqual([]);
});
