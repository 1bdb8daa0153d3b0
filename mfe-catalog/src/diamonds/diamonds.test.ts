import { describe, expect, it } from '@jest/globals';
import { CUT_GRADES } from '@suvarna/contracts/catalogue';
import { compareTexts } from '@suvarna/i18n/compare-texts';
import { diamondsTexts } from '#texts/diamonds';
import { gradeText, makeOf } from './diamond-text.ts';
import en from '../locales/en/diamonds.json' with { type: 'json' };
import hi from '../locales/hi/diamonds.json' with { type: 'json' };

describe('the grades of a diamond', () => {
  it('are said in both languages, each of them', () => {
    expect(compareTexts(en, hi)).toEqual([]);
    for (const grade of CUT_GRADES) expect(en).toHaveProperty([`grade.${grade}`]);
  });

  it.each([
    ['en', 'Cut: Very good', 'Polish and symmetry: Good'],
    ['hi', 'कट: वेरी गुड (बहुत अच्छा)', 'पॉलिश और समरूपता: गुड (अच्छा)'],
  ] as const)(
    'are the cut of a round one, and polish and symmetry of another (%s)',
    (locale, cut, finish) => {
      const t = diamondsTexts(locale);
      expect(makeOf({ cut: 'very-good' }, t)).toBe(cut);
      expect(makeOf({ cut: null, finish: 'good' }, t)).toBe(finish);
    },
  );

  it('are nothing where nobody stated them, and one of a later release stays as it came', () => {
    const t = diamondsTexts('en');
    expect([makeOf({ cut: null }, t), makeOf({ cut: '', finish: '' }, t)]).toEqual(['', '']);
    expect(gradeText('ideal', t)).toBe('ideal');
  });
});
