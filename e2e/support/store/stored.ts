import type { Page } from '@playwright/test';

/** What the browser keeps of the store under a key; `null` for nothing. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Everything the browser keeps, by key. */
export const allStored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? ''])),
  );

/** Counts the calls to a path of the API, from now on. */
export function countCalls(page: Page, path: string): { readonly now: () => number } {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes(path)) count += 1;
  });
  return { now: () => count };
}
