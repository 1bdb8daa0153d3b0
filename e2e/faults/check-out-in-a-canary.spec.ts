/** Shoppers who pay while a canary is raised and aborted around them. */
import type { Page } from '@playwright/test';
import { REVISION_HEADER } from '@suvarna/contracts/public-composition';
import { until } from '@suvarna/testing/until';
import { CheckoutPages } from '../pages/checkout-pages.ts';
import { groupIn, startCanary, untilGiven, visit, visitorIn } from '../support/people/canary-visitors.ts';
import { comeToPaymentOf } from '../support/people/earlier-checkout.ts';
import { newPhone } from '../support/people/earlier-visit.ts';
import { Watch } from '../support/shop-test.ts';
import { NEW_PAYMENT_WORDS, otherCheckout } from '../support/store/other-releases.ts';
import { expect, test } from '../support/store/store-test.ts';

const LISTING = '/jewellery/rings/';
const PAYMENT = '/checkout/payment/';
const WITHIN_MS = 60_000;

/** Versions of the checkout that this document has fetched files of. */
const versionsIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    return [...new Set(files.flatMap((name) => /\/remotes\/checkout\/([^/]+)\//.exec(name)?.[1] ?? []))];
  });

test('who pays in a canary, and who pays beside it, keep their page through a raise and an abort, and both orders are placed', async ({
  browser,
  store,
  operator,
}) => {
  await operator.run('publish', 'checkout', '--from', await otherCheckout());
  const canary = await startCanary(
    operator,
    'checkout@1.0.1',
    ...['--steps', '50,100', '--minutes', '60', '--sessions', '100000'],
  );
  const raised = { ...canary, percent: 80 };
  const few = groupIn(['canary', canary]);
  // The raise takes in whoever pays beside it.
  const other = groupIn(['control', canary], ['canary', raised]);
  await untilGiven(store.shop, LISTING, few, canary);
  const watch = new Watch();
  const comes = async (group: string, name: string) => {
    const context = await visitorIn(browser, store.shop, group);
    const page = await context.newPage();
    await watch.follow(page);
    // Where the visit begins.
    await page.goto(LISTING);
    const email = `${name.toLowerCase()}.${Date.now()}@suvarna.example`;
    await comeToPaymentOf(page, 'earrings', { name: `${name} Rao`, phone: newPhone(), email });
    await page.evaluate(() => Reflect.set(window, 'openedOnce', true));
    return { page, pages: new CheckoutPages(page), version: group === few ? '1.0.1' : '1.0.0' };
  };
  const [inside, beside] = [await comes(few, 'Asha'), await comes(other, 'Ravi')];

  /** The page they are on is still the one they came to, and asks the store what it needs. */
  const goesOn = async (mode: 'Cards' | 'Net banking' | 'UPI'): Promise<void> => {
    for (const { page, pages, version } of [inside, beside]) {
      await pages.choose(mode);
      await expect(page.getByRole('main')).toContainText('How would you like to pay?');
      expect((await page.getByRole('main').innerText()).includes(NEW_PAYMENT_WORDS)).toBe(
        version === '1.0.1',
      );
      expect(await versionsIn(page)).toEqual([version]);
      expect(await page.evaluate(() => Reflect.get(window, 'openedOnce') as unknown)).toBe(true);
    }
  };
  const serves = async (): Promise<void> => {
    const { revision } = await operator.live();
    await until(
      async () => (await fetch(store.shop)).headers.get(REVISION_HEADER) === String(revision),
      'the shop has heard of it',
      WITHIN_MS,
    );
  };
  await goesOn('UPI');
  await operator.run('canary', 'raise', '--percent', '80', '--reason', 'more of them');
  await serves();
  await goesOn('Cards');
  // Back from the provider they are in other documents, of the composition that their visit began with.
  await beside.pages.payAtProvider('success');
  await beside.pages.thanked();
  expect(await versionsIn(beside.page)).toEqual(['1.0.0']);
  // A page of money is where no visit begins: who has none of this canary began before it.
  expect(await visit(store.shop, PAYMENT, few)).toBe(null);

  await operator.run('canary', 'abort', '--reason', 'bags stay empty');
  await serves();
  await inside.pages.choose('Net banking');
  expect(await versionsIn(inside.page)).toEqual(['1.0.1']);
  expect(await inside.page.evaluate(() => Reflect.get(window, 'openedOnce') as unknown)).toBe(true);
  // An abort takes the release from everybody: a shopper leaves a broken page by loading it again.
  await inside.pages.payAtProvider('success');
  await inside.pages.thanked();
  expect(await versionsIn(inside.page)).toEqual(['1.0.0']);
  expect(watch.faults).toEqual([]);
  for (const { page } of [inside, beside]) await page.context().close();
});
