/** What a test asks the service worker of a page. */
import type { Page } from '@playwright/test';
import { until } from './until.ts';

/** Once the worker of this page works. */
export async function workerIsActive(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise<void>((resolve) => active?.addEventListener('statechange', () => {
      if (active.state === 'activated') resolve();
    }));
  });
}

/** Paths in the caches whose name contains a word. */
export function keptIn(page: Page, word: string): Promise<string[]> {
  return page.evaluate(async (part) => {
    const names = (await caches.keys()).filter((name) => name.includes(part));
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  }, word);
}

/** Opens a page and waits until it can be read without a line, pictures in view included. */
export async function openAndKeep(page: Page, path: string): Promise<void> {
  if (new URL(page.url(), 'http://nowhere.example').pathname !== path) await page.goto(path);
  await workerIsActive(page);
  await isKept(page, path);
}

export async function isKept(page: Page, path: string): Promise<void> {
  await until(`${path} is kept`, async () => (await keptIn(page, '-pages-')).includes(path), 20_000);
  await until('its pictures are kept', async () => (await keptIn(page, '-pictures')).length > 0, 20_000);
}
