import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../workspace.ts';

interface Said {
  readonly file: string;
  readonly text: string;
}

function said(file: string, value: unknown): readonly Said[] {
  if (typeof value === 'string') return [{ file, text: value }];
  return Object.values(value as object).flatMap((one) => said(file, one));
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const texts = globSync(
  ['{mfe-*,shell,shared/*,ops/*}/src/locales/en/*.json', '{services,shared}/*/src/**/*en.json'],
  {
    cwd: root,
  },
).flatMap((file) => said(file, JSON.parse(read(file))));
/** What people may edit later on, as a release brings it. */
const articles = globSync('services/*/src/**/*.en.md', { cwd: root }).map((file) => ({
  file,
  text: read(file),
}));
const all = [...texts, ...articles];

/** Sentences that shoppers found odd, and the plain one instead. */
const ODD: readonly (readonly [plain: string, odd: RegExp])[] = [
  ['No reviews yet', /has written about this design/],
  ['Product information required by law', /Facts the law asks for/],
  ['Return by 27 Dec', /it can go back until/],
  ['Not available in this option', /Not available like this/],
  ['Your bag will be waiting for you.', /What is in your bag stays in it/],
  ['Most gifted', /Given most often/],
  ['Start over', /[Bb]egin anew/],
  ['Can I pay on delivery?', /when it comes\?/],
  ['the time set by law', /who has times by law/],
  ['Pay the rest within the grace period.', /has to follow within the grace/],
  ['No friends have joined yet', /come by your code/],
  ['Open-source licences', /Data and software of others/],
  ['Sold out', /\bOut of stock\b/],
];

/** Words of no good shop: for persons without a name, and for what happens without one. */
const STIFF = /\b(?:nobody|somebody|whoever|anew|by itself|just now|meanwhile|worked out)\b/i;

describe('texts in English', () => {
  it.each(ODD)('say “%s” in plain words', (_plain, odd) => {
    expect(all.filter(({ text }) => odd.test(text))).toEqual([]);
  });

  it('use no word that a shop would not say', () => {
    expect(all.length).toBeGreaterThan(1000);
    expect(all.filter(({ text }) => STIFF.test(text))).toEqual([]);
  });

  it('spell alike: email, and 60% without a space', () => {
    expect(all.filter(({ text }) => /\be-mail/i.test(text))).toEqual([]);
    expect(all.filter(({ text }) => /[\d}] %/.test(text))).toEqual([]);
  });
});
