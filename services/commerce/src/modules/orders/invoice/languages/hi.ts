import { ToWords } from 'to-words/hi-IN';
import type { NumberWords } from './number-words.ts';

/** Where the package's Hindi differs from the dictionary's. */
const SPELLING: Readonly<Record<string, string>> = {
  इक्याबन: 'इक्यावन',
  चौंतालीस: 'चवालीस',
  तिरेपन: 'तिरपन',
  इक्यानबे: 'इक्यानवे',
  पांच: 'पाँच',
};

/** Hindi knows only lakh and crore. */
export const hi: NumberWords = {
  counts: () => ToWords,
  spell(text) {
    const spelled = text
      .split(' ')
      .map((word) => SPELLING[word] ?? word)
      .join(' ')
      .replaceAll(/(^|हज़ार |लाख |करोड़ )सौ/g, '$1एक सौ');
    return `${spelled} मात्र`;
  },
};
