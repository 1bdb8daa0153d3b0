import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.fixtures\./.test(file))
  .map((file) => ({ file, text: readFileSync(join(__dirname, file), 'utf8') }));

const english = readdirSync(join(__dirname, 'locales/en')).map(
  (file) => JSON.parse(readFileSync(join(__dirname, 'locales/en', file), 'utf8')) as Record<string, unknown>,
);

describe('texts of the catalog', () => {
  it('are all there that the code asks for', () => {
    const all = english.flatMap((texts) => Object.keys(texts));
    const known = new Set(all.map((key) => key.replace(/_(one|other)$/, '')));
    const asked = source.flatMap(({ text }) =>
      [...text.matchAll(/\b(?:t|\w+T|\w+Texts\(\w+\))\([^)]*?'([a-z]+\.[a-z.-]+)'/g)].map(
        (match) => match[1] ?? '',
      ),
    );
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
  });

  it('never stand in the markup itself', () => {
    const literal = source
      .filter(({ file }) => file.endsWith('.tsx'))
      .flatMap(({ file, text }) =>
        [...text.matchAll(/(?:>[ \n]*|aria-label="|title=")([A-Z][a-z]+(?: [a-z]+)*)(?:[ \n]*<\/|")/g)].map(
          (match) => `${file}: ${match[1]}`,
        ),
      );
    expect(literal).toEqual([]);
  });
});
