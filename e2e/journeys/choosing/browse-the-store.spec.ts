import { ListingPage } from '../../pages/listing-page.ts';
import { ProductPage } from '../../pages/product-page.ts';
import { expectToFitPhones } from '../../support/looks/layout-checks.ts';
import { formIsHydrated } from '../../support/hydrated.ts';
import { firstDesignOf, linksAreFollowed, pageIsHydrated } from '../../support/page-ready.ts';
import { expect, test } from '../../support/shop-test.ts';

test.use({ savesData: false });

test('from the home page to a design, without leaving the document', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/');
  await linksAreFollowed(page);
  await page.evaluate(() => Reflect.set(window, 'openedOnce', true));
  await page.getByRole('navigation').getByRole('link', { name: 'Rings', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rings' })).toBeVisible();
  const listing = new ListingPage(page);
  await expect(listing.cards).toHaveCount(49);
  const title = await listing.openDesign(0);
  await expect(new ProductPage(page).title).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(title.slice(0, 12)));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Rings' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'openedOnce') as unknown)).toBe(true);
});

test('coming home from another page costs one call, for all the page shows', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    // Prefetched pages ask for their listing with its filters; rails and doors would ask for a few designs each.
    if (
      pathname === '/api/content/home/' ||
      (pathname === '/api/product/listing/' && !searchParams.has('facets'))
    )
      calls.push(pathname);
  });
  await page.goto('/golden-bounty/');
  await linksAreFollowed(page);
  await page.getByRole('banner').getByRole('link', { name: 'Suvarna' }).first().click();
  await expect(page.getByRole('region', { name: 'Shop by category' }).getByRole('link')).toHaveCount(12);
  await expect(page.getByRole('region', { name: 'Most loved' }).getByRole('article')).toHaveCount(8);
  expect(calls).toEqual(['/api/content/home/']);
});

test('filters narrow and live in the address, pages have one of their own, and another size changes the price where one stands', async ({
  page,
  watch,
}) => {
  const listing = new ListingPage(page);
  await listing.open('/jewellery/rings/');
  const all = (await listing.count.textContent()) ?? '';
  await listing.chooseFilter('Karat', '18');
  await expect(page).toHaveURL(/karat\+18/);
  await expect(listing.count).not.toHaveText(all);
  const narrowed = (await listing.count.textContent()) ?? '';
  await listing.open(page.url());
  await expect(page).toHaveURL(/karat\+18/);
  await expect(listing.count).toHaveText(narrowed);

  const first = (await listing.cards.first().getByRole('link').first().getAttribute('href')) ?? '';
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page\+2/);
  await expect(listing.cards.first().getByRole('link').first()).not.toHaveAttribute('href', first);

  const title = await listing.openDesign(1);
  const product = new ProductPage(page);
  await expect(product.title).toHaveText(title);
  const other = product.options('Size').and(page.locator(':not([aria-current])')).last();
  await expect(product.price).toContainText('₹');
  const before = (await product.price.textContent()) ?? '';
  await other.click();
  await expect(product.price).not.toHaveText(before);
  await expect(product.price).toContainText('₹');
  await expect(product.options('Size').and(page.locator('[aria-current]'))).toHaveCount(1);

  // This store draws none: in rose gold some chains have a picture that came with the release, some none.
  await test.step('pieces with a picture come first, one without is named in its place and never shown as another', async () => {
    await listing.open('/jewellery/chains-colour+rose-filter/');
    await pageIsHydrated(page);
    const shown = await listing.cards.evaluateAll((cards) =>
      cards.map((card) => {
        const picture = card.querySelector<HTMLImageElement>('[data-picture] img');
        return { address: picture?.src ?? '', isThere: picture?.dataset['tint'] !== undefined };
      }),
    );
    expect(new Set(shown.map(({ address }) => address)).size, 'a picture for each').toBe(shown.length);
    const first = shown.findIndex(({ isThere }) => !isThere);
    expect(first, 'a page with both').toBeGreaterThan(0);
    expect(shown.slice(first).filter(({ isThere }) => isThere)).toEqual([]);

    const without = listing.cards.nth(first);
    await without.scrollIntoViewIfNeeded();
    const title = (await without.getByRole('link').first().textContent()) ?? '';
    await expect(without.locator('[data-picture]')).toHaveAttribute('data-missing', title);
    const answer = await page.request.get(shown[first]?.address ?? '');
    expect([answer.status(), answer.headers()['x-picture']]).toEqual([404, 'none']);
    await expect(page.getByRole('main')).not.toContainText(/being (made|drawn)|picture is loading/);
  });

  await test.step('an unknown address answers 404 with a way on', async () => {
    watch.expectFaultFromNowOn(/404/);
    const response = await page.goto('/no-such-page/');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Browse all jewellery' })).toBeVisible();
    await expectToFitPhones(page);
  });
});

