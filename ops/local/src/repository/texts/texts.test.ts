import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../workspace.ts';
import { readTexts } from './texts.fixtures.ts';

const OWNERS = ['shell', ...globSync('mfe-*', { cwd: root }), 'services/commerce', 'ops/console'];

/** The same in both languages, each for its reason. */
const SAME_IN_BOTH =
  /^(Suvarna|English|हिन्दी|SKU|EMI|PAN|HSN|HUID|BIS|GST|CGST|SGST|IGST|CVD|PDF|Razorpay)$/u;

const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\0');
const files = tracked.filter(
  (path) => /\.tsx?$/.test(path) && !/\.(test|fixtures|proof|d)\.tsx?$|standalone\.tsx$/.test(path),
);
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
/** Parts that are loaded apart have texts of their own; what asks for them is not told apart here. */
const textsOf = (owner: string, locale: 'en' | 'hi'): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...tracked
      .filter(
        (path) =>
          path.startsWith(`${owner}/src/`) &&
          new RegExp(`/locales/(?:${locale}/[\\w-]+|(?:[\\w-]+-)?${locale})\\.json$`).test(path),
      )
      .map((path) => JSON.parse(read(path)) as object)
      // What is more than sentences is a table of one page.
      .filter((texts) => Object.values(texts).every((text) => typeof text === 'string')),
  ) as Readonly<Record<string, string>>;

