import { describe, expect, it } from '@jest/globals';
import { compareTexts } from '@suvarna/i18n/compare-texts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import en from './locales/en.json' with { type: 'json' };
import hi from './locales/hi.json' with { type: 'json' };

const source = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.fixtures\./.test(file))
  .map((file) => ({ file, text: readFileSync(join(__dirname, file), 'utf8') }));

describe('texts of the catalog', () => {
  it('are complete in Hindi', () => {
    expect(compareTexts(en, hi)).toEqual([]);
  });

  it('are all there that the code asks for', () => {
    const known = new Set(Object.keys(en).map((key) => key.replace(/_(one|other)$/, '')));
    const asked = source.flatMap(({ text }) =>
      [...text.matchAll(/\bt\([^)]*?'([a-z]+\.[a-z.-]+)'/g)].map((match) => match[1] ?? ''),
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
