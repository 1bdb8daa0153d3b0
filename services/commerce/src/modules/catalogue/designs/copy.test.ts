import { caratNumber } from '@suvarna/contracts/money';
import { sizeLabel } from '@suvarna/i18n/size-label';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { seededDesigns } from '../../../../test-support/seeded-designs.ts';
import { phrases } from '../languages/index.ts';
import type { Design } from '../../designs/design.ts';

let said: readonly { readonly design: Design; readonly en: string; readonly hi: string }[];
beforeAll(() => {
  said = seededDesigns().map((design) => ({
    design,
    en: phrases('en').describe(design),
    hi: phrases('hi').describe(design),
  }));
});

/** What breaks a rule, shown with the design it is said of. */
const breaking = (
  language: 'en' | 'hi',
  rule: RegExp,
  of: (design: Design) => boolean = () => true,
): string[] =>
  said
    .filter((entry) => of(entry.design) && rule.test(entry[language]))
    .slice(0, 3)
    .map((entry) => `${entry.design.design_code}: ${entry[language]}`);

const isCoin = ({ category }: Design): boolean => category === 'gold-coins';

describe('the description of every design', () => {
  it.each([
    ['no gap in it', /undefined|NaN|\{\{|\s{2}|\s[.,;]|\.\.| $/],
    [
      'one stone in the singular, and no sum of one stone',
      /\b1 (?:[a-z-]+ )?(?:blue )?(?:diamonds|rubies|emeralds|sapphires|pearls|amethysts|topazes|citrines|garnets|onyxes)\b|\b1 [a-z -]+ of [\d.]+ carat in all/,
    ],
    [
      'several stones in the plural',
      /\b(?:[2-9]|\d\d+) (?:[a-z-]+ )?(?:blue )?(?:diamond|ruby|emerald|sapphire|pearl|amethyst|topaz|citrine|garnet|onyx)\b(?!-)/,
    ],
    ['plurals as they are spelt', /rubys|topazs|onyxs|pearlss/],
    [
      'carats in the plural above one, and only there',
      /\b(?:[2-9]|\d\d+|1)\.(?!000)\d+ carat\b|\b0\.\d+ carats\b/,
    ],
    ['no comma between a design and its gold', /design, in/],
    ['“a” and “an” by sound', /\b[Aa] [aeiou]|\b[Aa]n [^aeiou]/],
    [
      'shapes with their cut',
      /\b(?:cushion|princess|pear) (?:diamond|ruby|rubies|emerald|sapphire|amethyst|blue|citrine|garnet)/,
    ],
  ])('has in English %s', (_rule, rule) => {
    expect(breaking('en', rule)).toEqual([]);
  });

  it.each([
    [
      'the form before में, का, के and की',
      /सोना (?:में|का|के|की)|सादा अंदाज़ (?:में|का|के|की)|(?:महिलाएँ|बच्चे) के|सादा अंदाज़/,
    ],
    [
      'several stones in the plural',
      /(?<![\d.])(?:[2-9]|\d\d+) (?:(?:गोल|अंडाकार|एमरल्ड कट|प्रिंसेस कट|कुशन कट) )?(?:हीरा|पन्ना|कटैला|नीला|सुनहला|तामड़ा|काला)(?= |,|।|$)/,
    ],
    [
      'one stone in the singular, and no sum of one stone',
      /(?<![\d.])1 (?:\S+ ){0,2}?(?:हीरे|पन्ने|कटैले|नीले|सुनहले|तामड़े|काले)|(?<![\d.])1 [^,।]*\(कुल/,
    ],
    ['its own words for the units', /[a-z]{2,}|\b(?:mm|ct|g)\b/],
    ['one stop at the end of a sentence', /।।|। ।|\.(?!\d)|\s[।,;]|undefined/],
    ['one spelling of gold and weight', /खरीद|सफेद|ज़ेवर|वजन/],
  ])('has in Hindi %s', (_rule, rule) => {
    expect(breaking('hi', rule)).toEqual([]);
  });

  it('and its title say in Hindi for whom a small kada is, and nothing of hair', () => {
    expect(said.filter(({ design }) => /बाल कड़ा/.test(design.title_hi))).toEqual([]);
  });

  it('promises nothing that is made by hand, nor an exchange that is not given', () => {
    expect(breaking('en', /hand-?made|by hand|exchange|hallmark/i)).toEqual([]);
    expect(breaking('hi', /हाथ से|हस्तनिर्मित|एक्सचेंज|अदला-बदली|हॉलमार्क/)).toEqual([]);
  });

  it('names each stone by the carats that the breakup shows', () => {
    expect(
      said.flatMap(({ design, en, hi }) =>
        design.stones
          .filter(
            ({ type, millicarat }) =>
              type !== 'pearl' &&
              ![en, hi].every(
                (text) =>
                  text.includes(` ${caratNumber(millicarat)} `) ||
                  text.includes(`(${caratNumber(millicarat)} `),
              ),
          )
          .map(() => en),
      ),
    ).toEqual([]);
    expect(caratNumber(105)).toBe('0.105');
  });

  it('says of coins what coins are, and of nothing else', () => {
    expect(breaking('en', /by hand|hallmark|HUID|exchange|Suits/, isCoin)).toEqual([]);
    expect(
      said.filter(
        ({ design, en, hi }) =>
          (/24K.*fineness 99[59].*assay certificate/.test(en) && /24K.*शुद्धता 99[59].*प्रमाणपत्र/.test(hi)) !==
          isCoin(design),
      ),
    ).toEqual([]);
  });

  it('and its title have no word of a railway in Hindi', () => {
    expect(said.filter(({ design }) => design.title_hi.includes('स्टेशन'))).toEqual([]);
  });
});

describe('a size', () => {
  it('is printed with the unit of the language', () => {
    expect(
      (['en', 'hi'] as const).map((language) => [
        sizeLabel('ring', '12', language),
        sizeLabel('bangle', '2-4', language),
        sizeLabel('chain', '18', language),
      ]),
    ).toEqual([
      ['12 (51.9 mm)', '2-4 (57.2 mm)', '18 inch'],
      ['12 (51.9 मिमी)', '2-4 (57.2 मिमी)', '18 इंच'],
    ]);
  });

  it('names the set in both languages, in the letters of each', () => {
    const inSets = said.filter(({ design }) => design.set_name !== '');
    expect(new Set(inSets.map(({ design }) => design.set_name)).size).toBe(20);
    expect(
      inSets.filter(({ hi }) => !/[\u0900-\u097F ]+ सेट का हिस्सा।$/.test(hi) || /[A-Z][a-z]/.test(hi)),
    ).toEqual([]);
  });
});
