/** What is kept for the time offline is kept byte by byte as it was built, or not at all. */
import {
  isPageCached,
  cachedIn,
  openAndCache,
  readWithoutLine,
  sayPageSeen,
  workerIsActive,
} from '../../support/service-worker.ts';
import { expect, test } from '../../support/shop-test.ts';

test.use({ savesData: false });

const rings = '/jewellery/rings/';
const noLine = "You're offline";

test('a kept file that was changed does not run, and a page whose file was lost is not shown by halves', async ({
  page,
  watch,
}) => {
  watch.expectFault(/./);
  await openAndCache(page, rings);
  // The home page is kept after it, and brings what it shares with it again where that is not whole.
  await isPageCached(page, '/');
  const changed = await page.evaluate(async () => {
    let count = 0;
    for (const name of (await caches.keys()).filter((box) => box.includes('-files'))) {
      const box = await caches.open(name);
      for (const request of await box.keys()) {
        const { pathname } = new URL(request.url);
        if (!pathname.startsWith('/remotes/catalog/') || !pathname.endsWith('.js')) continue;
        const kept = await box.match(request);
        if (!kept) continue;
        await box.put(
          request,
          new Response(`${await kept.text()};window.tampered = true;`, { headers: kept.headers }),
        );
        count += 1;
      }
    }
    return count;
  });
  expect(changed).toBeGreaterThan(0);
  // Its own cache would answer first, with the bytes that were sent.
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
  await readWithoutLine(page, async () => {
    await page.goto(rings);
    // What the server rendered stays readable; not one changed byte took part.
    await expect(page.getByRole('heading', { level: 1, name: 'Rings' })).toBeVisible();
    await expect.poll(() => watch.all.some((fault) => /integrity/i.test(fault))).toBe(true);
    expect(await page.evaluate(() => Reflect.has(window, 'tampered'))).toBe(false);
  });

  await page.evaluate(async () => {
    for (const name of (await caches.keys()).filter((box) => box.includes('-files'))) {
      const box = await caches.open(name);
      for (const request of await box.keys())
        if (new URL(request.url).pathname.endsWith('remoteEntry.js')) await box.delete(request);
    }
  });
  await readWithoutLine(page, async () => {
    await page.goto(rings);
    await expect(page.getByRole('heading', { level: 1, name: noLine })).toBeVisible();
  });
});

test('a file that was changed on its way is not kept, nor is the page that needs it', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFault(/./);
  let changed = 0;
  // Of the context: what the service worker fetches is changed too.
  await context.route(/\/remotes\/catalog\/[^/]+\/remoteEntry\.js$/, async (route) => {
    const response = await route.fetch();
    changed += 1;
    await route.fulfill({ response, body: `${await response.text()};window.tampered = true;` });
  });
  await page.goto('/golden-bounty/');
  await workerIsActive(page);
  await page.goto(rings);
  await expect.poll(() => changed).toBeGreaterThan(0);
  await sayPageSeen(page, rings);
  // Once another page was kept, the one before it would be. It is of another remote, whose files are whole.
  await sayPageSeen(page, '/golden-bounty/calculator/');
  await isPageCached(page, '/golden-bounty/calculator/');
  expect(await cachedIn(page, '-pages-')).not.toContain(rings);
  await readWithoutLine(page, async () => {
    await page.goto(rings);
    await expect(page.getByRole('heading', { level: 1, name: noLine })).toBeVisible();
    expect(await page.evaluate(() => Reflect.has(window, 'tampered'))).toBe(false);
  });
});
