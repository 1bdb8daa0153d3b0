import { ProductPage } from '../../pages/product-page.ts';
import { expectCoveredByNothing, expectToFit, expectToFitPhones } from '../../support/looks/layout-checks.ts';
import { firstDesignOf, pageIsHydrated } from '../../support/page-ready.ts';
import { expect, test } from '../../support/shop-test.ts';
import type { Locator, Page } from '@playwright/test';

/** Besides those that `read-with-any-ability` and journeys to them look at (`expectToFitPhones`). */
const FURTHER = [
  '/hi/golden-bounty/calculator/',
  '/golden-bounty/calculator/?amount=50000&how=missed.2&how=missed.3&how=late.4',
  '/hi/golden-bounty/payment-success/',
];

/** Pieces of the seed whose page asks for more than others before it can be bought. */
const TALL = ['101090', '100550'].map((id) => `/jewellery/rings/ring_product_${id}/`);

test('further pages, and what is suggested, are as wide as the screen of a phone', async ({ page }) => {
  await test.step('further pages are as wide as the screen of a phone, 390 and 320 px, and have their styles', async () => {
    for (const path of FURTHER) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expectToFitPhones(page);
    }
  });

  await test.step('cards of one row line up: what is compared stands on one line', async () => {
    await page.goto('/jewellery/rings/', { waitUntil: 'domcontentloaded' });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const uneven = (): Promise<number[][]> =>
        page.getByRole('article').evaluateAll((cards) => {
          const rows = new Map<number, Set<number>>();
          for (const card of cards) {
            const { top } = card.getBoundingClientRect();
            const price = card.querySelector(':is(h2, h3) + *')?.getBoundingClientRect().top ?? -1;
            rows.set(Math.round(top), (rows.get(Math.round(top)) ?? new Set()).add(Math.round(price)));
          }
          if (rows.size < 10) throw new Error(`${rows.size} rows`);
          return [...rows.values()].filter(({ size }) => size > 1).map((prices) => [...prices]);
        });
      await expect.poll(uneven, { message: `at ${width} px` }).toEqual([]);
    }
  });

  await test.step('what is suggested stays on the screen of a phone, prices included', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await pageIsHydrated(page);
    await page.getByRole('combobox').or(page.getByRole('searchbox')).first().pressSequentially('pearl');
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options.filter({ hasText: '₹' }).first()).toBeVisible();
    await expectToFit(page);
    const outside = (): Promise<number> =>
      page
        .getByRole('listbox')
        .locator('*')
        .evaluateAll(
          (parts) =>
            parts
              .map((part) => part.getBoundingClientRect())
              .filter(({ left, right }) => left < 0 || right > innerWidth).length,
        );
    await expect.poll(outside).toBe(0);
  });
});

/** Of the product that is open: on a phone and on a laptop. It is left on the laptop. */
async function expectChatStandsAside(page: Page, product: ProductPage): Promise<void> {
  const chat = page.locator('a[data-chat-button]');
  const sizes = product.options('Size');
  const bringBelow = (target: Locator) =>
    target.evaluate((element) => {
      const button = document.querySelector('a[data-chat-button]');
      const before = scrollY;
      scrollBy({
        top: element.getBoundingClientRect().y - (button?.getBoundingClientRect().y ?? 0),
        behavior: 'instant',
      });
      // What it said where the page was scrolled to before counts no more.
      if (scrollY !== before) button?.removeAttribute('data-aside');
    });
  // On a phone the pincode's button reaches below the chat button; on a laptop the widest button and the last size of a row do.
  for (const { width, below } of [
    { width: 390, below: [page.getByRole('button', { name: 'Check', exact: true })] },
    {
      width: 1280,
      below: [
        page.getByRole('button', { name: 'Add to bag' }),
        sizes.nth(
          await sizes.evaluateAll((boxes) =>
            boxes.findIndex(
              (box, at) =>
                (boxes[at + 1]?.getBoundingClientRect().top ?? 0) > box.getBoundingClientRect().top,
            ),
          ),
        ),
      ],
    },
  ]) {
    // Low enough that everything begins below the button, and can be brought there by scrolling down.
    await page.setViewportSize({ width, height: 700 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (const target of below) {
      // What comes late above it moves it away again.
      await expect(async () => {
        await bringBelow(target);
        await expect(chat).toHaveAttribute('data-aside', '', { timeout: 2_000 });
      }).toPass({ timeout: 60_000 });
      await expect(target).toBeVisible();
    }
    await chat.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(chat).toBeFocused();
    await expect(chat).toHaveCSS('opacity', '1');
  }
}

test('on a laptop the way on is in view, and what is to be paid is covered by nothing; the chat button stands aside for what lies below it, on a phone, too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const add = page.getByRole('button', { name: 'Add to bag' });
  // With sizes in two rows, three metals and an older rate, as most have.
  for (const path of TALL) {
    await page.goto(path);
    await expect(add).toBeInViewport({ ratio: 1 });
  }
  await page.goto(await firstDesignOf(page));
  await pageIsHydrated(page);
  const product = new ProductPage(page);
  await expect(add).toBeInViewport({ ratio: 1 });
  const rows = new Set(
    await product.options('Size').evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().top)),
  );
  expect(rows.size).toBeLessThanOrEqual(2);
  await expectChatStandsAside(page, product);
  await page.setViewportSize({ width: 1280, height: 900 });
  await product.options('Size').and(page.locator(':not([data-dimmed])')).nth(2).click();
  await add.click();
  await product.goToBag();
  const total = page.locator('[data-total] dd');
  await expect(total).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main').getByRole('link', { name: 'Checkout' })).toBeInViewport({ ratio: 1 });
  await expectCoveredByNothing(total);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the bag says what to do, and shows no skeleton', async ({ page }) => {
    await page.goto('/checkout/cart/');
    const said = page.getByRole('main').locator('noscript p');
    await expect(said).toContainText('Please switch on JavaScript');
    await expect(said).toBeInViewport();
    await expect(page.getByRole('main').locator('[aria-busy]')).toBeHidden();
    await page.goto('/hi/checkout/cart/');
    await expect(said).toContainText('बैग और ऑर्डर के लिए कृपया JavaScript चालू करके');
  });

  for (const path of ['/account/', '/account/orders/', '/wishlist/', '/hi/account/orders/', '/hi/wishlist/'])
    test(`${path} says what to do, and shows no skeleton`, async ({ page }) => {
      await page.goto(path);
      const said = page.getByRole('main').locator('noscript p');
      await expect(said).toContainText(
        path.startsWith('/hi/') ? 'JavaScript चालू करके' : 'Please switch on JavaScript',
      );
      await expect(said).toBeInViewport({ ratio: 1 });
      await expectCoveredByNothing(said);
      await expect(page.getByRole('main').locator('[aria-busy]')).toBeHidden();
    });
});
