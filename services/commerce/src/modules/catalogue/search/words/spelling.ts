import { asciiDigits } from '@suvarna/forms/digits';

/** How a word is written does not decide what it means: case, nuqta, nasal marks and digits of any keyboard. */
const LONGEST_QUERY = 120;

export interface Token {
  /** As the index knows it. */
  readonly text: string;
  /** Place in the tidied query. */
  readonly from: number;
  readonly to: number;
}

/** What a shopper typed, without what no word is made of. */
export function tidy(text: string): string {
  return asciiDigits(text.slice(0, LONGEST_QUERY))
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
}

const ASCII = /^[\0-\x7f]*$/;

export function keyOf(word: string): string {
  // Most words of names: a catalogue of a hundred thousand has half a million.
  if (ASCII.test(word)) return word.toLowerCase();
  return word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\u093c]/g, '')
    .replaceAll('\u0901', '\u0902')
    .normalize('NFC')
    .replaceAll(/\p{Nd}/gu, asciiDigits);
}

/** A hyphen within a word (ear-rings) is no sign of its own. */
const PIECES =
  /\d+(?:,\d+)*(?:\.\d+)?|[₹$£+&–]|(?<!\p{L})-|-(?!\p{L})|\p{Extended_Pictographic}|[<>]=?|[\p{L}\p{M}]+(?:['’][\p{L}]+)*/gu;

export function tokensOf(tidied: string): Token[] {
  // Digits of other keyboards became ours before (`tidy`), so places stay true.
  const ascii = asciiDigits(tidied);
  return Array.from(ascii.matchAll(PIECES), ({ 0: piece, index }) => ({
    text: /^\d/.test(piece) ? piece.replaceAll(',', '') : keyOf(piece).replaceAll(/['’]/g, ''),
    from: index,
    to: index + piece.length,
  }));
}

/** Words of a name. */
export const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => keyOf(word));

/** One form of what is written in many ways: `choodi`, `chudi`; आँगूठी, अंगूठी. */
export function soundOf(word: string): string {
  if (/\p{Script=Devanagari}/u.test(word)) {
    return word
      .replaceAll('\u0902', '')
      .replaceAll('ी', 'ि')
      .replaceAll('ू', 'ु')
      .replaceAll('आ', 'अ')
      .replaceAll('ण', 'न')
      .replaceAll('ष', 'श')
      .replaceAll('ऐ', 'ए')
      .replaceAll('ै', 'े')
      .replaceAll('ौ', 'ो');
  }
  return word
    .replaceAll('ph', 'f')
    .replaceAll('ck', 'k')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replaceAll('q', 'k')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('y', 'i')
    .replaceAll(/(?<=[kgcjtdb])h/g, '')
    .replaceAll(/(.)\1+/g, '$1');
}

/** Slips between two words, a swap of neighbours being one; `most + 1` when there are more. */
export function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const now = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (now[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      now.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = now;
  }
  return last[b.length] ?? most + 1;
}
