import { isLettered } from '../lettering/text.ts';

/**
 * Words in the letters the model has: capitals, digits and a few signs. The engraver has more.
 *
 * @returns `undefined` where one of their letters is missing, and for no words
 */
export function asLettered(words: string): string | undefined {
  const text = words.toLocaleUpperCase('en').replaceAll('’', "'").trim();
  return text !== '' && isLettered(text) ? text : undefined;
}
