import { describe, expect, it } from '@jest/globals';
import { MARKETS } from '@suvarna/contracts/countries';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(__dirname, '../src');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
);
const read = (file: string): string => readFileSync(join(SOURCE, file), 'utf8');

const speaking = files
  .filter((file) => file.endsWith('/locales/en.json'))
  .map((file) => file.replace('/locales/en.json', ''));

/** Sources that hold Hindi themselves, each with its reason. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  'modules/catalogue/search/words/spelling.ts': 'letters of Devanagari that are written in several ways',
  'modules/content/write-document.ts': 'amounts that an editor typed, in whatever language',
  'modules/reviews/moderate/contact-in-text.ts':
    'numbers that a customer writes in words, in whatever language',
  'modules/storefront/contact-settings.ts': 'the example of a name that a setting holds in both scripts',
  'warm-up.ts': 'queries as shoppers type them',
};

const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/(?<=^|\s)\/\/.*$/gm, '');
const holding = (what: RegExp): string[] =>
  files
    .filter((file) => file.endsWith('.ts') && !/\.(test|fixtures|proof)\.ts$/.test(file))
    .filter((file) => !file.endsWith('/languages/hi.ts'))
    .filter((file) => what.test(withoutComments(read(file))))
    .toSorted();

/** Texts of refusals stand with their codes. */
const codeSources = (): readonly string[] =>
  globSync('../../../shared/contracts/src/*/codes.ts', { cwd: __dirname }).map((file) =>
    withoutComments(readFileSync(join(__dirname, file), 'utf8')),
  );

describe('what commerce says to people', () => {
  it.each(speaking)('%s reads every language from its own folder', (folder) => {
    expect(read(`${folder}/texts.ts`)).toContain('moduleTexts(import.meta.dirname)');
  });

  it('calls the money of each country by its name', () => {
    const names = MARKETS.flatMap(({ currency }) =>
      ['whole.one', 'whole.many', 'part.one', 'part.many'].map((part) => `money.${currency}.${part}`),
    );
    expect(Object.keys(JSON.parse(read('modules/orders/locales/en.json')) as object)).toEqual(
      expect.arrayContaining(names),
    );
  });

  it('is in its locales: no other source holds Hindi', () => {
    expect(speaking.length).toBeGreaterThan(5);
    expect(holding(/\p{Script=Devanagari}/u)).toEqual(Object.keys(OWN_WORDS));
  });

  it('takes amounts and days from the constants of the store, in refusals, too', () => {
    expect(holding(/₹\d/)).toEqual([]);
    const texts = codeSources();
    expect(texts.length).toBeGreaterThan(20);
    const typed = /₹\d|\[\s*\d{3},\s*(['`])(?:(?!\1)[^])*\b\d+ (?:days|minutes|hours|kB)\b/;
    expect(texts.filter((source) => typed.test(source))).toEqual([]);
  });
});
