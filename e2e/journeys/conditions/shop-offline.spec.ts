import { ProductPage } from '../../pages/product-page.ts';
import { cachedIn, isPageCached, openAndCache, workerIsActive } from '../../support/service-worker.ts';
import { expect, test } from '../../support/shop-test.ts';

test.use({ savesData: false });

const listing = '/jewellery/rings/';
const noLine = { en: "You're offline", hi: 'आप ऑफ़लाइन हैं' };
/** What is not there offline is reported by the browser itself, address by address. */
const lineFaults = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|No answer|Failed to fetch|Network Error/;

test('offline the home page, a seen listing and a seen product are read, and an unseen page says what is the matter', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFault(lineFaults);
  const heading = page.getByRole('heading', { level: 1 });
  await openAndCache(page, '/');
  const home = await heading.innerText();
  await openAndCache(page, listing);
  const product = (await page.locator('main a[href*="_product_"]').first().getAttribute('href')) ?? '';
  await page.locator(`main a[href="${product}"]`).first().click();
  const { title, buyBox } = new ProductPage(page);
  await expect(buyBox).toBeVisible();
  const name = await title.innerText();
  const picture = page.locator('main img').first();
  // Visited without a new document, and kept all the same, with the picture on screen.
  await isPageCached(page, product);
  await expect
    .poll(async () => {
      const shown = await picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
      return (await cachedIn(page, '-pictures')).includes(shown);
    })
    .toBe(true);

  await context.setOffline(true);
  await page.goto('/');
  // The page that says what is the matter has a heading as well.
  await expect(heading).toHaveText(home, { useInnerText: true });
  await page.goto(listing);
  await expect(page.getByRole('heading', { level: 1, name: 'Rings' })).toBeVisible();
  // A link works as ever: to a page that was seen, and to one that was not.
  await page.locator(`main a[href="${product}"]`).first().click();
  await expect(page).toHaveURL(product);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  await page.goto('/jewellery/earrings/');
  await expect(page.getByRole('heading', { level: 1, name: noLine.en })).toBeVisible();
  // In a tab of its own: each tab comes back to its own page.
  const inHindi = await context.newPage();
  await inHindi.goto('/hi/jewellery/earrings/');
  await expect(inHindi.getByRole('heading', { level: 1, name: noLine.hi })).toBeVisible();
  await expect(inHindi.locator('html')).toHaveAttribute('lang', 'hi');

  await context.setOffline(false);
  // By themselves, as soon as there is a line again.
  await expect(inHindi.getByRole('heading', { level: 1, name: 'झुमके और बालियाँ' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Earrings' })).toBeVisible();
});

test('pages about a person or money, calls and refusals are never kept', async ({ page, watch }) => {
  watch.expectFault(/404/);
  await page.goto('/policy/returns/');
  await workerIsActive(page);
  const visited = ['/sign-in/', '/checkout/cart/', '/no-such-page/'];
  for (const path of visited) {
    await page.goto(path);
    await expect(page.locator('main')).toBeVisible();
  }
  // Even when a page says so.
  await page.evaluate(
    async (paths) => {
      const { active } = await navigator.serviceWorker.ready;
      for (const path of paths)
        active?.postMessage({
          type: 'page-seen',
          path,
          files: ['/api/product/listing/?path=rings', '/checkout/cart/'],
          pictures: ['/account/'],
        });
    },
    [...visited, '/account/', '/orderstats/'],
  );
  await page.goto('/golden-bounty/');
  await isPageCached(page, '/golden-bounty/');
  const kept = await cachedIn(page, 'suvarna-offline-');
  expect(
    kept.filter(
      (path) =>
        /sign-in|account\/|checkout\/cart|orderstats|no-such-page|\/api\//.test(path) &&
        !path.startsWith('/remotes/'),
    ),
  ).toEqual([]);
  expect(kept).toContain('/golden-bounty/');
});

test('code that was on its way when the line broke comes as soon as there is one again, and no shopper hears of it', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFault(lineFaults);
  await page.route(
    /start-prompts/,
    async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await page.goto(listing);
  await page.waitForFunction(() => !navigator.onLine);

  const came = page.waitForResponse((response) => response.url().includes('start-prompts') && response.ok());
  await context.setOffline(false);
  await came;
});
