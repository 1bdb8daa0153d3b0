/** How customers are named to others. */

/** Longest first name that is shown. */
const LONGEST = 30;

/** The first word of a name; none where it could be read as an address of the web. */
export function shownName(firstName: string): string {
  const [first = ''] = firstName.trim().split(/\s+/u);
  return first.length > LONGEST || /\.\p{L}/u.test(first) ? '' : first;
}

/** First name and initial, beside something they wrote; `''` where no first name is shown. */
export function authorName(firstName: string, lastName: string): string {
  const first = shownName(firstName);
  // A letter with its marks: half a Devanagari syllable is none.
  const [initial] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(lastName.trim());
  if (first === '' || initial === undefined) return first;
  return `${first} ${initial.segment.toLocaleUpperCase('en')}.`;
}
