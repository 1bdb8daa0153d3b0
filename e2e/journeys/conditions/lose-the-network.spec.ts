import { ListingPage } from '../../pages/listing-page.ts';
import { expect, test } from '../../support/shop-test.ts';

test.use({ savesData: false });

test('row 30: without a network the store says so, stays usable, and goes on when it is back', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch|did not answer|Network|Loading chunk/i);
  const listing = new ListingPage(page);
  await page.goto('/jewellery/rings/');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const banner = page.getByRole('status').filter({ hasText: 'Please check the internet connection' });
  await expect(banner).toBeVisible();
  await expect(listing.cards.first()).toBeVisible();
  // It lies in the way of nothing: what is under it can still be pressed.
  expect(await banner.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('none');
  await page
    .getByRole('search')
    .getByRole('searchbox')
    .or(page.getByRole('search').getByRole('combobox'))
    .first()
    .fill('pearl');
  await context.setOffline(false);
  await expect(banner).toBeHidden();
  const title = await listing.openDesign(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('row 4: a remote that did not come is asked for once more before anybody hears of it', async ({
  page,
  watch,
}) => {
  // The browser itself notes a file that did not come.
  watch.expectFault(/ERR_FAILED/);
  let asked = 0;
  await page.route(/\/remotes\/catalog\/[^/]+\/remoteEntry\.js$/, (route) => {
    if (route.request().resourceType() !== 'script') return route.continue();
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.goto('/jewellery/rings/');
  await expect.poll(() => asked).toBe(2);
  const title = await new ListingPage(page).openDesign(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
