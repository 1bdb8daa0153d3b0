import { expect, test } from '@jest/globals';
import { LANGUAGES, LOCALES } from '@suvarna/contracts/locale';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compareTexts } from './compare-texts.ts';
import type { FlatTexts } from './i18n.ts';

const root = join(__dirname, '../../..');

/** `{ table: { head: 'Size' } }` → `{ 'table head': 'Size' }` */
const flat = (value: unknown, key = ''): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, one]) => flat(one, key === '' ? name : `${key} ${name}`))
    : [[key, String(value)]];
const read = (file: string): FlatTexts =>
  Object.fromEntries(flat(JSON.parse(readFileSync(join(root, file), 'utf8'))));
const featuresIn = (folder: string, locale: string): readonly string[] =>
  globSync(`${folder}/${locale}/*.json`, { cwd: root })
    .map((file) => basename(file))
    .sort();

const folders = globSync('{shell,mfe-*,shared/*}/src/locales', { cwd: root }).sort();
const others = LOCALES.filter((locale) => locale !== 'en');

test('packages with texts are found', () => {
  expect(folders).toEqual(expect.arrayContaining(['shell/src/locales', 'shared/forms/src/locales']));
});

test.each(folders.flatMap((folder) => others.map((locale) => [folder, locale] as const)))(
  '%s says in %s what it says in English, with the same values',
  (folder, locale) => {
    const { isComplete } = LANGUAGES[locale];
    const [english, features] = [featuresIn(folder, 'en'), featuresIn(folder, locale)];
    if (isComplete) expect(features).toEqual(english);
    expect(features.filter((feature) => !english.includes(feature))).toEqual([]);
    const problems = features.flatMap((feature) =>
      compareTexts(read(`${folder}/en/${feature}`), read(`${folder}/${locale}/${feature}`))
        .filter((problem) => isComplete || !problem.endsWith(': missing'))
        .map((problem) => `${feature} ${problem}`),
    );
    expect(problems).toEqual([]);
  },
);

test.each(folders)('%s has a folder for each language and nothing else', (folder) => {
  const files = globSync(`${folder}/**/*.*`, { cwd: root }).map((file) => file.slice(folder.length + 1));
  expect(files.filter((file) => !/^\w+\/[\w-]+\.json$/.test(file))).toEqual([]);
  expect(
    files.map((file) => file.split('/')[0]).filter((code) => !LOCALES.some((locale) => locale === code)),
  ).toEqual([]);
});

/** A module of a service has a file for each language. */
const modules = globSync('services/*/src/**/locales', { cwd: root }).sort();

test.each(modules.flatMap((folder) => others.map((locale) => [folder, locale] as const)))(
  '%s says in %s what it says in English, with the same values',
  (folder, locale) => {
    expect(modules.length).toBeGreaterThan(25);
    const english = read(`${folder}/en.json`);
    const problems = compareTexts(english, read(`${folder}/${locale}.json`));
    expect(
      problems.filter((problem) => LANGUAGES[locale].isComplete || !problem.endsWith(': missing')),
    ).toEqual([]);
    expect(Object.entries(english).filter(([, text]) => text.trim() === '')).toEqual([]);
  },
);
