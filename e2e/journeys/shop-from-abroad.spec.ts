/** Country, currency and language: chosen in the header, by a link, on a page, with and without JavaScript. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { ListingPage } from '../pages/listing-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import { expectNoBarrier, expectNoBarrierAtAnyWidth } from '../support/barriers.ts';
import { expect, test } from '../support/shop-test.ts';

// Reason for its length: what changes abroad is one subject, and its pages share these few readers of prices.

const countryOf = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === 'currency_code')?.value;

const picker = (page: Page): Locator => page.locator('#shell-header a[data-choose-country]:visible').first();

/** A visitor who chose before. */
async function shopIn(page: Page, country: string): Promise<void> {
  await page
    .context()
    .addCookies([
      { name: 'currency_code', value: country, url: process.env['SHOP_URL'] ?? 'http://127.0.0.1' },
    ]);
}

/** Chooses the UAE in another tab, and closes it. */
async function chooseElsewhere(context: BrowserContext): Promise<void> {
  const other = await context.newPage();
  await other.goto('/choose-language/');
  await other.getByRole('main').getByRole('button', { name: /^UAE/ }).click();
  await other.waitForURL((url) => url.pathname === '/');
  // It has said so to other windows once its own script runs.
  await other.waitForFunction(() => localStorage.getItem('country') === 'AED');
  await other.close();
}

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
}

