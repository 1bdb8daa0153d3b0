import { requestLoop } from '../support/request-loop.ts';
import { NEW_WORDS as newWords } from '../support/store/other-releases.ts';
import { expect, test } from '../support/store/store-test.ts';
import { until } from '@suvarna/testing/until';
import { documentSays } from '../support/document-says.ts';

const listing = '/jewellery/rings/';
/** Beside other journeys; how long it takes by itself is a row of the bench. */
const WITHIN_MS = 60_000;

test('an operator swaps a release under open pages and running requests, and takes it back', async ({
  page,
  store,
  operator,
  nextRelease,
}) => {
  await operator.run('publish', 'catalog', '--from', nextRelease);
  await page.goto(listing);
  await expect(page.getByRole('heading', { level: 1, name: 'Rings' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText(newWords);
  await page.evaluate(() => Reflect.set(window, 'openedOnce', true));
  // Two are enough for a shopper to be under way at any moment; more would only compete with the page for the processor.
  const shoppers = requestLoop(
    store.shop,
    [listing, '/', '/jewellery/earrings/', '/checkout/cart/', '/golden-bounty/'],
    2,
  );

  const visitElsewhereAndComeBack = async (): Promise<void> => {
    await page.getByRole('link', { name: /^Bag/ }).first().click();
    await expect(page).toHaveURL(/checkout\/cart/);
    await page.getByRole('link', { name: 'Rings', exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(listing));
    await expect(page.getByRole('heading', { level: 1, name: 'Rings' })).toBeVisible();
  };

  await operator.run('swap', 'catalog', '1.0.1', '--reason', 'new words');
  await until(documentSays(store.shop + listing, newWords), 'new documents carry the new release', WITHIN_MS);
  // The page that was open keeps what it shows until it visits the catalog again.
  await expect(page.locator('main')).not.toContainText(newWords);
  await visitElsewhereAndComeBack();
  await expect(page.locator('main')).toContainText(newWords);

  await operator.run('rollback', '--reason', 'the old words were better');
  await until(
    async () => !(await documentSays(store.shop + listing, newWords)()),
    'new documents carry the old release',
    WITHIN_MS,
  );
  await visitElsewhereAndComeBack();
  await expect(page.locator('main')).not.toContainText(newWords);

  expect(
    await page.evaluate(() => Reflect.get(window, 'openedOnce') as unknown),
    'the page was never reloaded',
  ).toBe(true);
  await shoppers.stop();
  expect(shoppers.asked()).toBeGreaterThan(20);
  expect(shoppers.failures()).toEqual([]);

  const audit = await operator.run('audit');
  for (const reason of ['new words', 'the old words were better']) expect(audit).toContain(reason);
});

test('an order that cannot be carried out is refused with a reason and changes nothing', async ({
  operator,
}) => {
  const before = await operator.live();
  for (const [words, reason] of [
    [['swap', 'catalog', '9.9.9', '--reason', 'no such version'], /9\.9\.9/],
    [['swap', 'wardrobe', '1.0.0', '--reason', 'no such remote'], /wardrobe/],
    [['kill', 'wardrobe', '--reason', 'no such remote'], /wardrobe/],
  ] as const) {
    const { code, output } = await operator.attempt(...words);
    expect(code).not.toBe(0);
    expect(output).toMatch(reason);
  }
  expect(await operator.live()).toEqual(before);
});
