/** A composer that withdraws the service worker follows one that sent it, and is followed by one that sends it again. */
import { cachedIn, openAndCache } from '../support/service-worker.ts';
import { ComposerAddress } from '../support/store/composer.ts';
import { expect, test } from '../support/store/store-test.ts';

const listing = '/jewellery/rings/';

let composers: ComposerAddress;
test.beforeAll(async ({ store }) => {
  composers = await ComposerAddress.of(store);
});
test.afterAll(() => composers.close());
const usual = { memory: 'of-the-address' };

test('an operator withdraws the service worker: a browser that has it loses it and what it kept by one visit, and gets it back', async ({
  page,
  context,
  watch,
}) => {
  // A composer that was started again says 503 until it is ready, and pages look for news in the background.
  watch.expectFault(
    /answer 503: .*\/(jewellery\/rings|api\/server\/events)\/$|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|Failed to fetch|No answer|Failed to load resource/,
  );
  const { shop } = composers;
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await composers.serve(usual);
  await page.goto(shop + listing);
  await openAndCache(page, listing);
  expect(await workers()).toBe(1);
  // A cache that is another site's stays.
  await page.evaluate(async () => {
    await caches.open('of-another-part');
  });

  await composers.serve({ ...usual, env: { SERVICE_WORKER: 'withdrawn' } });
  await page.goto(`${shop}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(workers).toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['of-another-part']);
  // What is open stays alive, and the next page asks for no worker.
  await page.goto(shop + listing);
  await expect(page.getByRole('heading', { level: 1, name: 'Rings' })).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await context.setOffline(true);
  await expect(page.goto(shop + listing)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(false);

  await composers.serve({ memory: 'none-before' });
  await page.goto(shop + listing);
  await openAndCache(page, listing);
  expect(await cachedIn(page, '-pages-')).toContain(listing);
});
