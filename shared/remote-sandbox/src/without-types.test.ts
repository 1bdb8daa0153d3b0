/** Sandboxes are made of what is kept without types, or of the sources where nothing is. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type * as WithoutTypes from './without-types.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'without-types-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const source = (name: string): string => join(folder, `${name}.ts`);

it('keeps sources without their types, again when one has changed, and names what they import', async () => {
  const { keptWithoutTypes } = jest.requireActual<typeof WithoutTypes>('./without-types.ts');
  const kept = (): string | null =>
    keptWithoutTypes({ 'inside/a': source('a') }, { './b.ts': './b.mjs' }, folder);
  await writeFile(source('a'), `import { b } from './b.ts';\nexport const a: number = b;`);
  const first = kept();
  expect(await readFile(join(String(first), 'inside', 'a.mjs'), 'utf8')).toBe(
    `import { b } from './b.mjs';\nexport const a         = b;`,
  );
  expect(kept()).toBe(first);
  await writeFile(source('a'), `export const a: string = 'other';`);
  expect(kept()).not.toBe(first);
});

it('keeps nothing where it is not told to, or cannot', async () => {
  const { keptWithoutTypes } = jest.requireActual<typeof WithoutTypes>('./without-types.ts');
  await writeFile(source('a'), 'export {};');
  expect(keptWithoutTypes({ a: source('a') }, {}, undefined)).toBeNull();
  expect(keptWithoutTypes({ a: source('a') }, {}, source('a'))).toBeNull();
});

it('does without what is kept: a page is made of the sources', async () => {
  jest.doMock('./without-types.ts', () => ({ keptWithoutTypes: () => null }));
  const { aBundle, anOrder, open } = await import('./sandbox.fixtures.ts');
  const sandbox = await open(aBundle());
  try {
    expect(await sandbox.page(anOrder())).toMatchObject({ kind: 'page', head: { title: 'Hello' } });
  } finally {
    await sandbox.close();
  }
});
