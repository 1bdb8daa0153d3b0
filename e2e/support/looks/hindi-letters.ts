/** Whether Hindi is set in the store's own letters. */
import type { Page } from '@playwright/test';

/** The face of Devanagari is there; Latin letters have one of the same name. */
export const hasHindiLetters = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.fonts].some(
      ({ family, unicodeRange, status }) =>
        family.includes('Mukta') && /U\+0?900/iu.test(unicodeRange) && status === 'loaded',
    ),
  );

/** Of four conjuncts, whether each is one sign: narrower than its letters, kept apart by a zero-width non-joiner. */
export const wholeConjuncts = (page: Page): Promise<boolean[]> =>
  page.evaluate(async () => {
    await document.fonts.load('40px Mukta', 'क्षज्ञ');
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    context.font = '40px Mukta';
    const width = (text: string): number => context.measureText(text).width;
    return [
      ['क्ष', 'क्\u200cष'],
      ['ज्ञ', 'ज्\u200cञ'],
      ['श्र', 'श्\u200cर'],
      ['द्ध', 'द्\u200cध'],
    ].map(([joined = '', apart = '']) => width(joined) < width(apart) * 0.95);
  });
