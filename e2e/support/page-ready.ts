import { expect, type Page } from '@playwright/test';

/** Whether links lead on within the document: before, the browser opens another one. */
export const linksAreFollowed = (page: Page): Promise<void> =>
  page.locator('#shell-header[data-alive]').waitFor({ state: 'attached' });

/** Waits until the page listens to the shopper on it: before, what the server drew keeps what is done to it. */
export async function pageIsHydrated(page: Page): Promise<void> {
  await linksAreFollowed(page);
  await expect(page.locator('[data-asleep]')).toHaveCount(0);
}

/** It is hydrated, and nothing that was on its way when it was opened is any longer. */
export async function pageIsReady(page: Page): Promise<void> {
  await pageIsHydrated(page);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Address of the first design of a listing, as its document says. */
export async function firstDesignOf(page: Page, listing = '/jewellery/rings/'): Promise<string> {
  const document = await (await page.request.get(listing)).text();
  const [, design = ''] = /href="([^"]+_product_\d+\/)"/.exec(document) ?? [];
  expect(design, `a design of ${listing}`).not.toBe('');
  return design;
}

const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/**
 * Without scripts a browser fetches every picture of a page at once, and the store makes each of them
 * for it. For journeys that are about words and links.
 */
export async function withoutPictures(page: Page): Promise<void> {
  await page.route('**/media/designs/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: NOTHING }),
  );
}
