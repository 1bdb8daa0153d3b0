/** A few shoppers get a release first. What they meet decides about it. */
import { until } from '@suvarna/testing/until';
import { documentSays } from '../support/document-says.ts';
import { cookieOf, groupIn, startCanary, toldBy, visitorIn } from '../support/people/canary-visitors.ts';
import { NEW_WORDS as newWords } from '../support/store/other-releases.ts';
import { expect, test } from '../support/store/store-test.ts';

const listing = '/jewellery/rings/';
const RELEASE = 'catalog@1.0.1';
const WITHIN_MS = 60_000;

test.beforeEach(async ({ operator, nextRelease }) => {
  await operator.run('publish', 'catalog', '--from', nextRelease);
});

test('a canary whose files do not load is turned back by what its shoppers meet', async ({
  browser,
  store,
  operator,
}) => {
  const canary = await startCanary(
    operator,
    RELEASE,
    '--steps',
    '25,50,100',
    '--minutes',
    '60',
    '--sessions',
    '1000',
  );
  const few = groupIn(['canary', canary]);
  await until(documentSays(store.shop + listing, newWords, cookieOf(few)), 'the few get it', WITHIN_MS);
  const open = await visitorIn(browser, store.shop, few);
  const page = await open.newPage();
  await page.goto(listing);
  await expect(page.locator('main')).toContainText(newWords);
  await page.evaluate(() => Reflect.set(window, 'openedOnce', true));

  const context = await visitorIn(browser, store.shop, few);
  await context.route(/\/remotes\/catalog\/1\.0\.1\/.*\.js/, (route) => route.fulfill({ status: 500 }));
  const visit = await context.newPage();
  const faulty = visit.waitForRequest((request) => toldBy(request)?.visit?.faulty === true);
  await visit.goto(listing);
  const told = toldBy(await faulty)?.visit;
  expect(told).toMatchObject({ canary: canary.id, cohort: 'canary' });
  expect(told?.faults).toContainEqual({ remote: 'catalog', version: '1.0.1', kind: 'load', first: true });
  await context.close();
  // Seven more of the kind: browsers of their own would only say the same.
  for (let session = 0; session < 7; session += 1)
    await fetch(`${store.shop}/_shell/insight`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ vitals: [], errors: [], visit: { ...told, shown: true, begun: true } }),
    });
  await until(async () => (await operator.live()).canary === undefined, 'it is turned back', WITHIN_MS);
  const audit = await operator.run('audit', '--limit', '3');
  expect(audit).toMatch(/canary-watch +canary-abort.*harm by "most sessions faulty", laid to catalog/);
  const [, revision = ''] = /canary-abort +(\d+)/.exec(audit) ?? [];
  expect(await operator.run('canary', 'replay', revision)).toContain('with the same result');

  // The page that was open goes on, and leaves the canary at its next visit to the catalog.
  await page.getByRole('link', { name: /^Bag/ }).first().click();
  await expect(page).toHaveURL(/checkout\/cart/);
  await page.getByRole('link', { name: 'Rings', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rings' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText(newWords);
  expect(await page.evaluate(() => Reflect.get(window, 'openedOnce') as unknown)).toBe(true);
  await open.close();
});
