import type { Page } from '@playwright/test';
import type { EventBatch, InsightBatch } from '@suvarna/contracts/events';
import { ListingPage } from '../../pages/listing-page.ts';
import { expectNothingSmall } from '../../support/barriers.ts';
import { lookAway } from '../../support/look-away.ts';
import { forgetEverything } from '../../support/people/earlier-visit.ts';
import { expect, test } from '../../support/shop-test.ts';

test.use({ savesData: false });

/** What the page has told so far, by address. */
function listen(page: Page): { readonly events: EventBatch[]; readonly insight: InsightBatch[] } {
  const told = { events: [] as EventBatch[], insight: [] as InsightBatch[] };
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    const { pathname } = new URL(request.url());
    if (pathname === '/api/server/events/') told.events.push(request.postDataJSON() as EventBatch);
    if (pathname === '/_shell/insight') told.insight.push(request.postDataJSON() as InsightBatch);
  });
  return told;
}
test('a visit is counted without a word about who it was, and its speed by release', async ({ page }) => {
  const told = listen(page);
  await page.goto('/jewellery/rings/');
  // Who counts comes last; what happened before is not told.
  await expect(async () => {
    await lookAway(page);
    expect(told.events.length).toBeGreaterThan(0);
  }).toPass();
  const listing = new ListingPage(page);
  await listing.openDesign(0);
  await expect(async () => {
    await lookAway(page);
    expect(told.events.flatMap(({ events }) => events.map(({ name }) => name))).toEqual(
      expect.arrayContaining(['page-shown', 'product-viewed']),
    );
    expect(told.insight.flatMap(({ vitals }) => vitals.map(({ name }) => name))).toEqual(
      expect.arrayContaining(['TTFB', 'FCP', 'LCP']),
    );
    const visits = told.insight.flatMap(({ visit }) => visit ?? []);
    expect(visits.filter(({ begun }) => begun)).toHaveLength(1);
    expect(visits.flatMap(({ pages = [] }) => pages)).toEqual(
      expect.arrayContaining([expect.objectContaining({ remote: 'catalog', begun: true })]),
    );
  }).toPass();
  expect(told.events[0]).toMatchObject({ audience: 'Guest User', country: 'INR', locale: 'en' });
  expect(told.insight.flatMap(({ vitals }) => vitals).find(({ name }) => name === 'LCP')).toMatchObject({
    remote: 'catalog',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  });
});

test('a crawler and an audit tool are not counted', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: process.env['SHOP_URL'] ?? '',
    userAgent:
      'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
  });
  const page = await context.newPage();
  const told = listen(page);
  const chunk = page.waitForResponse((response) => /insight/.test(response.url()));
  await page.goto('/');
  await chunk;
  await lookAway(page);
  await page.goto('/golden-bounty/');
  expect([...told.events, ...told.insight]).toEqual([]);
  await context.close();
});

test('in the UK nothing is counted before a yes, and a no lasts', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.addCookies([{ name: 'currency_code', value: 'GBP', url: process.env['SHOP_URL'] ?? '' }]);
  const told = listen(page);
  await page.goto('/golden-bounty/');
  const bar = page.getByRole('complementary', { name: 'Your privacy' });
  await expect(bar).toBeVisible();
  await expectNothingSmall(page, 'aside');
  await bar.getByRole('button', { name: 'No, thanks' }).click();
  await expect(bar).toHaveCount(0);
  await lookAway(page);
  const chunk = page.waitForResponse((response) => /insight/.test(response.url()));
  await page.reload();
  await chunk;
  await lookAway(page);
  await expect(bar).toHaveCount(0);
  expect(told.events).toEqual([]);
  expect(told.insight.flatMap(({ visit }) => visit ?? [])).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('release_session'))).toBe(null);

  // In Hindi: the same words are in the bar of the UK, above, in English.
  await test.step('whether visits are counted can be changed at any time, from the footer', async () => {
    await forgetEverything(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    const heard = listen(page);
    const question = page.getByRole('complementary', { name: 'आपकी गोपनीयता' });
    const answer = async (name: string): Promise<void> => {
      await expect(async () => {
        await page.getByRole('contentinfo').getByRole('link', { name: 'गोपनीयता के विकल्प' }).click();
        await expect(question).toBeFocused({ timeout: 2_000 });
      }).toPass();
      await question.getByRole('button', { name }).click();
      await expect(question).toHaveCount(0);
    };
    const said = async (): Promise<string | undefined> =>
      (await context.cookies()).find(({ name }) => name === 'analytics_consent')?.value;
    await page.goto('/hi/golden-bounty/');
    await answer('जी नहीं');
    expect(await said()).toBe('no');
    const before = heard.events.length;
    await page.locator('#shell-header a[href$="/jewellery/earrings/"]:visible').first().click();
    await expect(page).toHaveURL(/earrings/);
    await expect(page.getByRole('heading', { level: 1, name: 'झुमके और बालियाँ' })).toBeVisible();
    await lookAway(page);
    expect(heard.events.length).toBe(before);

    await answer('हाँ, गिनें');
    expect(await said()).toBe('yes');
    await expect(async () => {
      await lookAway(page);
      expect(heard.events.slice(before).flatMap(({ events }) => events)).toEqual([
        expect.objectContaining({ name: 'page-shown', route: 'listing' }),
      ]);
    }).toPass();
  });
});