test('the pictures of a design that are ready are fetched once; one is enlarged beyond the screen, and Escape leads back', async ({
  page,
}) => {
  const design = await firstDesignOf(page);
  /** Of each picture, whether it was ready whenever it was fetched. */
  const fetched = new Map<string, boolean[]>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // Who asks only whether a view is drawn by now fetches nothing.
    if (pathname.startsWith('/media/designs/') && response.request().method() === 'GET')
      fetched.set(pathname, [...(fetched.get(pathname) ?? []), response.headers()['x-picture'] === 'final']);
  });
  await page.goto(design, { waitUntil: 'networkidle' });
  await formIsHydrated(page);
  const picture = page.getByRole('list', { name: 'Product pictures' }).getByRole('img').first();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).complete)).toBe(true);
  // Whatever the page still wants of them was asked for before this answer came.
  await page.evaluate(() => fetch('/flags/in.svg').then((answer) => answer.text()));
  // A view that was not drawn is fetched again once it is there; it was not ready.
  const ready = [...fetched].filter(([, times]) => times[0] === true);
  expect(ready.map(([path]) => path)).toContain(
    await picture.evaluate((image) => new URL((image as HTMLImageElement).currentSrc).pathname),
  );
  expect(ready.filter(([, times]) => times.length > 1)).toEqual([]);

  await test.step('one is enlarged beyond the screen, and Escape leads back', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const opener = page.getByRole('button', { name: 'Zoom in' });
    await opener.click();
    const pane = page.getByRole('region', { name: 'Zoomed picture' });
    await expect(pane.getByRole('img')).toBeVisible();
    // It begins in the middle, with more of it on every side.
    await expect
      .poll(() =>
        pane.evaluate((element) => element.scrollWidth > element.clientWidth && element.scrollLeft > 0),
      )
      .toBe(true);
    // Focus is inside, and stays there.
    const close = page.getByRole('button', { name: 'Close zoom' });
    await expect(close).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(pane).toBeFocused();
    expect(
      await opener.evaluate((button) => {
        button.focus();
        return document.activeElement === button;
      }),
      'what lies behind takes no focus',
    ).toBe(false);
    await page.keyboard.press('Escape');
    await expect(pane).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await close.click();
    await expect(pane).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test.describe('with every request to be seen', () => {
  // A service worker would ask in the page's place.
  test.use({ serviceWorkers: 'block' });

  test('a card shows nothing of the old metal until the chosen one is there', async ({ page, watch }) => {
    watch.expectFault(/Service Worker registration blocked/);
    const listing = new ListingPage(page);
    await listing.open('/jewellery/rings/');
    await pageIsHydrated(page);
    const card = listing.cards.first();
    const picture = card.locator('[data-picture] img').first();
    const metalOf = async (which: string): Promise<string> =>
      (await card.locator(`[data-metal]${which}`).first().getAttribute('data-metal')) ?? '';
    const [own, other] = [await metalOf(':checked'), await metalOf(':not(:checked)')];
    const choose = async (metal: string): Promise<void> => card.locator(`[data-metal="${metal}"]`).check();
    const come = Promise.withResolvers<void>();
    await page.route(`**/media/designs/*/*-${other}-*`, async (route) => {
      await come.promise;
      await route.continue();
    });
    await choose(other);
    await expect(picture).toHaveCSS('opacity', '0');
    // What was there before is there at once.
    await choose(own);
    await expect(picture).toHaveCSS('opacity', '1');
    await choose(other);
    await expect(picture).toHaveCSS('opacity', '0');
    come.resolve();
    // It may have to be drawn first.
    await expect(picture).toHaveCSS('opacity', '1', { timeout: 120_000 });
  });
});
