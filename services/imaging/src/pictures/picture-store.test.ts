import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Master } from '../masters/master-index.ts';
import { noCache, type PictureCache } from './disk-cache.ts';
import { nameOf, type Variant } from './picture.ts';
import { createPictureStore, type PictureStoreParts } from './picture-store.ts';

let square: Buffer;
beforeAll(async () => {
  square = await sharp({ create: { width: 515, height: 515, channels: 3, background: '#e6be50' } })
    .avif({ effort: 0 })
    .toBuffer();
});

const variant = (n: number, more: Partial<Variant> = {}): Variant => ({
  view: 'hero',
  colour: 'yellow',
  width: 360,
  key: String(n).padStart(14, '0'),
  format: 'webp',
  ...more,
});
const nothing: PictureStoreParts['committed'] = { count: 0, find: () => undefined, read: async () => square };
const storeOf = (parts: Partial<PictureStoreParts>) =>
  createPictureStore({
    committed: nothing,
    cache: noCache,
    memoryBytes: 10_000_000,
    queueLimit: 3,
    onDamaged: () => undefined,
    ...parts,
  });

describe('the store', () => {
  it('leaves memory to what readers asked for when a picture is laid up', async () => {
    const files = new Map<string, Buffer>();
    const store = storeOf({
      cache: {
        ...noCache,
        has: async (name) => files.has(name),
        get: async (name) => files.get(name),
        put: async (name, file) => void files.set(name, file),
      },
    });
    await store.lay(variant(1), square);
    expect(store.hot(variant(1))).toBeUndefined();
    expect(await store.holds(variant(1))).toBe(true);
    await store.put(variant(2), square);
    expect(store.hot(variant(2))).toBe(square);
  });

  it('lets a bounded number wait to be resized, and reads none of their pictures before it is their turn', async () => {
    const gate = Promise.withResolvers<void>();
    let reads = 0;
    const master = (key: string): Master => ({
      design_code: key,
      view: 'hero',
      alloy: '18-yellow',
      size: 515,
      key,
      bytes: 1,
      tint: '',
    });
    const store = storeOf({
      committed: {
        count: 9,
        find: ({ key }) => master(key),
        read: async () => {
          reads += 1;
          await gate.promise;
          return square;
        },
      },
    });
    const found = Array.from({ length: 9 }, (_, n) => store.find(variant(n)));
    // Two are under way and three wait.
    expect(await Promise.all(found.slice(5))).toEqual(['full', 'full', 'full', 'full']);
    expect(reads).toBe(2);
    gate.resolve();
    expect((await Promise.all(found.slice(0, 5))).map((file) => Buffer.isBuffer(file))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(Buffer.isBuffer(await store.find(variant(8)))).toBe(true);
  });

  it('forgets a stored picture that cannot be read, and resizes the next there is', async () => {
    const [large, small] = [
      variant(1, { width: 1024, format: 'avif' }),
      variant(1, { width: 515, format: 'avif' }),
    ];
    const stored = new Map<string, Buffer>([[nameOf(large), Buffer.from('half a picture')]]);
    const damaged: string[] = [];
    const cache: PictureCache = {
      ...noCache,
      has: async (name) => stored.has(name),
      get: async (name) => stored.get(name),
      drop: async (name) => {
        stored.delete(name);
      },
    };
    const store = storeOf({ cache, onDamaged: (_error, name) => damaged.push(name) });
    expect(await store.find(variant(1))).toBeUndefined();
    expect([damaged, stored.size, store.hot(large)]).toEqual([[nameOf(large)], 0, undefined]);
    stored.set(nameOf(large), Buffer.from('half a picture')).set(nameOf(small), square);
    expect(Buffer.isBuffer(await store.find(variant(1)))).toBe(true);
    expect(damaged).toHaveLength(2);
  });
});
