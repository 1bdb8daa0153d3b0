import type { ObjectStorage } from '@suvarna/settings/object-storage';
import type { PictureCache } from './disk-cache.ts';

export interface S3CacheOptions {
  /** Called with the first fault of an outage. */
  readonly onFault: (error: unknown) => void;
  /** How long a storage that failed is left alone, milliseconds: no caller waits for it twice. */
  readonly rest?: number;
  readonly now?: () => number;
}

/**
 * Pictures in object storage, which several image services share. It is a convenience: when it is
 * away, pictures are made again, and only the log notices. How much it stores is a lifecycle
 * rule of the bucket.
 */
export function openS3Cache(
  storage: ObjectStorage,
  { onFault, rest = 30_000, now = Date.now }: S3CacheOptions,
): PictureCache {
  let resting = Number.NEGATIVE_INFINITY;
  const keyOf = (name: string): string => `pictures/${name.slice(0, 2)}/${name}`;
  const attempt = async <Result>(call: () => Promise<Result>): Promise<Result | undefined> => {
    if (now() < resting) return undefined;
    try {
      return await call();
    } catch (error) {
      if (now() >= resting) onFault(error);
      resting = now() + rest;
      return undefined;
    }
  };
  const put: PictureCache['put'] = (name, file) =>
    attempt(() => storage.write(keyOf(name), file, `image/${name.slice(name.lastIndexOf('.') + 1)}`));
  return {
    has: async (name) => Boolean(await attempt(() => storage.size(keyOf(name)))),
    get: async (name) => {
      const file = await attempt(() => storage.read(keyOf(name)));
      return file?.length ? file : undefined;
    },
    put,
    // An empty object counts as none, and needs no right to delete.
    drop: (name) => put(name, Buffer.alloc(0)),
    bytes: () => 0,
  };
}
