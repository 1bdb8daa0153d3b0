import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from './encoding.ts';
import { keepCompression } from './kept-compression.ts';

const SCRIPT = Buffer.from('export const karats = [24, 22, 18, 14];\n'.repeat(40));

let folder: string;
const complain = jest.fn<(error: unknown) => void>();
const aComposer = () => keepCompression(join(folder, 'compressed'), complain);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compressed-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

it.each(['br', 'gzip'] as const)(
  'a composer that is started again finds what one before it made (%s)',
  async (encoding) => {
    expect(await aComposer().read(SCRIPT, encoding)).toBeNull();
    const made = await aComposer().make(SCRIPT, encoding);
    expect(made).toEqual(await encode(SCRIPT, encoding, 'best'));
    expect(await aComposer().read(SCRIPT, encoding)).toEqual(made);
    expect(complain).not.toHaveBeenCalled();
  },
);

it.each([
  ['cut off', async (path: string) => writeFile(path, (await readFile(path)).subarray(0, 20))],
  [
    'of other bytes',
    async (path: string) => writeFile(path, await encode(Buffer.from('var karats'), 'br', 'best')),
  ],
  [
    'of more bytes than there are',
    async (path: string) => writeFile(path, await encode(Buffer.alloc(9_000_000), 'br', 'least')),
  ],
])('what is %s is made again', async (_how, damage) => {
  const made = await aComposer().make(SCRIPT, 'br');
  const [name = ''] = await readdir(join(folder, 'compressed'));
  await damage(join(folder, 'compressed', name));
  const composer = aComposer();
  expect(await composer.read(SCRIPT, 'br')).toBeNull();
  await composer.make(SCRIPT, 'br');
  expect(await composer.read(SCRIPT, 'br')).toEqual(made);
});

it('a folder that cannot be written is told once, and files are compressed all the same', async () => {
  await writeFile(join(folder, 'compressed'), 'a file stands in its place');
  const composer = aComposer();
  const best = await encode(SCRIPT, 'br', 'best');
  expect(await composer.make(SCRIPT, 'br')).toEqual(best);
  expect(await composer.make(SCRIPT, 'gzip')).toEqual(await encode(SCRIPT, 'gzip', 'best'));
  expect(complain).toHaveBeenCalledTimes(1);
});

it('what was not asked for in a month is removed', async () => {
  const composer = aComposer();
  await composer.make(SCRIPT, 'br');
  await aComposer().make(Buffer.from('of a release that is gone'), 'br');
  await aComposer().make(Buffer.from('of a release of another composer'), 'br');
  const store = join(folder, 'compressed');
  const daysAgo = (count: number): Date => new Date(Date.now() - count * 86_400_000);
  const mine = `${createHash('sha256').update(SCRIPT).digest('hex')}.br`;
  const [gone = '', young = ''] = (await readdir(store)).filter((name) => name !== mine);
  for (const [name, age] of [
    [mine, 31],
    [gone, 31],
    [young, 29],
  ] as const)
    await utimes(join(store, name), daysAgo(age), daysAgo(age));
  await composer.prune();
  expect((await readdir(store)).toSorted()).toEqual([mine, young].toSorted());
});
