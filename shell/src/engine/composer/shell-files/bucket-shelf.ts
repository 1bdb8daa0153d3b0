import type { ObjectStorage } from '@suvarna/settings/object-storage';
import type { Shelf } from './shelf.ts';

const LISTS = 'shells/lists/';

/** Shells in a bucket that speaks S3. Lists lie apart, so that one call finds them all. */
export function createBucketShelf(storage: ObjectStorage): Shelf {
  const fileKey = (version: string, path: string): string => `shells/files/${version}/${path}`;
  return {
    shells: async () =>
      (await storage.list(LISTS)).map(({ key, writtenAt }) => ({
        version: key.slice(LISTS.length),
        putAt: writtenAt,
      })),
    list: (version) => storage.read(LISTS + version),
    putList: (version, list) => storage.write(LISTS + version, list, 'application/json'),
    file: (version, path) => storage.read(fileKey(version, path)),
    putFile: (version, path, bytes) => storage.write(fileKey(version, path), bytes),
    async remove(version, paths) {
      await storage.remove(LISTS + version);
      for (const path of paths) await storage.remove(fileKey(version, path));
    },
  };
}
