import { describe, expect, it, jest } from '@jest/globals';
import { deleteStaleCaches, STALE_MARKER } from './stale-caches.ts';

const OLD = [
  'images-v9',
  'image-cache-v10',
  'images-v11',
  'img_v12',
  'images-v13',
  'images-v14',
  'images-v15',
];
const OTHER = ['images-v8', 'images-v16', 'images-v1', 'images-v99', 'shell-v10', 'suvarna-images-v1'];

function aBrowser(names: readonly string[], marker: string | null = null) {
  const kept = new Set(names);
  const storage = new Map(marker === null ? [] : [['cacheStorageDeleted', marker]]);
  return {
    kept,
    storage,
    caches: {
      keys: jest.fn(() => Promise.resolve([...kept])),
      delete: jest.fn((name: string) => Promise.resolve(kept.delete(name))),
    },
    local: {
      get: (key: string) => storage.get(key) ?? null,
      set: (key: string, value: string) => void storage.set(key, value),
      remove: (key: string) => void storage.delete(key),
      keys: () => [...storage.keys()],
    },
  };
}

describe('image caches of old versions', () => {
  it('v9 to v15 are deleted, others stay, and the marker is 15', async () => {
    const { caches, local, kept, storage } = aBrowser([...OLD, ...OTHER]);
    await deleteStaleCaches(caches, local);
    expect([...kept]).toEqual(OTHER);
    expect(storage.get('cacheStorageDeleted')).toBe(STALE_MARKER);
    expect(STALE_MARKER).toBe('15');
  });

  it('are looked for once', async () => {
    const { caches, local } = aBrowser(OLD, '15');
    await deleteStaleCaches(caches, local);
    expect(caches.keys).not.toHaveBeenCalled();
  });

  it('are looked for again where deleting failed or an older marker stands', async () => {
    const { caches, local, storage } = aBrowser(OLD, '14');
    caches.delete.mockRejectedValueOnce(new Error('busy'));
    await expect(deleteStaleCaches(caches, local)).rejects.toThrow('busy');
    expect(storage.get('cacheStorageDeleted')).toBe('14');
    await deleteStaleCaches(caches, local);
    expect(storage.get('cacheStorageDeleted')).toBe('15');
  });
});
