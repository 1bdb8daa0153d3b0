/**
 * Ways to lead readers away that stand in a text: an address of the web or of mail, a telephone number,
 * however they are dressed up. What is in doubt is looked at by a person.
 */
import { parse } from 'tldts';

const WORDS_OF_DIGITS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'zero oh nought शून्य shunya sifar',
    'one एक ek',
    'two दो do',
    'three तीन teen',
    'four चार char chaar',
    'five पाँच पांच paanch panch',
    'six छह छः छै chhe chhah che',
    'seven सात saat sat',
    'eight आठ aath aat',
    'nine नौ nau',
    'ten',
    ...'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '),
  ].flatMap((words, digit) => words.split(' ').map((word) => [word, String(digit)])),
);
/** What is said before another figure. */
const TENS: Readonly<Record<string, string>> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at) => [word, String(at + 2)]),
);
/** No customer says so many figures of a row in words but for a number to call. */
const MANY_WORDS = 5;
const TIMES: Readonly<Record<string, number>> = { double: 2, डबल: 2, triple: 3, ट्रिपल: 3 };

/** A decimal digit of any script is the digit it stands for: each script has its ten in a row. */
const latinDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0;
    const first = zero;
    while (first - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((first - zero) % 10);
  });

/** As a reader sees it: no invisible signs, full-width letters and dots as the usual ones. */
export const asSeen = (text: string): string =>
  latinDigits(text.normalize('NFKC').replaceAll(/[\p{Cf}\p{Variation_Selector}\u034F\u20E3]/gu, ''))
    .replaceAll(/[。․‧∙•·⋅⸱⸳ꞏ・ᐧ܁܂۔᛫ᆞ]/gu, '.')
    // With blanks around it a large one begins the next point of a list.
    .replaceAll(/(?<! )[●○⚫⚪🔴🔵]|[●○⚫⚪🔴🔵](?! (?!com\b))/gu, '.');

/** Figures of a jeweller and of a calendar, which are no part of a number to call. */
const NO_NUMBERS =
  /\b\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})\b|\b\d{1,2}:\d{2}\b|(?:₹|rs\.?|inr)\s*[\d,.]+|\b\d{1,3}(?:,\d{2,3})+(?:\.\d+)?\b|\b\d+(?:\.\d+)?\s*(?:g|gm|gms|grams?|kt?|karat|ct|carats?|mm|cm|kg|%|ग्राम|कैरेट|मिमी)(?![\p{L}\p{N}])|\b2[.-](?:2|4|6|8|10|12)\b/giu;

/** Sizes, years and the like: they go up or down step by step, and sizes are small. */
function isRow(groups: readonly string[]): boolean {
  if (groups.length < 3 || groups.every((group) => group.length === 1)) return false;
  const numbers = groups.map(Number);
  const steps = numbers.slice(1).map((each, at) => each - (numbers[at] ?? 0));
  const isOneWay = steps.every((step) => step > 0) || steps.every((step) => step < 0);
  // Prices and years are near each other, and prices are round.
  const isNear =
    numbers.every((each) => each % 50 === 0 || (each >= 1900 && each < 2100)) &&
    steps.every((step, at) => Math.abs(step) * 10 <= (numbers[at] ?? 0));
  const isEven = steps.every((step) => step === steps[0]) && Math.abs(steps[0] ?? 0) <= 10;
  return isOneWay && (isNear || isEven || Math.max(...numbers) <= 40);
}

/** Letters that are written for digits, where most of it is digits: 98765o432I0. */
const MASKED = /(?<![\p{L}\p{N}])(?=(?:[olis-]*\d){6})[\dolis-]{9,}(?![\p{L}\p{N}])/gu;
const MASKS: Readonly<Record<string, string>> = { o: '0', l: '1', i: '1', s: '5' };

