import { ListingPage } from '../pages/listing-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import { expect, test } from '../support/shop-test.ts';
import { storePages } from '../support/store-pages.ts';
import type { Locator, Page } from '@playwright/test';

const headerIsHydrated = (page: Page) =>
  page.locator('#shell-header[data-alive]').waitFor({ state: 'attached' });
const FURTHER = [
  '/gift-cards/',
  '/hi/gift-cards/',
  '/golden-bounty/calculator/',
  '/golden-bounty/calculator/?amount=50000',
  '/hi/golden-bounty/calculator/',
  '/golden-bounty/calculator/?amount=50000&how=missed.2&how=missed.3&how=late.4',
  '/golden-bounty/callback/',
  '/hi/golden-bounty/callback/',
  '/golden-bounty/plans/',
  '/hi/golden-bounty/payment-success/',
  '/choose-language/',
  '/hi/choose-language/',
  '/guest-address/',
  '/wishlist/',
  '/no-such-page/',
];
const PATHS = [...storePages.map(({ path }) => path), ...FURTHER];

/** Classes in the page that no sheet has a rule for, and how far it is too wide. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const named = new Set<string>();
    const read = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule)
          for (const [, name = ''] of rule.selectorText.matchAll(/\.((?:[\w-]|\\.)+)/g))
            named.add(name.replaceAll('\\', ''));
        if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    const bare = new Set(
      Array.from(document.querySelectorAll('body [class]'), ({ classList }) => [...classList])
        .flat()
        .filter((name) => !named.has(name)),
    );
    return [...bare]
      .map((name) => `no style for ${name}`)
      .concat(
        document.documentElement.scrollWidth === innerWidth
          ? []
          : [`${document.documentElement.scrollWidth} px wide`],
      );
  });

test('every page is as wide as the screen of a phone, 390 and 320 px, and has its styles', async ({
  page,
  watch,
}) => {
  watch.expectFault(/no-such-page/);
  const found: string[] = [];
  for (const path of PATHS) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      found.push(...(await faultsOf(page)).map((fault) => `${path} at ${width} px: ${fault}`));
    }
  }
  expect(found).toEqual([]);
});

test('nothing in the header of a phone lies over another thing, in both languages', async ({ page }) => {
  const listing = new ListingPage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await listing.open('/jewellery/rings/');
  await listing.openDesign(0);
  const design = new URL(page.url()).pathname;
  const found: string[] = [];
  for (const width of [320, 360, 375, 390, 768, 1024]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/checkout/cart/', '/guest-address/', design].flatMap((each) => [
      each,
      `/hi${each}`,
    ])) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const over = await page.locator('#shell-header').evaluate((header) => {
        const things = [...header.querySelectorAll('a, button, input, summary')]
          .filter(
            (thing) =>
              thing.checkVisibility() && thing.closest('[popover], details > :not(summary), form') === null,
          )
          .map((thing) => ({ name: thing.textContent, box: thing.getBoundingClientRect() }));
        return things.flatMap((one, at) =>
          things
            .slice(at + 1)
            .filter(
              ({ box }) =>
                one.box.left < box.right - 1 &&
                one.box.right > box.left + 1 &&
                one.box.top < box.bottom - 1 &&
                one.box.bottom > box.top + 1,
            )
            .map((other) => `${one.name} / ${other.name}`),
        );
      });
      found.push(...over.map((pair) => `${path} at ${width}: ${pair}`));
    }
  }
  expect(found).toEqual([]);
});

test('what is suggested stays on the screen of a phone, prices included', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await headerIsHydrated(page);
  await page.getByRole('combobox').or(page.getByRole('searchbox')).first().pressSequentially('pearl');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.filter({ hasText: '₹' }).first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  const edges = await page
    .getByRole('listbox')
    .locator('*')
    .evaluateAll((parts) =>
      parts.map((part) => part.getBoundingClientRect()).map(({ left, right }) => [left, right]),
    );
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
  const rows = new Set(
    await product.options('Size').evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().top)),
  );
  expect(rows.size).toBeLessThanOrEqual(2);
  await product.options('Size').nth(2).click();
  await add.click();
  await product.goToBag();
  const total = page.locator('[data-total] dd');
  await expect(total).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main').getByRole('link', { name: 'Checkout' })).toBeInViewport({ ratio: 1 });
  expect(
    await total.evaluate((sum) => {
      const { x, y, width, height } = sum.getBoundingClientRect();
      return sum.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  ).toBe(true);
});

/** On a phone the pincode's button reaches below the chat button; on a laptop the widest button and the last size of a row do. */
for (const { width, below } of [
  { width: 390, below: (page: Page) => [page.getByRole('button', { name: 'Check', exact: true })] },
  {
    width: 1280,
    below: (page: Page) => [
      page.getByRole('button', { name: 'Add to bag' }),
      new ProductPage(page).options('Size').filter({ hasText: /^15/ }),
    ],
  },
]) {
  test(`the chat button stands aside for what lies below it at ${width} px`, async ({ page }) => {
    // Low enough that everything begins below the button, and can be brought there by scrolling down.
    await page.setViewportSize({ width, height: 700 });
    const listing = new ListingPage(page);
    await listing.open('/jewellery/rings/');
    await listing.openDesign(0);
    await headerIsHydrated(page);
    const chat = page.locator('a[data-chat-button]');
    const bringBelow = (target: Locator) =>
      target.evaluate((element) => {
        const button = document.querySelector('a[data-chat-button]');
        scrollBy({
          top: element.getBoundingClientRect().y - (button?.getBoundingClientRect().y ?? 0),
          behavior: 'instant',
        });
      });
    for (const target of below(page)) {
      // What comes late above it moves it away again.
      await expect(async () => {
        await bringBelow(target);
        await expect(chat).toHaveAttribute('data-aside', '', { timeout: 2_000 });
      }).toPass({ timeout: 20_000 });
      await expect(target).toBeVisible();
    }
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
