import { ListingPage } from '../pages/listing-page.ts';
import { expect, test } from '../support/shop-test.ts';

for (const [locale, text] of [
  ['', 'Please check the internet connection'],
  ['/hi', 'कृपया अपना इंटरनेट कनेक्शन जाँचें'],
] as const) {
  test(`row 30${locale === '' ? '' : ' in Hindi'}: without a network the store says so, stays usable, and goes on when it is back`, async ({
    page,
    context,
    watch,
  }) => {
    watch.expectFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch|did not answer|Network|Loading chunk/i);
    await page.goto(`${locale}/jewellery/rings/`);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const banner = page.getByRole('status').filter({ hasText: text });
    await expect(banner).toBeVisible();
    await expect(new ListingPage(page).cards.first()).toBeVisible();
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
    const title = await new ListingPage(page).openDesign(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

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

test('a slow visit shows that it is under way', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/product/listing/**', async (route) => {
    await promise;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bangles' }).click();
  const bar = page.locator('#shell-overlays > [aria-hidden="true"]').first();
  await expect(bar).toHaveAttribute('data-active', 'true');
  resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Bangles' })).toBeVisible();
  await expect(bar).not.toHaveAttribute('data-active', /.*/);
});
