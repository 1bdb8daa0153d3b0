import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../workspace.ts';

interface Said {
  readonly file: string;
  readonly key: string;
  readonly text: string;
}

function said(file: string, key: string, value: unknown): readonly Said[] {
  if (typeof value === 'string') return [{ file, key, text: value }];
  return Object.entries(value as object).flatMap(([name, one]) => said(file, `${key} ${name}`, one));
}

const texts = globSync(
  ['{mfe-*,shell,shared/*,ops/*}/src/locales/hi/*.json', 'services/*/src/**/locales/**/*hi*.json'],
  {
    cwd: root,
  },
).flatMap((file) => said(file, '', JSON.parse(readFileSync(join(root, file), 'utf8'))));
/** What people may edit later on, as a release brings it. */
const articles = globSync('services/*/src/**/*.hi.md', { cwd: root }).map((file) => ({
  file,
  key: file,
  text: readFileSync(join(root, file), 'utf8'),
}));
const all = [...texts, ...articles];

const stores = JSON.parse(
  readFileSync(join(root, 'services/commerce/src/modules/stores/locales/en.json'), 'utf8'),
) as Readonly<Record<string, string>>;
/** Names of places in Latin letters, as the stores have them in English. */
const PLACES = new RegExp(
  `\\b(?:India|Karnataka|${Object.entries(stores)
    .flatMap(([key, text]) => (key.startsWith('city.') ? [text] : []))
    .join('|')})\\b`,
);

/** An emerald is a पन्ना; a page is none. */
const OF_EMERALDS = /emerald|caring-for-gold/;

/** What was found in two spellings, genders or words: the one that stays, and what must not return. */
const ONE_WORD: readonly (readonly [stays: string, gone: RegExp])[] = [
  ['अंगूठी', /अँगूठ/u],
  ['स्टोर', /दुकान/u],
  ['पेज', /पृष्ठ|पन्न[ाेो]/u],
  ['हिन्दी', /हिंदी/u],
  ['ईमेल', /ई-मेल/u],
  ['गहना', /ज़ेवर(?! बॉक्स)|आभूषण/u],
  ['अपॉइंटमेंट', /मुलाक़ात/u],
  ['बाय-बैक', /वापस ख़रीद(?!त)/u],
  ['गोपनीयता', /निजता/u],
  ['नॉमिनी', /नामांकित|नामित/u],
  ['मेकिंग चार्ज', /बनवाई/u],
];

/** Words that end like `चुनिए` and are no imperative. */
const NO_IMPERATIVE = /^(?:(?:इस|किस|जिस|इसी)?लिए|चाहिए|किए|दिए|जिए|सिए)$/u;
const wordsOf = (text: string): readonly string[] => text.normalize('NFC').match(/[\p{L}\p{M}]+/gu) ?? [];

/** A slogan, which speaks as people do. */
const SLOGANS = /brand\.line|app\.description/;

describe('texts in Hindi', () => {
  it('call the weight of stones कैरट and the purity of gold कैरेट', () => {
    const ofStones = all.filter(({ key, text }) => /carat|four-cs/.test(`${key} ${text}`));
    const others = all.filter((one) => !ofStones.includes(one));
    expect(ofStones.length).toBeGreaterThan(5);
    expect(ofStones.filter(({ text }) => text.includes('कैरेट'))).toEqual([]);
    expect(others.filter(({ text }) => text.includes('कैरट'))).toEqual([]);
  });

  it('call what is paid क़ीमत, and nothing else', () => {
    expect(all.filter(({ text }) => text.includes('क़ीमत')).length).toBeGreaterThan(20);
    expect(
      all.filter(
        ({ key, text }) => !SLOGANS.test(key) && /(?<![\p{L}\p{M}])दाम(?:ों)?(?![\p{L}\p{M}])/u.test(text),
      ),
    ).toEqual([]);
  });

  it.each(ONE_WORD)('say %s, and no other word for it', (stays, gone) => {
    expect(all.some(({ text }) => text.includes(stays))).toBe(true);
    expect(all.filter(({ key, text }) => !OF_EMERALDS.test(key) && gone.test(text.normalize('NFC')))).toEqual(
      [],
    );
  });

  it('ask in one form: चुनें, जोड़ें, never चुनिए', () => {
    const asking = all.filter(({ text }) =>
      wordsOf(text).some((word) => /(?:ि|इ)ए$/u.test(word) && !NO_IMPERATIVE.test(word)),
    );
    expect(asking).toEqual([]);
  });

  it('make नाप and फ़ोटो feminine', () => {
    const masculine =
      /(?:आपका|मेरा|अपना|नया|सारा|कौन-सा) नाप(?![\p{L}\p{M}])|फ़ोटो (?:जुड़ा|जुड़े|दिखेगा|दिखेंगे|चुना|भेजा)(?![\p{L}\p{M}])/u;
    expect(all.filter(({ text }) => masculine.test(text))).toEqual([]);
  });

  it('write places in their own letters, and pile up no की … की … की', () => {
    expect(all.filter(({ text }) => PLACES.test(text))).toEqual([]);
    expect(all.filter(({ text }) => /(?:\S+ की ){3}/u.test(text))).toEqual([]);
  });
});
