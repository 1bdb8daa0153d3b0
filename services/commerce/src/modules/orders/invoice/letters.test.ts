import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { glyphsOfPdf } from '../../../../test-support/pdf/pdf-glyphs.fixtures.ts';
import { textOfPdf } from '../../../../test-support/pdf/pdf-text.fixtures.ts';
import { anInvoice } from './invoice.fixtures.ts';
import { loadHarfbuzz } from '../../../platform/documents/harfbuzz.ts';
import { printable } from '../../../platform/documents/letters.ts';
import { renderInvoice } from './render-invoice.ts';

beforeAll(async () => {
  await loadHarfbuzz();
});

const billedTo = (name: string, address: readonly string[] = []): Promise<Buffer> =>
  renderInvoice(anInvoice({ billTo: { name, address } }), 'en');

/** Every sign of a script, without what is written in old manuscripts alone. */
function alphabet(script: string): string {
  const pattern = new RegExp(`\\p{Script=${script}}`, 'u');
  return Array.from({ length: 0x2000 }, (_, code) => String.fromCodePoint(code))
    .filter((sign) => pattern.test(sign))
    .join(' ');
}

const INDIAN = [
  ['Devanagari', 'आशा क्षत्रिय'],
  ['Bengali', 'অনিন্দিতা চট্টোপাধ্যায়'],
  ['Gujarati', 'કૃષ્ણકાંત ત્રિવેદી અંબાણી'],
  ['Gurmukhi', 'ਹਰਪ੍ਰੀਤ ਸਿੰਘ'],
  ['Kannada', 'ಶ್ರೀನಿವಾಸ ಮೂರ್ತಿ'],
  ['Malayalam', 'ലക്ഷ്മി നായർ'],
  ['Oriya', 'ସୁଭାଷ ପଣ୍ଡା'],
  ['Tamil', 'மீனாட்சி சுந்தரேஸ்வரர்'],
  ['Telugu', 'వేంకటేశ్వర్లు రెడ్డి'],
] as const;

describe('a name that no font here has', () => {
  it.each([
    ['علی\u200Cرضا', 'alyrda'],
    ['عبد الرحمٰن', 'abd alrhman'],
    ['فاطمة الزهراء', "fatmh alzhra'"],
    ['آمنہ بی\u200Cبی', 'amnh byby'],
    ['ශ්\u200Dරීමාලි', 'srimali'],
    ['בן־דוד', 'vn-dvd'],
    ['བསྟན་འཛིན', "bstn-'dzin"],
    ['ジョン・スミス', 'jiyon-sumisu'],
    ['ʻOkina Kai', "'Okina Kai"],
    ['Nguyễn Văn Ánh', 'Nguyen Văn Ánh'],
  ])('is spelled with all of its sounds that can be, and without invisible signs: %s', (name, spelled) => {
    expect(printable(name, 400)).toBe(spelled);
  });
});

describe('a name in a script of India', () => {
  it.each(INDIAN)('is in its own letters, and every sign has its glyph: %s', async (script, name) => {
    expect([printable(name, 400), printable(name, 700)]).toEqual([name, name]);
    const glyphs = glyphsOfPdf(await billedTo(name, [name, alphabet(script)]));
    expect(glyphs.length).toBeGreaterThan(500);
    expect(glyphs).not.toContain(0);
  });

  it('is text, and no picture of it', async () => {
    const text = (
      await textOfPdf(
        await billedTo(
          'Asha Rao',
          INDIAN.map(([, name]) => name),
        ),
      )
    ).join(' ');
    expect(text).not.toContain('\0');
    const letters = INDIAN.flatMap(([, name]) => name.match(/\p{L}/gu) ?? []);
    expect(letters.filter((letter) => !text.includes(letter))).toEqual([]);
  });
});

const OTHERS = [
  ['王芳', 'WangFang'],
  ['محمد بن سلمان', 'mhmd bn slman'],
  ['Ольга Нікітіна', `Ol'ga Nikitina`],
  ['김민수', 'GimMinSu'],
  ['やまだ はなこ', 'yamada hanako'],
  ['Ελένη', 'Eleni'],
  ['สมชาย', 'smchay'],
  ['ইন্দ্রাণী 王', 'ইন্দ্রাণী Wang'],
  // What cannot be spelled is seen to be missing; what is invisible is left out.
  ['Asha \u{e000}', 'Asha ?'],
  ['As\u{2067}ha\u{fffe}\tRao', 'Asha Rao'],
] as const;

describe('a name in letters that no font here has', () => {
  it.each(OTHERS)('is spelled by its sound: %s', (name, spelled) => {
    expect([printable(name, 400), printable(name, 700)]).toEqual([spelled, spelled]);
  });

  it('has a glyph for every sign, too', async () => {
    const pdf = await billedTo(
      '王芳',
      OTHERS.map(([name]) => name),
    );
    expect(glyphsOfPdf(pdf)).not.toContain(0);
    const text = (await textOfPdf(pdf)).join(' ');
    for (const spelled of ['WangFang', 'mhmd bn slman', 'GimMinSu', 'Eleni']) expect(text).toContain(spelled);
  });
});

describe('any text', () => {
  it('has a glyph for every sign', async () => {
    const names = fc.sample(fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }), 200);
    expect(glyphsOfPdf(await billedTo('Asha Rao', names))).not.toContain(0);
  });
});
