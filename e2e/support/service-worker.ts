/** What a test asks the service worker of a page. */
import { expect, type Page } from '@playwright/test';

/** Once the worker of this page works. */
export async function workerIsActive(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise<void>((resolve) =>
      active?.addEventListener('statechange', () => {
        if (active.state === 'activated') resolve();
      }),
    );
  });
}

/** Paths in the caches whose name contains a word. */
export function cachedIn(page: Page, word: string): Promise<string[]> {
  return page.evaluate(async (part) => {
    const names = (await caches.keys()).filter((name) => name.includes(part));
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  }, word);
}

/** Opens a page and waits until it can be read offline, pictures in view included. */
export async function openAndCache(page: Page, path: string): Promise<void> {
  if (new URL(page.url(), 'http://nowhere.example').pathname !== path) await page.goto(path);
  await workerIsActive(page);
  await isCached(page, path);
}

/** Asked seldom: pages keep themselves seconds after they came, and each look costs the browser as much as a click. */
export const patiently = { timeout: 60_000, intervals: [500] };

export const isPageCached = (page: Page, path: string): Promise<void> =>
  expect.poll(() => cachedIn(page, '-pages-'), { ...patiently, message: 'pages kept' }).toContain(path);

/** With pictures. */
export async function isCached(page: Page, path: string): Promise<void> {
  await isPageCached(page, path);
  await expect
    .poll(() => cachedIn(page, '-pictures'), { ...patiently, message: 'pictures kept' })
    .not.toEqual([]);
}

/** What is not there offline is reported by the browser itself, address by address. */
export const lineFaults =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|No answer|Failed to fetch|Network Error|Failed to load resource/;

/** Takes the line away, and gives it back afterwards on a page that is there. */
export async function readWithoutLine(page: Page, work: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true);
  await work();
  await page.context().setOffline(false);
  // The page of the time offline begins again by itself when it hears of the line, and may turn
  // around a shopper who leaves it in that moment; it hears of it early, too, when Chromium changes the process.
  await expect(async () => {
    await page.goto('/golden-bounty/');
  }).toPass();
}

/** Tells the worker that a page was seen, as pages do by themselves after a while. */
export async function sayPageSeen(page: Page, path: string): Promise<void> {
  await page.evaluate(
    async (seen) =>
      (await navigator.serviceWorker.ready).active?.postMessage({
        type: 'page-seen',
        path: seen,
        files: [],
        pictures: [],
      }),
    path,
  );
}