describe('what the screens say', () => {
  it.each([...OWNERS, 'shared'])(
    'no word of %s is in its markup: all of them are texts in both languages',
    (owner) => {
      // A key that is handed on to a component is looked up there.
      const texts = owner === 'shared' ? {} : textsOf(owner, 'en');
      const found = files
        .filter((path) => path.startsWith(`${owner}/`) && path.endsWith('.tsx'))
        .flatMap((path) =>
          readTexts(read(path), path)
            .literals.filter((text) => !SAME_IN_BOTH.test(text) && !(text in texts))
            .map((text) => `${path}: ${text}`),
        );
      expect(found).toEqual([]);
    },
  );

  it.each(OWNERS)('every text that %s asks for is there', (owner) => {
    const keys = Object.keys(textsOf(owner, 'en'));
    const has = (key: string): boolean =>
      keys.includes(key) || ['_one', '_other'].every((form) => keys.includes(key + form));
    const missing = files
      .filter((path) => path.startsWith(`${owner}/src/`) && !path.includes('/composer/'))
      .flatMap((path) => {
        const said = readTexts(read(path), path);
        return [
          ...said.keys.filter((key) => !has(key)),
          ...said.families
            .filter(
              ([start, end]) =>
                !keys.some((key) => key.startsWith(start) && key.replace(/_(one|other)$/, '').endsWith(end)),
            )
            .map(([start, end]) => `${start}…${end}`),
        ].map((key) => `${path}: ${key}`);
      });
    expect(missing).toEqual([]);
  });

  it.each(OWNERS)('%s says all of it in Hindi, in its own letters and with its own plurals', (owner) => {
    const [en, hi] = [textsOf(owner, 'en'), textsOf(owner, 'hi')];
    expect(Object.keys(hi).toSorted()).toEqual(Object.keys(en).toSorted());
    const words = (text: string): string => text.replaceAll(/\{\{.*?\}\}|Suvarna/g, '');
    const untranslated = Object.entries(hi).filter(
      ([key, text]) => /\p{L}{2}/u.test(words(en[key] ?? '')) && !/\p{Script=Devanagari}/u.test(text),
    );
    expect(
      untranslated.filter(
        ([key, text]) =>
          !SAME_IN_BOTH.test(text) &&
          !/^(download|header\.language|header\.language-name|(?:profile\.)?language\.en)$/.test(key),
      ),
    ).toEqual([]);
    const placeholders = (text = ''): string =>
      [...new Set(Array.from(text.matchAll(/\{\{\s*(\w+)/g), ([, name = '']) => name))]
        .toSorted((a, b) => a.localeCompare(b))
        .join();
    expect(Object.keys(en).filter((key) => placeholders(en[key]) !== placeholders(hi[key]))).toEqual([]);
    const counted = Object.keys(hi)
      .filter((key) => /_(zero|one|two|few|many|other)$/.test(key))
      .map((key) => key.replace(/_\w+$/, ''));
    for (const key of counted) {
      // Nought may have words of its own; the language itself knows one and other.
      const forms = Object.keys(hi).filter(
        // Another feature may have a text of that name that is not counted.
        (form) =>
          form !== key &&
          form.replace(/_(zero|one|two|few|many|other)$/, '') === key &&
          !form.endsWith('_zero'),
      );
      expect([key, forms.toSorted()]).toEqual([key, [`${key}_one`, `${key}_other`]]);
    }
  });
});

describe('all texts', () => {
  const written = tracked.filter(
    (path) =>
      /\.(json|ts|tsx)$/.test(path) &&
      !/\.(test|fixtures|proof|spec)\.tsx?$|^shared\/forms\/|search-words|\/names\.ts$/.test(path) &&
      /^(mfe-|shell\/|services\/|shared\/)/.test(path),
  );

  const articles = tracked.filter((path) =>
    /^services\/commerce\/src\/modules\/content\/seed\/.+\.md$/.test(path),
  );

  it('say nothing in the English words that readers refused', () => {
    // A bangle is slipped on.
    const refused =
      /put away|slipped(?! on\b)|comes along|to have none|end all links|rate no\.|["'`>]with a code["'`<]/i;
    const found = (path: string, text: string): string[] =>
      text
        .split('\n')
        // A comment is read by no shopper.
        .filter((line) => refused.test(line) && !(/\.tsx?$/.test(path) && /^\s*(?:\/\/|\/?\*)/.test(line)))
        .map((line) => `${path}: ${line.trim()}`);
    expect(
      [
        '"done": "Put away in your box"',
        "'It slipped through.'",
        '"a": "An invoice comes along."',
        '"a": "Better to have none."',
        '"a": "End all links"',
        '"a": "Rate no. {{version}}"',
        '"a": "With a code"',
      ].filter((line) => found('', line).length === 0),
    ).toEqual([]);
    expect(found('x.ts', '"a": "Sign in with a code"\n"b": "A bangle is slipped on."\n// put away')).toEqual(
      [],
    );
    const english = new Set([
      ...tracked.filter((path) =>
        /^(mfe-|shell\/|services\/|shared\/).*[/-]en(?:\/[\w-]+)?\.json$/.test(path),
      ),
      ...written,
      ...articles.filter((path) => path.endsWith('.en.md')),
    ]);
    expect([...english].filter((path) => /[/-]en(?:\/[\w-]+)?\.json$/.test(path)).length).toBeGreaterThan(50);
    expect([...english].flatMap((path) => found(path, read(path)))).toEqual([]);
  });

  it('spell a Hindi word in one way: with the dot below where it has one', () => {
    const wrong = /[^\s"'`]*(?:खरीद|कीमत|खर्च|खाली|खुशी|तरीका|तरीके|खराब|बाकी)[^\s"'`]*/gu;
    expect(
      [...written, ...articles].flatMap((path) =>
        (read(path).match(wrong) ?? []).map((word) => `${path}: ${word}`),
      ),
    ).toEqual([]);
  });

  it('have a placeholder for the numbers of the store, not the numbers', () => {
    const typed = (text: string): boolean =>
      /₹\s?\d|\bRs\.? ?\d|\d+% (?:of|हम|तक)|\b\d+[- ](?:working |business )?(?:days?|hours?|minutes?|years?|digits?|characters?)\b|\d+ ?[ap]m\b|\d+ (?:दिन|घंटे|मिनट|साल|अंक|अक्षर|बजे|कार्य दिवस)/.test(
        text,
      );
    // A coin of one rupee is what is drawn; help hours are the specification's, word for word; a passport has a form of its own.
    const may =
      /^(view3d\.coin$|view\.|footer\.|track\.help-hours$|wallet\.coin-support$|statement\.support$|country\.|payment\.error\.passport$|guest\.hint$|row\.buyback-deduction$|lead\.old-gold$|ifsc-hint$|number-invalid$|(?:page-title|description)\.old-gold$)/;
    expect(
      OWNERS.flatMap((owner) =>
        (['en', 'hi'] as const).flatMap((locale) =>
          Object.entries(textsOf(owner, locale))
            .filter(([key, text]) => !may.test(key) && typed(text))
            .map(([key, text]) => `${owner} ${key}: ${text}`),
        ),
      ),
    ).toEqual([]);
    // All of the money, and hours as the specification writes them.
    const given = /^- 100% of what you paid|\d+am to \d+pm|सुबह \d+ से/;
    const lines = articles.flatMap((path) => read(path).split('\n'));
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((text) => !given.test(text) && typed(text))).toEqual([]);
  });
});

describe('the reader of sources', () => {
  it('finds words in markup and in what people hear, and no others', () => {
    const { literals } = readTexts(
      `
      export const A = ({ t, on }) => <p className="loud words" title="Title" data-x="quiet">Text <b aria-label={on ? 'On' : t('off')}>{'Brace'}</b>{\`Size \${on}\`}{on === 'never' && <i>·</i>}{on && 'And'}</p>;`,
      'x.tsx',
    );
    expect(literals.toSorted()).toEqual(['And', 'Brace', 'On', 'Size', 'Text', 'Title']);
  });

  it('finds the keys that are asked for', () => {
    const { keys, families } = readTexts(
      "t('a.b'); frame.t(x ? 'c' : 'd', { n }); t(`e.${x}.f`); other('no');",
      'x.ts',
    );
    expect([keys, families]).toEqual([['a.b', 'c', 'd'], [['e.', '.f']]]);
  });
});
