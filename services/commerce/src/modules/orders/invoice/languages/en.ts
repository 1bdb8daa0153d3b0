// Of the languages the package says, those that are said here: the whole of it loads 130 files at each start.
import { ToWords as OfIndia } from 'to-words/en-IN';
import { ToWords as OfElsewhere } from 'to-words/en-US';
import type { NumberWords } from './number-words.ts';

/** Rupees are read in lakh and crore, other money in thousand and million. */
export const en: NumberWords = {
  counts: (currency) => (currency === 'INR' ? OfIndia : OfElsewhere),
  spell: (text) => text,
};
