import { describe, expect, it } from '@jest/globals';
import { CUT_GRADES } from '@suvarna/contracts/catalogue';
import { compareTexts } from '@suvarna/i18n/compare-texts';
import { gradeText, makeOf } from './diamond-text.ts';
import en from './texts/en.json' with { type: 'json' };
import hi from './texts/hi.json' with { type: 'json' };
import { diamondWords } from './words.ts';

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
      const say = diamondWords(locale);
      expect(makeOf({ cut: 'very-good' }, say)).toBe(cut);
      expect(makeOf({ cut: null, finish: 'good' }, say)).toBe(finish);
    },
  );

  it('are nothing where nobody stated them, and one of a later release stays as it came', () => {
    const say = diamondWords('en');
    expect([makeOf({ cut: null }, say), makeOf({ cut: '', finish: '' }, say)]).toEqual(['', '']);
    expect(gradeText('ideal', say)).toBe('ideal');
  });
});