/** Figures that follow each other with nothing but signs between them; words for figures are figures. */
function rowsOfFigures(text: string): string[][] {
  const rows: string[][] = [[]];
  let times = 1;
  for (const [token = ''] of text.matchAll(/\d+|[\p{L}\p{M}]+|[^\d\p{L}\p{M}]+/gu)) {
    const figure = /^\d/.test(token) ? token : (WORDS_OF_DIGITS[token] ?? TENS[token]);
    if (figure !== undefined) {
      rows.at(-1)?.push(figure.repeat(times));
      times = 1;
    } else if (TIMES[token] !== undefined) times = TIMES[token];
    else if (/[\p{L}\p{M}]/u.test(token) || token.trim().length > (/^[\s._~=<>-]+$/u.test(token) ? 12 : 3)) {
      rows.push([]);
      times = 1;
    }
  }
  return rows;
}

export function hasPhone(text: string): boolean {
  const seen = asSeen(text).toLowerCase();
  if (/\+\s?\d(?:[ ().-]{0,2}\d){7,14}/u.test(seen)) return true;
  const bare = seen
    .replaceAll(NO_NUMBERS, ' figure ')
    .replaceAll(MASKED, (digits) => digits.replaceAll(/[olis]/g, (letter) => MASKS[letter] ?? letter));
  return (
    rowsOfFigures(bare).some((groups) => groups.join('').length >= 10 && !isRow(groups)) ||
    // Said with words that sound alike between them: "nine ate seven six five four three to one".
    rowsOfFigures(bare.replaceAll(/\d/g, ' figure ')).some(
      (groups) => groups.length >= MANY_WORDS && !isEvenlySpaced(groups.map(Number)),
    )
  );
}

const isEvenlySpaced = (numbers: readonly number[]): boolean =>
  numbers.every(
    (each, at) => at === 0 || each - (numbers[at - 1] ?? 0) === (numbers[1] ?? 0) - (numbers[0] ?? 0),
  );

/** Endings of the web that are words of a sentence, too: behind "ring." they begin the next one. */
const WORDS = new Set(
  'in me it is so to at my no be am as by do us hi if an are and store shop gold diamonds jewelry live top love fit best fashion life world style today now one fun wow cool gift gifts design family baby makeup beauty club care watch buy sale here you how like new free'.split(
    ' ',
  ),
);
/** Words that end the sentence of a review. */
const ENDS =
  /^(?:rings?|earrings?|chains?|bangles?|necklace|pendant|bracelet|jewell?ery|design|piece|product|gift|gold|diamonds?|stones?|size|fit|finish|quality|weight|price|delivery|packaging|colou?r|box|store|good|nice|great|beautiful|lovely|perfect|amazing|awesome|excellent|wonderful|best|happy|love|loved|like|liked|it|this|that|them|me|her|him|us|wife|mother|mom|mum|sister|daughter|husband|wedding|birthday|anniversary|time|day|today|money|shiny|heavy|light|small|big|too|much|well|also|work|thanks|thank|you|team|all|is|was|one|ok|okay|wow|suvarna)$/;
/** With which a Hindi sentence ends; what it is about may be the name of a shop. */
const VERBS = /^(?:है|हैं|हूँ|हूं|था|थी|थे|गया|गयी|गई|गए|आया|आयी|आई|आए|लगा|लगी|लगे|मिला|मिली|दिया|दी|लिया|ली)$/;

function isAddress(name: string, ending: string, after: string): boolean {
  const [label = ''] = name.toLowerCase().split('.').slice(-1);
  if (!/\p{L}/u.test(name)) return false;
  // Not even hasty writers leave out three spaces in a row.
  if (name.split('.').length > 2 && parse(`a.${ending}`).isIcann === true) return true;
  const host = `${name}.${ending}`.toLowerCase();
  if (parse(host).isIcann !== true) return false;
  if (after.startsWith('/')) return true;
  if (!WORDS.has(ending.toLowerCase()) && !/^\p{Script=Devanagari}/u.test(ending)) return true;
  // "ring.In hand it is": a sentence begins.
  const isSentence = /^\p{Script=Devanagari}/u.test(ending)
    ? VERBS.test(label)
    : /^\p{Lu}\p{Ll}/u.test(ending) || ENDS.test(label);
  return !isSentence;
}

