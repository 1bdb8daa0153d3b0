import { ListingPage } from '../../pages/listing-page.ts';
import { ProductPage } from '../../pages/product-page.ts';
import { expect, test } from '../../support/shop-test.ts';

test('the same page in both languages, one link apart', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/jewellery/rings/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[rel="alternate"][hreflang="hi"]')).toHaveAttribute(
    'href',
    /\/hi\/jewellery\/rings\/$/,
  );
  await page.getByRole('link', { name: /हिन्दी/ }).first().click();
  await expect(page).toHaveURL(/\/hi\/jewellery\/rings\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1, name: 'अंगूठियाँ' })).toBeVisible();
  const title = await new ListingPage(page).openDesign(0);
  await expect(page).toHaveURL(/\/hi\/jewellery\/.*_product_/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(new ProductPage(page).title).toHaveText(title);
});
