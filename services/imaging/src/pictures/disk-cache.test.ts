import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@suvarna/testing/until';
import { openDiskCache } from './disk-cache.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const file = (size: number): Buffer => Buffer.alloc(size, 1);
const neverReported = (error: unknown): never => {
  throw error;
};

describe('the folder of pictures', () => {
  it('never grows over its size: what was not asked for the longest goes first', async () => {
    const cache = await openDiskCache(folder, 250, neverReported);
    await cache.put('aa-1', file(100));
    await cache.put('bb-2', file(100));
    expect(await cache.get('aa-1')).toHaveLength(100);
    await cache.put('cc-3', file(100));
    expect(cache.bytes()).toBe(200);
    expect(
      [await cache.get('aa-1'), await cache.get('bb-2'), await cache.get('cc-3')].map(
        (found) => found?.length,
      ),
    ).toEqual([100, undefined, 100]);
  });

  it('is found again by the next process, without what a killed one left half written', async () => {
    await (await openDiskCache(folder, 1_000, neverReported)).put('aa-1', file(100));
    await mkdir(join(folder, 'bb'));
    const half = join(folder, 'bb', 'bb-2.new');
    await writeFile(half, file(50));
    await utimes(half, 0, 0);
    const next = await openDiskCache(folder, 1_000, neverReported);
    expect([next.bytes(), await next.get('bb-2.new')]).toEqual([100, undefined]);
    expect(await next.get('aa-1')).toHaveLength(100);
  });

  it('is one for processes that share it, and what another is writing stays', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => openDiskCache(folder, 250, neverReported)));
    if (!one || !other) throw new Error('no caches');
    await one.put('aa-1', file(100));
    expect([await other.has('aa-1'), await other.get('aa-1'), other.bytes()]).toEqual([true, file(100), 100]);
    await writeFile(join(folder, 'aa', 'aa-2.new'), file(50));
    await openDiskCache(folder, 250, neverReported);
    expect((await readdir(join(folder, 'aa'))).toSorted()).toEqual(['aa-1', 'aa-2.new']);
    for (const name of ['bb-2', 'cc-3']) await other.put(name, file(100));
    expect(await one.has('bb-2')).toBe(true);
    await until(async () => (await one.get('aa-1')) === undefined);
  });

  it('takes one picture twice at once: one of the two is there, whole, and nothing half written', async () => {
    const cache = await openDiskCache(folder, 50_000_000, neverReported);
    const pictures = [1, 2].map((byte) => Buffer.alloc(8_000_000 * byte, byte));
    await Promise.all(pictures.map((picture) => cache.put('aa-1', picture)));
    const found = await cache.get('aa-1');
    expect(pictures.some((picture) => found?.equals(picture))).toBe(true);
    expect(await readdir(join(folder, 'aa'))).toEqual(['aa-1']);
  });

  it('has no file that is empty, nor one that was dropped', async () => {
    const cache = await openDiskCache(folder, 1_000, neverReported);
    for (const name of ['aa-1', 'bb-2', 'cc-3']) await cache.put(name, file(100));
    await writeFile(join(folder, 'aa', 'aa-1'), '');
    await writeFile(join(folder, 'cc', 'cc-3'), '');
    const next = await openDiskCache(folder, 1_000, neverReported);
    expect([await next.has('cc-3'), await next.get('cc-3')]).toEqual([false, undefined]);
    await cache.drop('bb-2');
    for (const name of ['aa-1', 'bb-2'])
      expect([name, await cache.get(name), await cache.has(name)]).toEqual([name, undefined, false]);
    await cache.put('aa-1', file(50));
    expect(await cache.get('aa-1')).toHaveLength(50);
    expect(await readdir(join(folder, 'bb'))).toEqual([]);
  });

  it('that takes nothing is reported once, not with every picture, and stops no caller', async () => {
    const reported: unknown[] = [];
    const cache = await openDiskCache(folder, 1_000, (error) => reported.push(error));
    // Where the folders of pictures should be there are files: no user, not even root, can write.
    for (const name of ['aa', 'bb']) await writeFile(join(folder, name), '');
    for (const name of ['aa-1', 'bb-2', 'aa-3']) await cache.put(name, file(100));
    expect(reported).toHaveLength(1);
    expect([await cache.has('aa-1'), await cache.get('bb-2')]).toEqual([false, undefined]);
    await cache.put('cc-4', file(100));
    expect(await cache.get('cc-4')).toHaveLength(100);
  });
});
