/**
 * Files and pictures. Their addresses name their bytes for good, so one box holds those of every
 * version without mixing any. While there is a line the network answers (in truth the browser's own
 * cache): what is kept here is for the time without, and is put here when a page says what it has seen.
 */
import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js';
import { CACHE_FORMAT, CACHE_PREFIX } from '../offline/names.ts';
import type { NamedFile } from './document-facts.ts';

const DAY = 86_400;
const FILES = `${CACHE_PREFIX}${CACHE_FORMAT}-files`;
const PICTURES = `${CACHE_PREFIX}${CACHE_FORMAT}-pictures`;
/** Some eight compositions' worth. */
const MAX_FILES = 400;
const MAX_PICTURES = 150;

const limits = (maxEntries: number) => ({ maxEntries, maxAgeSeconds: 60 * DAY });

/** Whole and of our own. A picture that only stands in for one that is being made says `no-store`. */
const isForGood = ({ status, type, headers }: Response): boolean =>
  status === 200 && type === 'basic' && headers.get('cache-control') !== 'no-store';

/** No room in this browser: a box is begun again then, and what needs it is not shown until it was seen again. */
export const isNoRoom = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

const match = async (box: string, path: string): Promise<Response | undefined> =>
  (await caches.open(box)).match(path, { ignoreVary: true });

const keptFile = (pathname: string): Promise<Response | undefined> => match(FILES, pathname);

const WIDTH = /-(?:360|515|1024)-(?=[0-9a-z]{14}$)/;

/** Offline the same picture in another width is better than none: a card's stands in on the product's page. */
async function keptPicture(pathname: string): Promise<Response | undefined> {
  const same = await match(PICTURES, pathname);
  if (same || !WIDTH.test(pathname)) return same;
  for (const width of ['1024', '515', '360']) {
    const other = await match(PICTURES, pathname.replace(WIDTH, `-${width}-`));
    if (other) return other;
  }
  return undefined;
}

/** From the network, and without an answer what was kept, if anything. */
async function answer(
  request: Request,
  kept: (pathname: string) => Promise<Response | undefined>,
): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const instead = await kept(new URL(request.url).pathname);
    if (instead) return instead;
    throw error;
  }
}

export const answerFile = (request: Request): Promise<Response> => answer(request, keptFile);
export const answerPicture = (request: Request): Promise<Response> => answer(request, keptPicture);

export async function areKept(paths: readonly string[]): Promise<boolean> {
  return (await Promise.all(paths.map(keptFile))).every((kept) => kept !== undefined);
}

/** Whether bytes are those of a hash. Pages also bring files here that are not checked yet: warmed up, or seen by the page alone. */
async function isWhole(kept: Response, integrity: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-384', await kept.arrayBuffer());
  return integrity === `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** What a picture element asks for, word for word: a service that answers in several formats keeps them apart by it, and so does the browser's cache. */
const AS_A_PICTURE = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' };

/** @returns whether it is kept now. A file whose bytes are not those of its hash is not. */
async function keepOne(
  box: string,
  clock: CacheExpiration,
  { path, integrity }: NamedFile,
): Promise<boolean> {
  const kept = await match(box, path);
  if (kept && (integrity === '' || (await isWhole(kept, integrity)))) return true;
  if (kept) await (await caches.open(box)).delete(path, { ignoreVary: true });
  try {
    // From the browser's own cache, most of the time: the page has just fetched it.
    const response = await fetch(
      new Request(path, {
        credentials: 'same-origin',
        ...(box === PICTURES ? { headers: AS_A_PICTURE } : {}),
        ...(integrity === '' ? {} : { integrity }),
      }),
    );
    if (!isForGood(response)) return false;
    await (await caches.open(box)).put(path, response);
    await clock.updateTimestamp(new URL(path, location.origin).href);
    return true;
  } catch (error) {
    // No line, no room, or other bytes: the page it belongs to is then not kept either.
    if (isNoRoom(error)) await Promise.all([clock.delete(), caches.delete(box)]);
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
export const keepPictures = (paths: readonly string[]): Promise<boolean> =>
  keepAll(
    PICTURES,
    MAX_PICTURES,
    paths.map((path) => ({ path, integrity: '' })),
  );
