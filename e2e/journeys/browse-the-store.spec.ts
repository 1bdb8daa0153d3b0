import { ListingPage } from '../pages/listing-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import { formIsHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/shop-test.ts';

test('from the home page to a design, without leaving the document', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/');
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
  await page.getByRole('banner').getByRole('link', { name: 'Suvarna' }).first().click();
  await expect(page.getByRole('region', { name: 'Shop by category' }).getByRole('link')).toHaveCount(12);
  await expect(page.getByRole('region', { name: 'Most loved' }).getByRole('article')).toHaveCount(8);
  expect(calls).toEqual(['/api/content/home/']);
});

test('filters narrow, combine, and live in the address', async ({ page }) => {
  const listing = new ListingPage(page);
  await listing.open('/jewellery/rings/');
  const all = await listing.count.textContent();
  await listing.chooseFilter('Karat', '18');
  await expect(page).toHaveURL(/karat\+18/);
  await expect(listing.count).not.toHaveText(all ?? '');
  const shared = page.url();
  await page.goto('/');
  await listing.open(shared);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.url()).toBe(shared);
});

test('the second page of a listing is a page of its own', async ({ page }) => {
  const listing = new ListingPage(page);
  await listing.open('/jewellery/rings/');
  const first = await listing.cards.first().getByRole('link').first().getAttribute('href');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page\+2/);
  await expect(listing.cards.first().getByRole('link').first()).not.toHaveAttribute('href', first ?? '');
});

test('choosing another size changes the price where one stands', async ({ page }) => {
  const listing = new ListingPage(page);
  await listing.open('/jewellery/rings/');
  await listing.openDesign(1);
  const product = new ProductPage(page);
  const other = product.options('Size').and(page.locator(':not([aria-current])')).first();
  const before = await product.buyBox.textContent();
  await other.click();
  await expect(product.buyBox).not.toHaveText(before ?? '');
  await expect(product.options('Size').and(page.locator('[aria-current]'))).toHaveCount(1);
});

test('the pictures of a design that are ready are fetched once', async ({ page }) => {
  const listing = new ListingPage(page);
  await listing.open('/jewellery/rings/');
  const design = (await listing.cards.first().getByRole('link').first().getAttribute('href')) ?? '';
  // What the listing still waits for ends here.
  await page.goto('/favicon.svg');
  const fetched: string[] = [];
  // A view that nobody drew is asked for until it comes; it is not ready.
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (pathname.startsWith('/media/designs/') && response.headers()['x-picture'] === 'final')
      fetched.push(pathname + search);
  });
  await page.goto(design, { waitUntil: 'networkidle' });
  await formIsHydrated(page);
  const picture = page.getByRole('list', { name: 'Pictures of the design' }).getByRole('img').first();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).complete)).toBe(true);
  // Whatever the page still wants of them was asked for before this answer came.
  await page.evaluate(() => fetch('/flags/in.svg').then((answer) => answer.text()));
  expect(fetched).toContain(
    await picture.evaluate((image) => new URL((image as HTMLImageElement).currentSrc).pathname),
  );
  expect(fetched.filter((path, at) => path.includes('?') || fetched.indexOf(path) !== at)).toEqual([]);
});

test('a picture is enlarged beyond the screen, and Escape leads back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const listing = new ListingPage(page);
  await listing.open('/jewellery/rings/');
  await listing.openDesign(0);
  const opener = page.getByRole('button', { name: 'Enlarge the picture' });
  await opener.click();
  const pane = page.getByRole('region', { name: 'The picture, enlarged' });
  await expect(pane.getByRole('img')).toBeVisible();
  // It begins in the middle, with more of it on every side.
  await expect
    .poll(() =>
      pane.evaluate((element) => element.scrollWidth > element.clientWidth && element.scrollLeft > 0),
    )
    .toBe(true);
  // Focus is inside, and stays there.
  const close = page.getByRole('button', { name: 'Close the large picture' });
  await expect(close).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(pane).toBeFocused();
  expect(
    await opener.evaluate((button) => {
      button.focus();
      return document.activeElement === button;
    }),
  ).toBe(false);
  await page.keyboard.press('Escape');
  await expect(pane).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await close.click();
  await expect(pane).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe('with every request to be seen', () => {
  // A service worker would ask in the page's place.
  test.use({ serviceWorkers: 'block' });

  test('a card shows nothing of the old metal until the chosen one is there', async ({ page, watch }) => {
    watch.expectFault(/Service Worker registration blocked/);
    const listing = new ListingPage(page);
    await listing.open('/jewellery/rings/');
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
    await expect(picture).toHaveCSS('opacity', '1');
  });
});

test('an address nobody knows answers 404 with a way on', async ({ page, watch }) => {
  watch.expectFault(/404/);
  const response = await page.goto('/no-such-page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse all jewellery' })).toBeVisible();
});
