/**
 * An address in the letters couriers read, by sound, as it is offered to who wrote it in another script
 * or with marks (domain rules §2.14 row 43). Scripts of India are spelled here, since they write the
 * vowel between consonants by leaving it out: any-ascii makes `sagr drsn` of सागर दर्शन. It spells the others.
 */

/** Where the blocks of Indian scripts begin; each stands in the order of Devanagari's, which is the first. */
const BLOCKS = [0x0900, 0x0980, 0x0a00, 0x0a80, 0x0b00, 0x0b80, 0x0c00, 0x0c80, 0x0d00] as const;
const BLOCK = 0x80;
/** Those in which the last vowel of a word is not heard: Devanagari, Bengali, Gurmukhi, Gujarati. */
const SILENT_END: ReadonlySet<number> = new Set(BLOCKS.slice(0, 4));

const CONSONANTS =
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ');
const VOWELS = 'a a i i u u ri li e e e ai o o o au'.split(' ');
const FIRST_VOWEL = 0x05;
const FIRST_CONSONANT = 0x15;
const FIRST_SIGN = 0x3e;
const NUKTA = 0x3c;
const VIRAMA = 0x4d;
const SIGNS = 'a i i u u ri ri e e e ai o o o au'.split(' ');
const WITH_NUKTA: Readonly<Record<string, string>> = { k: 'q', kh: 'kh', g: 'gh', j: 'z', ph: 'f', dh: 'rh' };
/** Letters that stand outside the order, by the one in it that is spelled alike: Assamese ra and va, Odia va. */
const ELSEWHERE: Readonly<Record<string, string>> = { ৰ: '\u09b0', ৱ: '\u09b5', ୱ: '\u0b35' };
/** Signs that stand nowhere in Devanagari's order: Malayalam's letters without a vowel, Gurmukhi's nasal, Bengali's t. */
const OTHERS: Readonly<Record<string, string>> = {
  ...{ '\u0d7a': 'n', '\u0d7b': 'n', '\u0d7c': 'r', '\u0d7d': 'l', '\u0d7e': 'l', '\u0d7f': 'k' },
  ...{
    '\u0a70': 'n',
    '\u0a71': '',
    '\u09ce': 't',
    '\u0965': '.',
    '\u0964': '.',
  },
};
const LABIALS = /^[pbm]/;
/** Behind another consonant these are not spoken without a vowel: चंद्र is Chandra. */
const HEARD = new Set(['y', 'r', 'v']);

const blockOf = (sign: string): number | undefined => {
  const point = sign.codePointAt(0) ?? 0;
  return BLOCKS.find((block) => point >= block && point < block + BLOCK);
};

/** A consonant, with the vowel that is heard behind it. */
function spelledConsonant(consonant: string, places: readonly number[], at: number, silent: boolean): string {
  const hasNukta = places[at + 1] === NUKTA;
  const behind = places[at + (hasNukta ? 2 : 1)];
  const isJoined = places[at - 1] === VIRAMA;
  const letters = hasNukta ? (WITH_NUKTA[consonant] ?? consonant) : consonant;
  const isLast = behind === undefined;
  const isHeard = !silent || at === 0 || (isJoined && HEARD.has(consonant));
  return (isLast ? isHeard : behind < FIRST_SIGN || behind > VIRAMA) ? `${letters}a` : letters;
}

/** Small letters of one word of an Indian script. */
function spelled(word: string): string {
  const signs = Array.from(word.replace(/[\u200C\u200D]/gu, ''), (sign) => ELSEWHERE[sign] ?? sign);
  const places = signs.map((sign) => (sign.codePointAt(0) ?? 0) % BLOCK);
  const consonantAt = (at: number): string | undefined => CONSONANTS[(places[at] ?? -1) - FIRST_CONSONANT];
  const silent = SILENT_END.has(blockOf(signs[0] ?? '') ?? 0);
  let text = '';
  for (const [at, sign] of signs.entries()) {
    const place = places[at] ?? 0;
    const consonant = consonantAt(at);
    const other = OTHERS[sign];
    if (other !== undefined) text += other;
    else if (consonant !== undefined) text += spelledConsonant(consonant, places, at, silent);
    else if (place >= FIRST_VOWEL && place < FIRST_CONSONANT) text += VOWELS[place - FIRST_VOWEL] ?? '';
    else if (place >= FIRST_SIGN && place < VIRAMA) text += SIGNS[place - FIRST_SIGN] ?? '';
    else if (place === 0x01 || place === 0x02) {
      const isM = LABIALS.test(consonantAt(at + 1) ?? '') || (!silent && at === signs.length - 1);
      text += isM ? 'm' : 'n';
    } else if (place === 0x03) text += 'h';
  }
  return text.replaceAll('jn', 'gy');
}

const INDIAN_WORD = /[\u0900-\u0d7f\u200C\u200D]+/gu;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** Latin letters that are no other letter with a mark, and signs people write in addresses. */
const LATIN: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D' },
  ...{ ð: 'd', Ð: 'D', þ: 'th', Þ: 'Th', ı: 'i', º: 'o', ª: 'a', '°': 'o', '№': 'No. ', '·': '.', '•': ',' },
};
const LATIN_SIGNS = new RegExp(`[${Object.keys(LATIN).join('')}]`, 'gu');
const REFUSED = /[^A-Za-z0-9 ,.'"/#&()+:;@_-]/gu;

/**
 * @param others spells what is of neither an Indian script nor Latin
 * @returns a line that couriers can read; `''` when nothing of it can be spelled
 */
export function inEnglishLetters(line: string, others: (text: string) => string): string {
  return others(
    line
      // Vowel signs of two parts are one sign, and letters with a dot are two.
      .normalize('NFC')
      .replace(/\p{Extended_Pictographic}/gu, ' ')
      .replace(/(?<=\p{Nd})(?=\p{No})/gu, ' ')
      .replace(INDIAN_WORD, (word) => capital(spelled(word)))
      .normalize('NFD')
      .replace(/[\u0627\u0639\u0671]/gu, 'a')
      .replace(LATIN_SIGNS, (sign) => LATIN[sign] ?? sign)
      .normalize('NFKD')
      .replace(/(?<=[A-Za-z0-9])\p{M}+/gu, ''),
  )
    .replace(REFUSED, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}
