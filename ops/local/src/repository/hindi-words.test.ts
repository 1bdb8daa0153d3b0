import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

interface Said {
  readonly file: string;
  readonly key: string;
  readonly text: string;
}

function said(file: string, key: string, value: unknown): readonly Said[] {
  if (typeof value === 'string') return [{ file, key, text: value }];
  return Object.entries(value as object).flatMap(([name, one]) => said(file, `${key} ${name}`, one));
}

const texts = globSync(['{mfe-*,shell}/src/**/*hi.json', '{services,shared}/*/src/**/*hi.json'], {
  cwd: root,
}).flatMap((file) => said(file, '', JSON.parse(readFileSync(join(root, file), 'utf8'))));
/** What people may edit later on, as a release brings it. */
const articles = globSync('services/*/src/**/*.hi.md', { cwd: root }).map((file) => ({
  file,
  key: file,
  text: readFileSync(join(root, file), 'utf8'),
}));
const all = [...texts, ...articles];

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
});
