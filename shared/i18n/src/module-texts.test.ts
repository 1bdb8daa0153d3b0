import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moduleTexts } from './module-texts.ts';

let folder = '';
const write = (locale: string, texts: object): void => {
  writeFileSync(join(folder, 'locales', `${locale}.json`), JSON.stringify(texts));
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'module-texts-'));
  mkdirSync(join(folder, 'locales'));
  write('en', { hello: 'Hello, {{name}}', bye: 'Goodbye' });
  write('hi', { hello: 'नमस्ते, {{name}}' });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('texts of a module', () => {
  it('are read from the file of each language', () => {
    const texts = moduleTexts(folder);
    expect(texts('en')('hello', { name: 'Asha' })).toBe('Hello, Asha');
    expect(texts('hi')('hello', { name: 'Asha' })).toBe('नमस्ते, Asha');
  });

  it('are English where a language has none', () => {
    expect(moduleTexts(folder)('hi')('bye')).toBe('Goodbye');
  });

  it('are there in English at least', () => {
    expect(() => moduleTexts(join(folder, 'nowhere'))).toThrow('There are no texts in');
  });
});
