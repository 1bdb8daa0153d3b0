/** A few shoppers get a release first. What they meet decides about it. */
import type { Browser, BrowserContext, Request } from '@playwright/test';
import type { Visit } from '@suvarna/contracts/events';
import { cohortOf, VISITOR_GROUPS, type ComposedCanary } from '@suvarna/contracts/release-delivery';
import { until } from '@suvarna/testing/until';
import { documentSays } from '../support/document-says.ts';
import type { Operator } from '../support/people/operator.ts';
import { askedBefore } from '../support/prompts.ts';
import { requestLoop } from '../support/request-loop.ts';
import { NEW_WORDS as newWords } from '../support/store/other-releases.ts';
import { expect, test } from '../support/store/store-test.ts';

const listing = '/jewellery/rings/';
const COOKIE = 'release_group';
const WITHIN_MS = 60_000;

type Canary = Pick<ComposedCanary, 'id' | 'percent'>;
const groupIn = (cohort: 'control' | 'canary', canary: Canary): string => {
  for (let group = 0; group < VISITOR_GROUPS; group += 1)
    if (cohortOf(group, canary) === cohort) return String(group);
  throw new Error(`no group is in ${cohort}`);
};
/** A visitor who has been here before. */
async function visitorIn(browser: Browser, shop: string, group: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: shop });
  await context.addCookies([...askedBefore(shop), { name: COOKIE, value: group, url: shop }]);
  return context;
}
const canaryOf = async (operator: Operator) =>
  JSON.parse(await operator.run('canary', '--json')) as {
    readonly canary: ComposedCanary;
    readonly verdict: {
      readonly totals: Readonly<Record<'canary' | 'control', { sessions: number; faulty: number }>>;
    };
  } | null;
const start = async (operator: Operator, ...words: string[]): Promise<Canary> => {
  const { canary } = JSON.parse(
    await operator.run('canary', 'start', 'catalog@1.0.1', '--json', '--reason', 'new words', ...words),
  ) as { canary: ComposedCanary };
  return canary;
};

const visitOf = (request: Request): Visit | undefined =>
  (request.postDataJSON() as { visit?: Visit } | null)?.visit;

test.beforeEach(async ({ operator, nextRelease }) => {
  await operator.run('publish', 'catalog', '--from', nextRelease);
});

test('a canary is for the same shoppers each time, is seen to do well, and becomes what everybody has', async ({
  browser,
  store,
  operator,
}) => {
  const canary = await start(operator, '--steps', '50,100', '--minutes', '0', '--sessions', '1');
  const [few, others] = [groupIn('canary', canary), groupIn('control', canary)];
  const says = (group: string) =>
    documentSays(store.shop + listing, newWords, { cookie: `${COOKIE}=${group}` });
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
  expect(await canaryOf(operator)).toBe(null);
  await shoppers.stop();
  expect(shoppers.failures()).toEqual([]);
  expect(await operator.run('audit', '--limit', '5')).toMatch(/canary-watch +canary-promote/);
  await operator.run('rollback', 'catalog', '--reason', 'the test is over');
});

test('a canary whose files do not load is turned back by what its shoppers meet', async ({
  browser,
  store,
  operator,
}) => {
  const canary = await start(operator, '--steps', '25,50,100', '--minutes', '60', '--sessions', '1000');
  const few = groupIn('canary', canary);
  await until(
    documentSays(store.shop + listing, newWords, { cookie: `${COOKIE}=${few}` }),
    'the few get it',
    WITHIN_MS,
  );
  const open = await visitorIn(browser, store.shop, few);
  const page = await open.newPage();
  await page.goto(listing);
  await expect(page.locator('main')).toContainText(newWords);
  await page.evaluate(() => Reflect.set(window, 'openedOnce', true));

  const context = await visitorIn(browser, store.shop, few);
  await context.route(/\/remotes\/catalog\/1\.0\.1\/.*\.js/, (route) => route.fulfill({ status: 500 }));
  const visit = await context.newPage();
  const faulty = visit.waitForRequest(
    (request) => request.url().includes('/_shell/insight') && visitOf(request)?.faulty === true,
  );
  await visit.goto(listing);
  const told = visitOf(await faulty);
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
  await until(async () => (await canaryOf(operator)) === null, 'it is turned back', WITHIN_MS);
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
