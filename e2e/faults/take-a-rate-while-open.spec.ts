/** A rate of gold that is published while pages are open: their prices change in place, together, and say so. */
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { ProductPage } from '../pages/product-page.ts';
import { staffAt } from '../support/people/staff.ts';
import { expect, STAFF_TOKEN, test } from '../support/store/store-test.ts';
import type { Store } from '../support/store/store.ts';

// What is fetched ahead of the next page is not the matter here.
test.use({ savesData: true });

type Rates = Readonly<Record<'14' | '18' | '22' | '24', number>>;

async function publish({ commerce }: Store, rates: Rates): Promise<void> {
  await staffAt(commerce, STAFF_TOKEN)('rate/publish/', {
    paise_per_gram: rates,
    source: `bulletin ${randomUUID()}`,
    published_by: 'Meera',
  });
}

/** One per cent more than what counts now. @returns publishes what counted before: the store is left as it was */
async function publishMore(store: Store): Promise<() => Promise<void>> {
  const { results } = (await staffAt(store.commerce, STAFF_TOKEN)('rate/list/')) as {
    results: { paise_per_gram: Rates }[];
  };
  const before = results[0]?.paise_per_gram;
  if (!before) throw new Error('no rate');
  const more = (karat: keyof Rates): number => Math.round(before[karat] * 1.01);
  await publish(store, { 14: more('14'), 18: more('18'), 22: more('22'), 24: more('24') });
  return () => publish(store, before);
}

let giveBack: (() => Promise<void>) | undefined;
test.afterEach(async () => {
  await giveBack?.();
  giveBack = undefined;
});

/** A shopper who comes back to the window learns of it at once. */
const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    dispatchEvent(new Event('focus'));
  });

/** Of what the page says to machines. */
const offer = (page: Page): Promise<{ price: string } | undefined> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('script[type="application/ld+json"]')]
        .map(({ textContent }) => JSON.parse(textContent) as { '@type': string; offers?: { price: string } })
        .find(({ '@type': type }) => type === 'Product')?.offers,
  );

test('a product page, a listing and the bag take it without a reload', async ({ page, context, store }) => {
  const listing = await context.newPage();
  await listing.goto('/jewellery/rings/');
  const first = listing.getByRole('article').first();
  await expect(first.locator('[data-priced]')).toBeVisible();
  const path = (await first.getByRole('link').first().getAttribute('href')) ?? '';

  await page.goto(path);
  const product = new ProductPage(page);
  await product.addToBag();
  const price = product.buyBox.locator('[data-size="large"] > span').first();
  const bag = await context.newPage();
  await bag.goto('/checkout/cart/');
  await expect(bag.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const [before, ofCards, ofBag] = await Promise.all([
    price.textContent(),
    listing.locator('[data-priced]').allTextContents(),
    bag.getByRole('main').locator('[data-size]').first().textContent(),
  ]);

  const offered = await offer(page);
  giveBack = await publishMore(store);

  for (const open of [page, listing, bag]) {
    await open.bringToFront();
    const said = open.getByText(/ates? updated/);
    await expect(async () => {
      await comeBack(open);
      await expect(said.first()).toBeVisible({ timeout: 6_000 });
    }).toPass({ timeout: 90_000 });
  }
  await expect(price).not.toHaveText(before ?? '');
  await expect(bag.getByRole('main').locator('[data-size]').first()).not.toHaveText(ofBag ?? '');
  const cards = listing.locator('[data-priced]');
  await expect(cards).toHaveCount(ofCards.length);
  await expect
    .poll(async () => (await cards.allTextContents()).filter((text, at) => text === ofCards[at]))
    .toEqual([]);

  // What a new document says, the open page says: to people and to machines.
  await expect.poll(() => offer(page)).not.toEqual(offered);
  const shown = await price.textContent();
  const said = await offer(page);
  await page.reload();
  await expect(price).toHaveText(shown ?? '');
  expect(await offer(page)).toEqual(said);
});
