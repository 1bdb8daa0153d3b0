import type { Page } from '@playwright/test';
import { ListingPage } from '../pages/listing-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import { expect, test } from '../support/shop-test.ts';

/** View transitions begun and finished since the document was opened. */
const transitions = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => [Reflect.get(window, 'begun') as number, Reflect.get(window, 'finished') as number]);

/** Home, listing, design: two changes of page, counted. */
async function walk(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let [begun, finished] = [0, 0];
    const tell = () => Object.assign(window, { begun, finished });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      begun += 1;
      const transition = start(update);
      void transition.finished.then(() => {
        finished += 1;
        tell();
      });
      tell();
      return transition;
    };
    tell();
  });
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Rings', exact: true }).first().click();
  const listing = new ListingPage(page);
  await expect(listing.cards).toHaveCount(49);
  const title = await listing.openDesign(0);
  await expect(new ProductPage(page).title).toHaveText(title);
}

test('at a desk one page is cross-faded into the next', async ({ page }) => {
  await walk(page);
  await expect.poll(() => transitions(page)).toEqual([2, 2]);
});

test('who asked for less motion sees the next page at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await walk(page);
  expect(await transitions(page)).toEqual([0, 0]);
});
