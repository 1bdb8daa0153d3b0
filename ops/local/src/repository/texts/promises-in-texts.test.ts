import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../workspace.ts';

interface Text {
  readonly path: string;
  readonly text: string;
}

const PARTS = ['{mfe-*,shell}/src/**', '{services,shared}/*/src/**'] as const;
const filesOf = (...names: readonly string[]): readonly Text[] =>
  globSync(
    PARTS.flatMap((part) => names.map((name) => `${part}/${name}`)),
    { cwd: root },
  )
    .filter((path) => !/\.(test|fixtures|proof|spec)\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const sources = filesOf('*.ts', '*.tsx');

describe('texts in English', () => {
  const texts = [...filesOf('*en.json', 'locales/en/*.json', '*.en.md'), ...sources];

  it.each([
    'You pay for the gold that is in it',
    'vouchers to your wallet',
    'switch them on in the bag',
    'the statement in your wallet',
  ])('do not promise what the store does not do: %s', (promise) => {
    const said = ({ text }: Text): string => text.replaceAll(/\s+/g, ' ').toLowerCase();
    expect(texts.length).toBeGreaterThan(100);
    expect(
      texts.filter((each) => said(each).includes(promise.toLowerCase())).map(({ path }) => path),
    ).toEqual([]);
  });

  it.each([
    ['the questions', 'services/commerce/src/modules/content/seed/faq/faqs.en.md', /^For .* minutes from/],
    ['the terms', 'services/commerce/src/modules/content/seed/policy/terms.en.md', /we hold your price for/],
    ['the payment', 'mfe-checkout/src/locales/en/payment.json', /"payment\.held"/],
  ])('say the same of the held price: %s', (_kind, path, ofHeldPrice) => {
    const lines = readFileSync(join(root, path), 'utf8').split('\n');
    const found = lines.filter((line) => ofHeldPrice.test(line));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/if (?:gold|it) gets cheaper before you pay, you pay the lower price\./i);
  });
});

describe('texts in Hindi', () => {
  it.each([
    [
      'the questions',
      'services/commerce/src/modules/content/seed/faq/faqs.hi.md',
      /^भुगतान के चरण से .* मिनट तक/,
    ],
    ['the terms', 'services/commerce/src/modules/content/seed/policy/terms.hi.md', /मिनट पक्की रहती है/],
    ['the payment', 'mfe-checkout/src/locales/hi/payment.json', /"payment\.held"/],
  ])('say the same of the held price: %s', (_kind, path, ofHeldPrice) => {
    const found = readFileSync(join(root, path), 'utf8')
      .split('\n')
      .filter((line) => ofHeldPrice.test(line));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/भुगतान से पहले (?:सोना )?सस्ता (?:हो|हुआ) तो आप कम क़ीमत (?:ही )?दे/);
  });

  it('write millimetres in their own letters: मिमी', () => {
    const bare = (text: string): boolean => /\bmm\b/i.test(text.replaceAll(/\{\{.*?\}\}|\$\{.*?\}/g, ''));
    // Without the key of a text, which is English.
    const lines = ({ path, text }: Text) =>
      text.split('\n').map((line) => `${path}: ${line.replace(/^\s*"[^"]*":\s*/, '')}`);
    // In sources, what stands between two quotes with a Hindi word.
    const quoted = ({ path, text }: Text) =>
      Array.from(text.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g), ([words]) => `${path}: ${words}`).filter(
        (words) => /\p{Script=Devanagari}/u.test(words),
      );
    const hindi = [
      ...filesOf('*hi.json', 'locales/hi/*.json', '*.hi.md').flatMap(lines),
      ...sources.flatMap(quoted),
    ];
    expect(hindi.filter((line) => line.includes('मिमी')).length).toBeGreaterThan(3);
    expect(hindi.filter(bare)).toEqual([]);
  });
});