test('the country chosen in the header prices the page, where the shopper was, and the bag', async ({
  page,
}) => {
  const listing = new ListingPage(page);
  await listing.open('/jewellery/earrings/');
  await expect(listing.cards.first()).toContainText('₹');
  await page.evaluate(() => scrollTo(0, 900));
  await picker(page).evaluate((link: HTMLElement) => link.click());
  const sheet = page.getByRole('dialog', { name: 'Country and language' });
  await expect(sheet.locator('button[aria-current="true"]')).toContainText('India');
  await expectNoBarrier(page);
  // It says so for three seconds only.
  const told = page.getByText('Prices are now in £.').waitFor();
  await sheet.getByRole('button', { name: /^UK/ }).click();
  await told;
  await expect(listing.cards.first()).toContainText('£');
  await expect(listing.cards.first()).not.toContainText('₹');
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(600);
  expect(await countryOf(page)).toBe('GBP');
  await expectNoSidewaysScrolling(page);

  await listing.openDesign(1);
  await expect(new ProductPage(page).buyBox).toContainText('£');
  await expect(page.getByRole('main')).not.toContainText('₹');
  await expectNoSidewaysScrolling(page);
  const product = new ProductPage(page);
  await product.addToBag();
  await product.goToBag();
  await expect(page.getByRole('main')).toContainText(/£[\d,]+/);
  await expect(page.getByRole('main')).toContainText('You pay in GBP.');
  await expect(page.getByRole('main')).not.toContainText('₹');
  await expectNoSidewaysScrolling(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** Chooses in the header, and waits until it was said: by then the page shows the prices. */
  async function choose(page: Page, country: RegExp, currency: string): Promise<void> {
    await picker(page).click();
    const told = page.getByText(`Prices are now in ${currency}.`).first().waitFor();
    await page
      .getByRole('dialog', { name: 'Country and language' })
      .getByRole('button', { name: country })
      .click();
    await told;
  }

  test('the country is changed on a product, in the bag and back: Singapore pays in S$ without Indian tax, India again in rupees with it', async ({
    page,
  }) => {
    const listing = new ListingPage(page);
    const product = new ProductPage(page);
    const main = page.getByRole('main');
    // Others buy too: a piece may be sold out by now.
    for (let at = 2; at < 6; at += 1) {
      await listing.open('/jewellery/pendants/');
      await listing.openDesign(at);
      if (await product.canBeBought()) break;
    }
    await expect(product.buyBox).toContainText('incl. of all taxes');
    await expect(main).toContainText(/GST \d+%/);
    const inRupees = await product.price.innerText();
    expect(inRupees).toContain('₹');

    await choose(page, /^Singapore/, 'S$');
    await expect(product.buyBox).toContainText(/S\$[\d,]+/);
    await expect(product.buyBox).toContainText('Local duties and taxes are not included');
    await expect(main).not.toContainText(/GST \d+%/);
    expect(await main.innerText()).not.toMatch(/₹|(?<!S)\$/);
    await expectNoSidewaysScrolling(page);

    await product.addToBag();
    await product.goToBag();
    await expect(main).toContainText('You pay in SGD.');
    await expect(main.getByText('GST included')).toHaveCount(0);
    expect(await main.innerText()).not.toMatch(/₹|(?<!S)\$/);
    await expectNoSidewaysScrolling(page);

    await choose(page, /^India/, '₹');
    await expect(main).toContainText('GST included');
    await expect(main).toContainText(/₹[\d,]+/);
    await expect(main).not.toContainText('S$');
    await expectNoSidewaysScrolling(page);

    await page.goBack();
    await expect(product.buyBox).toContainText('incl. of all taxes');
    await expect(main).toContainText(/GST \d+%/);
    await expect(product.price).toHaveText(inRupees, { useInnerText: true });
    await expect(main).not.toContainText('S$');
  });

  test('a link to a product that asks for Singapore dollars opens in rupees, and the bag follows the press that takes them', async ({
    page,
  }) => {
    const listing = new ListingPage(page);
    const product = new ProductPage(page);
    await listing.open('/jewellery/pendants/');
    await listing.openDesign(1);
    await page.goto(`${new URL(page.url()).pathname}?c=SGD`);
    await expect(product.buyBox).toContainText('₹');
    const offer = page.getByRole('button', { name: 'See prices in S$' });
    await expect(offer).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await offer.click();
    await expect(product.buyBox).toContainText(/S\$[\d,]+/);
    expect([await countryOf(page), new URL(page.url()).search]).toEqual(['SGD', '']);
    await page.goto('/checkout/cart/');
    await expect(picker(page)).toHaveAccessibleName(/Singapore \(S\$\)/);
  });
});

test('a link that asks for pounds opens in rupees and offers them, one press away', async ({ page }) => {
  await shopIn(page, 'AED');
  const listing = new ListingPage(page);
  await listing.open('/jewellery/rings/?c=GBP');
  await expect(listing.cards.first()).toContainText('₹');
  expect(await countryOf(page)).toBe('INR');
  await page.getByRole('button', { name: 'See prices in £' }).click();
  await expect(listing.cards.first()).toContainText('£');
  expect(await countryOf(page)).toBe('GBP');
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await expect(listing.cards.first()).toContainText('£');
});

test('a link that asks for a currency the store does not know changes nothing', async ({ page }) => {
  await shopIn(page, 'SGD');
  const listing = new ListingPage(page);
  await listing.open('/jewellery/rings/?c=EUR');
  await expect(listing.cards.first()).toContainText('S$');
  await expect(page.getByRole('button', { name: /^See prices in/ })).toHaveCount(0);
});

test('Singapore pays in S$, and never in a bare $', async ({ page }) => {
  await shopIn(page, 'SGD');
  const listing = new ListingPage(page);
  await listing.open('/jewellery/pendants/');
  await listing.openDesign(0);
  const texts = await page.getByRole('main').innerText();
  expect(texts).toMatch(/S\$[\d,]+/);
  expect(texts).not.toMatch(/(?<!S)\$/);
});

test('Others are known by their own name, and pay in US dollars', async ({ page }) => {
  await page.goto('/choose-language/?next=%2Fjewellery%2Frings%2F');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Others/ })
    .click();
  await expect(page).toHaveURL(/\/jewellery\/rings\/$/);
  expect(await countryOf(page)).toBe('OTH-USD');
  await expect(picker(page)).toHaveAccessibleName(/Others \(\$\)/);
  const asked = page.waitForRequest(/\/api\//);
  await page.goto('/checkout/cart/');
  expect((await asked).headers()['currency_code']).toBe('USD');
});

test('price bands read in the currency of the visit', async ({ page }) => {
  await shopIn(page, 'GBP');
  await page.goto('/');
  await page
    .getByRole('link', { name: /^Under £\d+$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Jewellery under £\d+/);
});

test('another tab follows the choice when it is looked at again', async ({ page, context }) => {
  await page.goto('/jewellery/rings/');
  // Behind the other one, as tabs are; without windows both say that they are seen.
  await page.evaluate(() =>
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' }),
  );
  await chooseElsewhere(context);
  await expect(page.getByRole('article').first()).toContainText('₹');
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page.getByRole('article').first()).toContainText('AED');
});

test('a window that stands beside follows the choice at once', async ({ page, context }) => {
  await page.goto('/jewellery/rings/');
  await chooseElsewhere(context);
  await expect(page.getByRole('article').first()).toContainText('AED');
});

