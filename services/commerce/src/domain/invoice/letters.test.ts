import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { glyphsOfPdf } from '../../testing/pdf-glyphs.fixtures.ts';
import { textOfPdf } from '../../testing/pdf-text.fixtures.ts';
import { anInvoice } from './invoice.fixtures.ts';
import { printable } from './letters.ts';
import { renderInvoice } from './render-invoice.ts';

const billedTo = (name: string, address: readonly string[] = []): Promise<Buffer> => renderInvoice(anInvoice({ billTo: { name, address } }), 'en');

/** Every sign of a script, without what is written in old manuscripts alone. */
function alphabet(script: string): string {
  const pattern = new RegExp(`\\p{Script=${script}}`, 'u');
  return Array.from({ length: 0x2000 }, (_, code) => String.fromCodePoint(code)).filter((sign) => pattern.test(sign)).join(' ');
}

describe('a name in a script of India', () => {
  it.each([
    ['Devanagari', 'आशा क्षत्रिय'], ['Bengali', 'অনিন্দিতা চট্টোপাধ্যায়'], ['Gujarati', 'કૃષ્ણકાંત ત્રિવેદી'], ['Gurmukhi', 'ਹਰਪ੍ਰੀਤ ਸਿੰਘ'], ['Kannada', 'ಶ್ರೀನಿವಾಸ ಮೂರ್ತಿ'],
    ['Malayalam', 'ലക്ഷ്മി നായർ'], ['Oriya', 'ସୁଭାଷ ପଣ୍ଡା'], ['Tamil', 'மீனாட்சி சுந்தரேஸ்வரர்'], ['Telugu', 'వేంకటేశ్వర్లు రెడ్డి'],
  ])('is in its own letters: %s', async (script, name) => {
    const pdf = await billedTo(name, [name, alphabet(script)]);
    expect(printable(name, 700)).toBe(name);
    expect(printable(name, 400)).toBe(name);
    const glyphs = glyphsOfPdf(pdf);
    expect(glyphs.length).toBeGreaterThan(500);
    expect(glyphs).not.toContain(0);
    const text = (await textOfPdf(pdf)).join(' ');
    expect(text).not.toContain('\0');
    const letters = new Set(name.match(new RegExp(`\\p{Script=${script}}`, 'gu')));
    expect([...letters].filter((letter) => /\p{L}/u.test(letter) && !text.includes(letter))).toEqual([]);
  });
});

describe('a name in letters that no font here has', () => {
  it.each([
    ['王芳', 'WangFang'], ['محمد بن سلمان', 'mhmd bn slmn'], ['Ольга Нікітіна', `Ol'ga Nikitina`], ['김민수', 'GimMinSu'], ['やまだ はなこ', 'yamada hanako'], ['Ελένη', 'Eleni'], ['สมชาย', 'smchay'], ['ইন্দ্রাণী 王', 'ইন্দ্রাণী Wang'],
    // What nobody can spell is seen to be missing; what is invisible is left out.
    ['Asha \u{e000}', 'Asha ?'], ['Asha\u{2067}\u{fffe}\tRao', 'Asha Rao'],
  ])('is spelled by its sound: %s', async (name, spelled) => {
    expect(printable(name, 700)).toBe(spelled);
    const pdf = await billedTo(name);
    expect(glyphsOfPdf(pdf)).not.toContain(0);
    expect((await textOfPdf(pdf)).join(' ')).toContain(spelled.match(/[a-z?']+/giu)?.at(-1));
  });
});

describe('any text', () => {
  it('has a glyph for every sign', async () => {
    const names = fc.sample(fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }), 400);
    expect(glyphsOfPdf(await billedTo('Asha Rao', names))).not.toContain(0);
  });
});
