import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { asSeen, hasAddress, hasPhone } from './contact-in-text.ts';

const rude = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
/** What may stand around a rude word; within another word it is a part of a name: Shital, Akshit, Nishita. */
const BEFORE = /^(?:|bull|horse|dip|dumb|jack|mother|god|cock|ass)$/;
const AFTER = /^(?:|s|es|y|ty|er|ers|ed|ing|in|head|heads|face|hole|holes|wit|bag)$/;

const isLetter = (letter = ''): boolean => /[\p{L}\p{M}]/u.test(letter);

function hasRudeWord(text: string): boolean {
  return rude.getAllMatches(text).some(({ startIndex, endIndex }) => {
    let [from, to] = [startIndex, endIndex + 1];
    while (isLetter(text[from - 1])) from -= 1;
    while (isLetter(text[to])) to += 1;
    return (
      BEFORE.test(text.slice(from, startIndex).toLowerCase()) &&
      AFTER.test(text.slice(endIndex + 1, to).toLowerCase())
    );
  });
}

/**
 * Why the store should look at what was written before others read it; `''` when it need not. It
 * decides what waits, never what is refused: words are read by people.
 */
export function moderateText(title: string, body: string): '' | 'words' | 'address' | 'phone' {
  const text = `${title}\n${body}`;
  if (hasAddress(text)) return 'address';
  if (hasPhone(text)) return 'phone';
  return hasRudeWord(asSeen(text)) ? 'words' : '';
}
