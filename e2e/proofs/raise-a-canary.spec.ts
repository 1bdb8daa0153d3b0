/** A canary from its first shoppers to everybody; what turns one back is in `e2e/faults`. */
import { until } from '@suvarna/testing/until';
import { documentSays } from '../support/document-says.ts';
import { cookieOf, groupIn, startCanary, visitorIn } from '../support/people/canary-visitors.ts';
import { requestLoop } from '../support/request-loop.ts';
import { NEW_WORDS as newWords } from '../support/store/other-releases.ts';
import { expect, test } from '../support/store/store-test.ts';

const listing = '/jewellery/rings/';
const RELEASE = 'catalog@1.0.1';
const WITHIN_MS = 60_000;

test.beforeEach(async ({ operator, nextRelease }) => {
  await operator.run('publish', 'catalog', '--from', nextRelease);
});

test('a canary is for the same shoppers each time, is seen to do well, and becomes what everybody has', async ({
  browser,
  store,
  operator,
}) => {
  const canary = await startCanary(
    operator,
    RELEASE,
    '--steps',
    '50,100',
    '--minutes',
    '0',
    '--sessions',
    '1',
  );
  const [few, others] = [groupIn(['canary', canary]), groupIn(['control', canary])];
  const says = (group: string) => documentSays(store.shop + listing, newWords, cookieOf(group));
  await until(says(few), 'the few get it', WITHIN_MS);
  const seen = await Promise.all(
    Array.from({ length: 200 }, async (_, at) => (at % 2 === 0 ? says(few)() : says(others)())),
  );
  expect(seen).toEqual(seen.map((_, at) => at % 2 === 0));
  expect(
    await documentSays(store.shop + listing, newWords)(),
    'who has no group sees what everybody has',
  ).toBe(false);

  // A session of the canary and one of the others, in which nothing fails.
  const shoppers = requestLoop(store.shop, ['/', listing], 2);
  for (const group of [others, few]) {
    const context = await visitorIn(browser, store.shop, group);
    const page = await context.newPage();
    const told = page.waitForRequest(/_shell\/insight/);
    await page.goto(listing);
    await expect(page.locator('main')).toContainText(group === few ? newWords : 'Rings');
    // A visit within the document stays with the composition it began with.
    await page.getByRole('link', { name: /^Bag/ }).first().click();
    await expect(page).toHaveURL(/checkout\/cart/);
    await page.getByRole('link', { name: 'Rings', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rings' })).toBeVisible();
    expect((await page.locator('main').innerText()).includes(newWords)).toBe(group === few);
    await told;
    await context.close();
  }
  await until(documentSays(store.shop + listing, newWords), 'everybody has it', WITHIN_MS);
  expect((await operator.live()).canary).toBeUndefined();
  await shoppers.stop();
  expect(shoppers.failures()).toEqual([]);
  expect(await operator.run('audit', '--limit', '5')).toMatch(/canary-watch +canary-promote/);
  await operator.run('rollback', 'catalog', '--reason', 'the test is over');
});
