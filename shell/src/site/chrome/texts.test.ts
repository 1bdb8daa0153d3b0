import { expect, it } from '@jest/globals';
import { compareTexts, needsGrammar } from '@suvarna/i18n';
import en from '../locales/en.json' with { type: 'json' };
import hi from '../locales/hi.json' with { type: 'json' };

it('the frame speaks without waiting for a grammar, the same in both languages', () => {
  expect([needsGrammar(en), needsGrammar(hi)]).toEqual([false, false]);
  expect(compareTexts(en, hi)).toEqual([]);
});
