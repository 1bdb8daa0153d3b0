/** Fault 32: browsers that keep nothing, or keep nonsense. */
import type { Page } from '@playwright/test';
import { ProductPage } from '../../pages/product-page.ts';
import { designToBuy } from '../../support/people/earlier-visit.ts';
import { expect, test } from '../../support/shop-test.ts';
import { stored } from '../../support/store/stored.ts';

const NOT_KEPT = "Your browser can't save your bag.";

/** By soft navigation, so that what the page remembers is all there is. */
async function shop(page: Page, isKept = true): Promise<void> {
  const { path, title } = await designToBuy(page, 'earrings');
  await page.goto(path);
  const product = new ProductPage(page);
  await product.addToBag();
  await product.goToBag();
  await expect(page.getByRole('main')).toContainText(title);
  await expect(page.getByRole('main').getByText(NOT_KEPT)).toHaveCount(isKept ? 0 : 1);
  await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByRole('main')).toContainText('Your bag is empty');
}

const storages: Readonly<Record<string, () => void>> = {
  'that is forbidden': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  },
  'that is full': () => {
    Reflect.set(Storage.prototype, 'setItem', () => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  },
};
for (const [what, spoil] of Object.entries(storages)) {
  test(`a browser with storage ${what} shops as any other, for as long as the page lives, and is told so`, async ({
    page,
  }) => {
    await page.addInitScript(spoil);
    await shop(page, false);
  });
}

test('storage full of nonsense is put right on the way', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('spoilt') !== null) return;
    const nonsense = [
      '{"state":{"count":-1}}',
      '{half',
      '[]',
      'null',
      '{"state":null}',
      '{"state":{"items":[{"product_id":"x"}]}}',
      '\u0000',
      '{"state":{"pincode":"<b>"}}',
    ];
    [
      'cart',
      'pincode',
      'shippingAddress',
      'wishlist',
      'recentlyViewed',
      'checkoutCoupon',
      'address',
      'checkoutGiftData',
    ].forEach((key, index) => localStorage.setItem(key, nonsense[index] ?? ''));
    for (const key of ['__token__', 'guestToken', 'preGuestToken']) localStorage.setItem(key, 'undefined');
    localStorage.setItem('uuidGuest', '<script>alert(1)</script>');
    localStorage.setItem('spoilt', 'once');
  });
  await shop(page);
  expect(await stored(page, 'uuidGuest')).toMatch(/^[\da-f-]{36}$/);
  expect(await stored(page, 'guestToken')).toMatch(/^[\w-]{43}$/);
  expect(JSON.parse((await stored(page, 'cart')) ?? '')).toMatchObject({ state: { count: 0 } });
  for (const key of ['pincode', 'recentlyViewed'])
    expect((await stored(page, key)) ?? '').not.toContain('<b>');
});
