/**
 * Documents that were seen. Each lies in the box of its generation (shell build, composition
 * revision, variant), and goes in only when every file it names is there too, checked against its
 * hash: so an old document is shown with what it was made with, or not at all.
 */
import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js';
import { CACHE_FORMAT, CACHE_PREFIX, OFFLINE_PATH } from '../offline/names.ts';
import { readDocument } from './document-facts.ts';
import { areKept, isNoRoom, keepFiles } from './cached-files.ts';

const PAGES = `${CACHE_PREFIX}${CACHE_FORMAT}-pages-`;
const FALLBACKS = `${CACHE_PREFIX}${CACHE_FORMAT}-fallbacks`;
/** The newest, and the one before: pages seen shortly before a swap can still be read. */
const GENERATIONS = 2;
const MAX_PAGES = 40;
const MAX_AGE_SECONDS = 14 * 86_400;
const NAMED_FILES = 'x-kept-files';
const MATCH = { ignoreVary: true } as const;

const clockOf = (box: string): CacheExpiration =>
  new CacheExpiration(box, { maxEntries: MAX_PAGES, maxAgeSeconds: MAX_AGE_SECONDS, matchOptions: MATCH });

/** Oldest first, as browsers list them. */
const generations = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PAGES));

async function drop(box: string): Promise<void> {
  await clockOf(box).delete();
  await caches.delete(box);
}

const variantOf = (box: string): string | undefined => /.*-r\d+-(.+)/.exec(box)?.[1];

/** Those of another variant go as well: a shopper who chose another country is shown no prices of the one before, offline either. */
async function dropOldGenerations(shown: string): Promise<void> {
  const all = await generations();
  const last = all.filter((box) => variantOf(box) === shown).slice(-GENERATIONS);
  for (const box of all) if (!last.includes(box)) await drop(box);
}

/** No room: rather no page at all than half of one. */
async function dropPages(): Promise<void> {
  for (const box of await generations()) await drop(box);
}

function isForEverybody(response: Response): boolean {
  const control = response.headers.get('cache-control') ?? '';
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    !response.redirected &&
    control.includes('public') &&
    !/no-store|private/.test(control) &&
    (response.headers.get('content-type') ?? '').startsWith('text/html')
  );
}

/** Reads a page again, for the time offline. The page on screen has said that it may be cached; its document says so too, or is not. */
export async function keepPage(path: string): Promise<boolean> {
  const { pathname, search, origin } = new URL(path, location.origin);
  if (origin !== location.origin) return false;
  const isFallback = pathname.endsWith(OFFLINE_PATH);
  const response = await fetch(pathname + search, {
    credentials: 'same-origin',
    redirect: 'error',
    headers: { accept: 'text/html' },
  });
  if (!isForEverybody(response)) return false;
  const html = await response.text();
  const facts = readDocument(html);
  if (facts === undefined || !facts.offline || !(await keepFiles(facts.files))) return false;
  const headers = new Headers(response.headers);
  // The text is unpacked by now.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(NAMED_FILES, JSON.stringify(facts.files.map((file) => file.path)));
  const box = isFallback
    ? FALLBACKS
    : `${PAGES}${facts.shell}${facts.isCanary ? '-canary' : ''}-r${facts.revision}-${facts.variant}`;
  try {
    await (await caches.open(box)).put(pathname + search, new Response(html, { status: 200, headers }));
  } catch (error) {
    if (isNoRoom(error)) await dropPages();
    return false;
  }
  if (isFallback) return true;
  const clock = clockOf(box);
  await clock.updateTimestamp(new URL(pathname + search, location.origin).href);
  await clock.expireEntries();
  await dropOldGenerations(facts.variant);
  return true;
}

/** A page that need not have been seen, beside those of the newest generation: read once for each. */
export async function keepWithTheNewest(path: string): Promise<void> {
  const newest = (await generations()).at(-1);
  if (newest === undefined || !(await (await caches.open(newest)).match(path, MATCH))) await keepPage(path);
}

/** A seen page as it was, whole; `undefined` when there is none, or a file of it is gone. */
async function findPage({ pathname, search, href }: URL): Promise<Response | undefined> {
  for (const box of (await generations()).reverse()) {
    const kept = await (await caches.open(box)).match(pathname + search, MATCH);
    if (kept === undefined || (await clockOf(box).isURLExpired(href))) continue;
    if (await areKept(JSON.parse(kept.headers.get(NAMED_FILES) ?? '[]') as string[])) return kept;
  }
  return undefined;
}

/**
 * What a visit offline gets: the page as it was last seen, or a page that says what is the matter.
 *
 * @param baseOf what addresses of a path's language begin with
 */
export async function offlinePage(address: string, baseOf: (pathname: string) => string): Promise<Response> {
  const url = new URL(address);
  url.hash = '';
  return (
    (await findPage(url)) ??
    (await (await caches.open(FALLBACKS)).match(baseOf(url.pathname) + OFFLINE_PATH, MATCH)) ??
    Response.error()
  );
}

/** Clears away what another format of these caches left. */
export async function dropForeignFormats(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHE_PREFIX) && !name.startsWith(`${CACHE_PREFIX}${CACHE_FORMAT}-`))
      await caches.delete(name);
  }
}