test('a page in Hindi shows AED, and its country and language can be chosen in Hindi', async ({ page }) => {
  await shopIn(page, 'AED');
  await page.goto('/hi/jewellery/rings/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('article').first()).toContainText(/AED\s[\d,]+/);
  await page.goto('/hi/choose-language/?next=%2Fjewellery%2Frings%2F');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('देश और भाषा');
  await expect(page.getByRole('main').locator('button[aria-current="true"]')).toContainText('यूएई');
  await page.getByRole('main').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/jewellery\/rings\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

for (const path of ['/choose-language/', '/hi/choose-language/']) {
  test(`${path}: no serious barrier, no sideways scrolling, targets for thumbs`, async ({ page }) => {
    const heights = (): Promise<number[]> =>
      page
        .getByRole('main')
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(Math.min(...(await heights()))).toBeGreaterThanOrEqual(44);
    await expectNoBarrierAtAnyWidth(page);
    expect(Math.min(...(await heights()))).toBeGreaterThanOrEqual(44);
  });
}

test('the keyboard opens the choices, moves among them and closes them where it was', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto('/jewellery/rings/', { waitUntil: 'networkidle' });
  await picker(page).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Country and language' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(picker(page)).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the picker is a link, the choice a form, and it leads back', async ({ page }) => {
    await page.goto('/jewellery/rings/');
    await picker(page).click();
    await expect(page).toHaveURL(/\/choose-language\/\?next=/);
    await page.getByRole('main').getByRole('button', { name: /^UK/ }).click();
    await expect(page).toHaveURL(/\/jewellery\/rings\/$/);
    await expect(page.getByRole('article').first()).toContainText('£');
    await picker(page).click();
    await page.getByRole('main').getByRole('link', { name: 'हिन्दी' }).click();
    await expect(page).toHaveURL(/\/hi\/jewellery\/rings\/$/);
    await expect(page.getByRole('article').first()).toContainText('£');
  });
});

test('somebody in London buys: pounds to the end, on the provider’s page too, and no payment at the door', async ({
  page,
}) => {
  await shopIn(page, 'GBP');
  const listing = new ListingPage(page);
  const product = new ProductPage(page);
  // Others buy too: a piece may be sold out by now.
  for (let at = 3; at < 7; at += 1) {
    await listing.open('/jewellery/nose-pins/');
    await listing.openDesign(at);
    if (await product.canBeBought()) break;
  }
  await product.addToBag();
  await product.goToBag();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('GB');
  await page.getByLabel('Email').fill(`olivia.${Date.now()}@suvarna.example`);
  await page.getByLabel('Full name').fill('Olivia Shah');
  await page.getByLabel('Post code').fill('SW1A 1AA');
  await page.getByLabel('Flat, house, building').fill('12 Marsham Court');
  await page.getByLabel('Area and street').fill('Marsham Street');
  await page.getByLabel('City, district or town').fill('London');
  await page.getByLabel('State').fill('Greater London');
  await page.getByLabel(/^Mobile number/).fill('7700900123');
  await page.getByRole('button', { name: 'Deliver here' }).click();
  await expect(page).toHaveURL(/\/checkout\/payment\//);
  await expect(page.getByRole('region', { name: 'Deliver to' })).toContainText('SW1A 1AA, United Kingdom');
  await expect(page.getByRole('radio', { name: /Pay on delivery/ })).toBeDisabled();
  await page.getByRole('radio', { name: /^Card(?!, UPI)/ }).check();
  await page.getByRole('button', { name: /^Pay £[\d,]+$/ }).click();
  await page.waitForURL(/\/pay\//);
  await expect(page.locator('body')).toContainText(/GBP|£/);
  await page.locator('button[value="success"]').click();
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/£[\d,]+/);
  await expect(page.getByRole('main')).not.toContainText('₹');
});

test('Hindi is set in letters of its own, conjuncts whole; English pages fetch one word of them', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/choose-language/', { waitUntil: 'networkidle' });
  expect(fonts.filter((url) => url.includes('mukta-devanagari'))).toEqual([]);
  await page.goto('/hi/choose-language/', { waitUntil: 'networkidle' });
  await expect.poll(() => fonts.some((url) => url.includes('mukta-devanagari'))).toBe(true);
  // A conjunct is one sign: narrower than its letters, kept apart by a zero-width non-joiner.
  const whole = await page.evaluate(async () => {
    await document.fonts.load('40px Mukta', 'क्षज्ञ');
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    context.font = '40px Mukta';
    const width = (text: string): number => context.measureText(text).width;
    return [
      ['क्ष', 'क्\u200cष'],
      ['ज्ञ', 'ज्\u200cञ'],
      ['श्र', 'श्\u200cर'],
      ['द्ध', 'द्\u200cध'],
    ].map(([joined = '', apart = '']) => width(joined) < width(apart) * 0.95);
  });
  expect(whole).toEqual([true, true, true, true]);
});
