/** Image caches of earlier versions of the store (specification §4): deleted once, said so by a marker. */
import { STORAGE_KEYS, type SafeStorage } from '@suvarna/session';

/** The last of the old versions, and the marker that they are gone. */
export const STALE_MARKER = '15';
/** v9 to v15 of whatever the picture caches were called: `images-v9`, `image-cache-v12`, `img_v15`. */
const STALE = /im(?:age|g).*v(?:9|1[0-5])$/i;

/** Leaves everything else alone, and does not look again in this browser. */
export async function deleteStaleCaches(
  caches: Pick<CacheStorage, 'keys' | 'delete'>,
  local: SafeStorage,
): Promise<void> {
  if (local.get(STORAGE_KEYS.cacheStorageDeleted) === STALE_MARKER) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => STALE.test(name)).map((name) => caches.delete(name)));
  // Last: what could not be deleted now is tried again at the next visit.
  local.set(STORAGE_KEYS.cacheStorageDeleted, STALE_MARKER);
}
