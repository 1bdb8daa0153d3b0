import { ListingPage } from '../pages/listing-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import { expect, test } from '../support/shop-test.ts';
import { storePages } from '../support/store-pages.ts';
import type { Page } from '@playwright/test';

const enlivened = (page: Page) => page.locator('#shell-header[data-alive]').waitFor({ state: 'attached' });
const FURTHER = ['/golden-bounty/calculator/', '/golden-bounty/calculator/?amount=50000', '/hi/golden-bounty/calculator/', '/choose-language/', '/hi/choose-language/', '/guest-address/', '/wishlist/', '/no-such-page/'];
const PATHS = [...storePages.map(({ path }) => path), ...FURTHER];

/** Classes in the page that no sheet has a rule for, and how far it is too wide. */
const faultsOf = (page: Page) => page.evaluate(() => {
  const named = new Set<string>();
  const read = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) for (const [, name = ''] of rule.selectorText.matchAll(/\.((?:[\w-]|\\.)+)/g)) named.add(name.replaceAll('\\', ''));
      if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) read(sheet.cssRules);
  const bare = new Set(Array.from(document.querySelectorAll('body [class]'), ({ classList }) => [...classList]).flat().filter((name) => !named.has(name)));
  return [...bare].map((name) => `no style for ${name}`).concat(document.documentElement.scrollWidth === innerWidth ? [] : [`${document.documentElement.scrollWidth} px wide`]);
});

for (const width of [320, 390]) {
  test(`every page is ${width} px wide on a screen of ${width} px, and has its styles`, async ({ page, watch }) => {
    watch.expectFault(/no-such-page/);
    await page.setViewportSize({ width, height: 844 });
    const found: string[] = [];
    for (const path of PATHS) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      found.push(...(await faultsOf(page)).map((fault) => `${path}: ${fault}`));
    }
    expect(found).toEqual([]);
  });
}

test('what is suggested stays on the screen of a phone, prices included', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await enlivened(page);
  await page.getByRole('combobox').or(page.getByRole('searchbox')).first().pressSequentially('pearl');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.filter({ hasText: '₹' }).first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  const edges = await page.getByRole('listbox').locator('*').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()).map(({ left, right }) => [left, right]));
  expect(Math.min(...edges.map(([left = 0]) => left))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...edges.map(([, right = 0]) => right))).toBeLessThanOrEqual(390);
});

test('on a laptop the way on is in view, and what is to be paid is covered by nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const listing = new ListingPage(page);
  await listing.open('/jewellery/rings/');
  await listing.openDesign(0);
  const product = new ProductPage(page);
  const add = page.getByRole('button', { name: 'Add to bag' });
  await expect(add).toBeInViewport({ ratio: 1 });
  const rows = new Set(await product.options('Size').evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().top)));
  expect(rows.size).toBeLessThanOrEqual(2);
  await product.options('Size').nth(2).click();
  await add.click();
  await product.goToBag();
  const total = page.locator('[data-total] dd');
  await expect(total).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main').getByRole('link', { name: 'Checkout' })).toBeInViewport({ ratio: 1 });
  expect(await total.evaluate((sum) => {
    const { x, y, width, height } = sum.getBoundingClientRect();
    return sum.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  })).toBe(true);
});

for (const width of [390]) {
  test(`the chat button stands aside for what lies below it at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const listing = new ListingPage(page);
    await listing.open('/jewellery/rings/');
    await listing.openDesign(0);
    await enlivened(page);
    const chat = page.locator('a[data-chat-button]');
    const bringBelow = (target: ReturnType<Page['locator']>) => target.evaluate((element) => {
      const button = document.querySelector('a[data-chat-button]');
      scrollBy({ top: element.getBoundingClientRect().y - (button?.getBoundingClientRect().y ?? 0), behavior: 'instant' });
    });
    // What comes late above it moves it away again.
    await expect(async () => {
      await bringBelow(page.getByRole('button', { name: 'Check', exact: true }));
      await expect(chat).toHaveAttribute('data-aside', '', { timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeVisible();
    await chat.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(chat).toHaveCSS('opacity', '1');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the bag says what to do, and shows no skeleton', async ({ page }) => {
    await page.goto('/checkout/cart/');
    const said = page.getByRole('main').locator('noscript p');
    await expect(said).toContainText('The bag and ordering need JavaScript.');
    await expect(said).toBeInViewport();
    await expect(page.getByRole('main').locator('[aria-busy]')).toBeHidden();
    await page.goto('/hi/checkout/cart/');
    await expect(said).toContainText('बैग और ऑर्डर के लिए JavaScript चाहिए।');
  });
});
