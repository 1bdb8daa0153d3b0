import { ProductPage } from '../../pages/product-page.ts';
import { signInByHand } from '../../support/people/demo-customer.ts';
import { designToBuy } from '../../support/people/earlier-visit.ts';
import { expect, test } from '../../support/shop-test.ts';

test('what a guest put into the bag is there after signing in', { tag: '@smoke' }, async ({ page }) => {
  const { title, path } = await designToBuy(page, 'earrings');
  await page.goto(path);
  await new ProductPage(page).addToBag();

  await signInByHand(page, '/checkout/cart/');
  await expect(page.locator('main')).toContainText(title);
  await page.getByRole('banner').locator('summary').filter({ hasText: 'My account' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'My account' }).click();
  await expect(page).toHaveURL(/\/account\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
