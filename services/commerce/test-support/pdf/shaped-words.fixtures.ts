import { setText } from '../../src/platform/documents/typesetting.ts';
import { closeDocument, openDocument } from '../../src/platform/documents/document.ts';
import { openFont, type Part, type Weight } from '../../src/platform/documents/fonts.ts';
import { harfbuzz } from '../../src/platform/documents/harfbuzz.ts';
import { flatten, type DrawnOutline } from './pdf-outlines.fixtures.ts';

/** Common names of each script of India, the harder letters among them. */
export const NAMES: Readonly<Partial<Record<Part, readonly string[]>>> = {
  devanagari: [
    'कर्नाटक',
    'सुवर्ण',
    'राजेन्\u200dद्र',
    'राजेन्द्र',
    'क्षत्रिय',
    'ज्ञानेश्वर',
    'श्रीकृष्ण',
    'हृदयेश',
    'मूर्ति',
    'शर्मा',
    'विश्वनाथन',
    'ऋषिकेश',
    'पृथ्वी',
    'द्वारका',
    'काँची',
    'ब्राह्मण',
    'अर्जुन',
    'वर्षा',
    'लक्ष्मीकान्त',
    'सिद्धार्थ',
  ],
  bengali: [
    'মোহন',
    'রবীন্দ্রনাথ',
    'ঠাকুর',
    'কৌশিক',
    'অনিন্দিতা',
    'চট্টোপাধ্যায়',
    'ইন্দ্রাণী',
    'শ্রীকৃষ্ণ',
    'লক্ষ্মী',
    'বন্দ্যোপাধ্যায়',
    'কর্মকার',
    'জ্ঞানেন্দ্র',
    'সোমনাথ',
    'দেবেন্দ্র',
    'গৌতম',
    'ত্রিপুরা',
    'ভট্টাচার্য',
    'হৃদয়',
    'কৃত্তিকা',
    'ঐশ্বর্যা',
  ],
  gujarati: [
    'કૃષ્ણકાંત',
    'ત્રિવેદી',
    'અંબાણી',
    'જ્ઞાનેશ',
    'ક્ષિતિજ',
    'શ્રીમતી',
    'હર્ષદ',
    'વર્ષા',
    'દ્વારકેશ',
    'પૃથ્વી',
    'વિઠ્ઠલ',
  ],
  gurmukhi: ['ਹਰਪ੍ਰੀਤ', 'ਸਿੰਘ', 'ਗੁਰਮੁੱਖ', 'ਸ਼੍ਰੀ', 'ਕ੍ਰਿਸ਼ਨ', 'ਅੰਮ੍ਰਿਤਾ', 'ਪ੍ਰੇਮ', 'ਖ਼ੁਸ਼ਵੰਤ', 'ਜ਼ੋਰਾਵਰ'],
  kannada: ['ಶ್ರೀನಿವಾಸ', 'ಮೂರ್ತಿ', 'ಕ್ಷೇತ್ರ', 'ಜ್ಞಾನಿ', 'ಲಕ್ಷ್ಮೀ', 'ಕೃಷ್ಣ', 'ಹರ್ಷ', 'ರಾಜೇಂದ್ರ', 'ವಿಶ್ವೇಶ್ವರಯ್ಯ', 'ಪ್ರಜ್ಞಾ', 'ಅಕ್ಷಯ್'],
  malayalam: [
    'ലക്ഷ്മി',
    'നായർ',
    'കൃഷ്ണൻ',
    'ശ്രീജിത്ത്',
    'ഉണ്ണികൃഷ്ണൻ',
    'മോഹൻ',
    'കുഞ്ഞിക്കണ്ണൻ',
    'ജ്യോതി',
    'പ്രേംജിത്',
    'ബ്രഹ്മാനന്ദൻ',
  ],
  oriya: ['ସୁଭାଷ', 'ପଣ୍ଡା', 'କୃଷ୍ଣ', 'ଲକ୍ଷ୍ମୀ', 'ଜ୍ଞାନେନ୍ଦ୍ର', 'ମୋହନ', 'କୌଶିକ', 'ଶ୍ରୀକାନ୍ତ', 'ଦ୍ରୌପଦୀ'],
  tamil: ['மீனாட்சி', 'சுந்தரேஸ்வரர்', 'லக்ஷ்மி', 'கொடை', 'ஸ்ரீநிவாசன்', 'கௌசல்யா', 'மோகன்', 'கிருஷ்ணன்'],
  telugu: ['వేంకటేశ్వర్లు', 'రెడ్డి', 'లక్ష్మి', 'కృష్ణ', 'జ్ఞానేంద్ర', 'శ్రీనివాస్', 'మోహన్', 'వైష్ణవి', 'హర్షవర్ధన్'],
  latin: ['Flatiron', 'office', 'AVA', 'Tomás', 'Königstraße'],
};

/** Languages whose words CLDR has (Node's own copy of it), by script. */
const LANGUAGES: Readonly<Partial<Record<Part, readonly string[]>>> = {
  devanagari: ['hi', 'mr', 'ne', 'kok', 'sa'],
  bengali: ['bn', 'as'],
  gujarati: ['gu'],
  gurmukhi: ['pa'],
  kannada: ['kn'],
  malayalam: ['ml'],
  oriya: ['or'],
  tamil: ['ta'],
  telugu: ['te'],
};
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const codes = (length: number): string[] =>
  length === 0 ? [''] : codes(length - 1).flatMap((start) => Array.from(LETTERS, (letter) => start + letter));

/** Names of languages, countries and currencies in a script, each word once. */
export function wordsOfCldr(part: Part): string[] {
  const words = new Set<string>();
  for (const language of LANGUAGES[part] ?? [])
    for (const [type, all] of [
      ['language', [...codes(2), ...codes(3)]],
      ['region', codes(2).map((code) => code.toUpperCase())],
      ['currency', codes(3).map((code) => code.toUpperCase())],
    ] as const) {
      const names = new Intl.DisplayNames([language], { type, fallback: 'none' });
      for (const code of all)
        for (const word of names
          .of(code)
          ?.normalize('NFC')
          .split(/[^\p{L}\p{M}\p{Cf}]+/u) ?? [])
          if (/[^\p{ASCII}]/u.test(word)) words.add(word);
    }
  return [...words];
}

/** What HarfBuzz draws for a word, asked directly. */
export function harfbuzzOutlines(part: Part, weight: Weight, word: string): DrawnOutline[] {
  const { font, outlines } = openFont(part, weight);
  const { Buffer: Shaping, shape } = harfbuzz();
  const buffer = new Shaping();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  let at = 0;
  return buffer
    .getGlyphInfosAndPositions()
    .flatMap(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const placed = flatten(outlines, codepoint, at + xOffset, yOffset);
      at += xAdvance;
      return placed;
    });
}

/** A PDF with each word on a line of its own. */
export async function pdfOfWords(words: readonly string[], bold: boolean): Promise<Buffer> {
  const page = await openDocument(
    { title: 'Words', author: 'Suvarna', locale: 'hi' },
    { size: 'A4', margin: 0 },
  );
  for (const [index, word] of words.entries()) {
    const row = index % 80;
    if (index > 0 && row === 0) page.addPage();
    setText(page, word, 10, row * 10, 580, { size: 6, bold });
  }
  return closeDocument(page);
}