const HOST = /((?:[\p{L}\p{M}\p{N}-]+\.)*[\p{L}\p{M}\p{N}-]+)\.([\p{L}\p{M}][\p{L}\p{M}\p{N}-]+)(.?)/gu;
/** A dot that is set apart, so that no machine takes it for one. */
const IN_BRACKETS =
  /\s*[[({<]\s*(?:dot|d0t|डॉट|\.)\s*[\])}>]\s*|\s?[_*/~|-]{1,2}dot[_*/~|-]{1,2}\s?(?=(?:com|net|org|biz|xyz|co|shop|store|online|site|info|in)\b)/giu;
/** Letters that are set apart: "g o l d . c o m". */
const SPACED = /(?<![\p{L}\p{M}\p{N}])(?:[\p{L}\p{N}.] ){2,}[\p{L}\p{N}](?![\p{L}\p{M}\p{N}])/gu;
const ENDINGS = 'com|net|org|biz|xyz|co|shop|store|online|site|info';
const SURE = [
  /\bh\s?(?:t\s?t|xx)\s?ps?\b/iu,
  /\bw\s?w\s?w\b/iu,
  /\bdot\s+co\s+dot\b/iu,
  // The ending is written in letters that look like others.
  /[\p{L}\p{N}]\.\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}\u1D00-\u1DBF]/u,
  /[\p{L}\p{N}-]{4,},(?:com|org)\b/iu,
  /[\p{L}\p{N}]\s\.in\s*$/imu,
  /\b(?:bit\sly|t\sme)\b\s+(?:slash\b|[/a-z0-9]*$)/imu,
  /\b(?:dm|inbox)\s(?:me|us)\b/iu,
  /\b(?:ig|insta(?:gram)?|telegram|facebook|fb)\s+\w*(?:[a-z]_|_[a-z])/iu,
  /(?:इंस्टा|टेलीग्राम|फेसबुक|व्हाट्सऐप|वॉट्सऐप)\S*\s+पर\s+[a-z0-9_.]{4,}\s+(?:देख|ढूँढ|ढूंढ|खोज|फॉलो|सर्च)/iu,
  /@/u,
  /[[({<]\s*at\s*[\])}>]/iu,
  /\b(?:gmail|yahoo|hotmail|outlook|rediffmail)\b/iu,
  /\b(?:wa\.me|t\.me|bit\.ly|xn--)/iu,
  // "goldforyou . com", "goldforyou com", "goldforyoudotcom"
  new RegExp(`[\\p{L}\\p{N}]\\s+\\.\\s?(?:${ENDINGS})\\b`, 'iu'),
  /[\p{L}\p{N}-]{4,}\s(?:com|कॉम)(?![\p{L}\p{M}])/iu,
  /[\p{L}\p{N}-]{3,}dot(?:com|in|net|org|shop)\b/iu,
  /\b(?:insta(?:gram)?|telegram|facebook|fb|youtube|snapchat|what'?s ?app)\s*(?:id|page|handle|channel|group|me\b|number|no\b|[:=-])/iu,
] as const;

export function hasAddress(text: string): boolean {
  const seen = asSeen(text).replaceAll(SPACED, (letters) => letters.replaceAll(' ', ''));
  if (SURE.some((sure) => sure.test(seen))) return true;
  // "goldforyou dot in" at the end of a line; "a dot in the centre" is none.
  if (
    /[\p{L}\p{M}\p{N}-]{3,}\s+(?:dot|d0t|डॉट)\s+(?:com|net|org|shop|store|xyz|कॉम|नेट|इन|in\s*(?:$|[\n/.,!?;]))/imu.test(
      seen,
    )
  )
    return true;
  const plain = seen.replaceAll(IN_BRACKETS, '.');
  return [...plain.matchAll(HOST)].some(([, name = '', ending = '', after = '']) =>
    isAddress(name, ending, after),
  );
}
