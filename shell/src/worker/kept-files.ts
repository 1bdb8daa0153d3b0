/**
 * Files and pictures. Their addresses name their bytes for good, so one box holds those of every
 * version without mixing any. While there is a line the network answers (in truth the browser's own
 * cache): what is kept here is for the time without.
 */
import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CACHE_FORMAT, CACHE_PREFIX } from '../offline/names.ts';
import type { NamedFile } from './document-facts.ts';

const DAY = 86_400;
const FILES = `${CACHE_PREFIX}${CACHE_FORMAT}-files`;
const PICTURES = `${CACHE_PREFIX}${CACHE_FORMAT}-pictures`;
/** Some eight compositions' worth. */
const MAX_FILES = 400;
const MAX_PICTURES = 150;

const limits = (maxEntries: number) => ({ maxEntries, maxAgeSeconds: 60 * DAY });
const expiration = (maxEntries: number): ExpirationPlugin => new ExpirationPlugin({ ...limits(maxEntries), purgeOnQuotaError: true, matchOptions: { ignoreVary: true } });

/** Whole answers of our own only; and what is there already is the same, so it is not written again. */
const onceAndWhole = (box: string) => ({
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }): Promise<Response | null> => {
    if (response.status !== 200 || response.type !== 'basic') return null;
    return (await (await caches.open(box)).match(request, { ignoreVary: true })) ? null : response;
  },
});

const strategy = (box: string, maxEntries: number): NetworkFirst => new NetworkFirst({ cacheName: box, matchOptions: { ignoreVary: true }, plugins: [onceAndWhole(box), expiration(maxEntries) as WorkboxPlugin] });
export const files = strategy(FILES, MAX_FILES);
export const pictures = strategy(PICTURES, MAX_PICTURES);

const match = async (box: string, path: string): Promise<Response | undefined> => (await caches.open(box)).match(path, { ignoreVary: true });

export async function areKept(paths: readonly string[]): Promise<boolean> {
  return (await Promise.all(paths.map((path) => match(FILES, path)))).every((kept) => kept !== undefined);
}

/** @returns whether it is kept now. A file whose bytes are not those of its hash is not. */
async function keepOne(box: string, clock: CacheExpiration, { path, integrity }: NamedFile): Promise<boolean> {
  if (await match(box, path)) return true;
  try {
    // From the browser's own cache, most of the time: the page has just fetched it.
    const response = await fetch(new Request(path, { credentials: 'same-origin', ...(integrity === '' ? {} : { integrity }) }));
    if (response.status !== 200 || response.type !== 'basic') return false;
    await (await caches.open(box)).put(path, response);
    await clock.updateTimestamp(new URL(path, location.origin).href);
    return true;
  } catch {
    // No line, no room, or other bytes: the page it belongs to is then not kept either.
    return false;
  }
}

async function keepAll(box: string, most: number, named: readonly NamedFile[]): Promise<boolean> {
  const clock = new CacheExpiration(box, { ...limits(most), matchOptions: { ignoreVary: true } });
  const kept = await Promise.all(named.map((file) => keepOne(box, clock, file)));
  await clock.expireEntries();
  return kept.every(Boolean);
}

export const keepFiles = (named: readonly NamedFile[]): Promise<boolean> => keepAll(FILES, MAX_FILES, named);
export const keepPictures = (paths: readonly string[]): Promise<boolean> => keepAll(PICTURES, MAX_PICTURES, paths.map((path) => ({ path, integrity: '' })));
