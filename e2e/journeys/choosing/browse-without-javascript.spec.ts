import { ListingPage } from '../../pages/listing-page.ts';
import { ProductPage } from '../../pages/product-page.ts';
import { withoutPictures } from '../../support/page-ready.ts';
import { expect, test } from '../../support/shop-test.ts';

test.use({ javaScriptEnabled: false });

test.beforeEach(({ page }) => withoutPictures(page));

test('listing, filter, next page and design are links and pages', async ({ page }) => {
  const listing = new ListingPage(page);
  await listing.open('/jewellery/rings/');
  await expect(listing.cards).toHaveCount(49);
  await listing.chooseFilter('Karat', '18');
  await expect(page).toHaveURL(/karat\+18/);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page\+2/);
  const title = await listing.openDesign(0);
  const product = new ProductPage(page);
  await expect(product.title).toHaveText(title);
  await expect(page.getByRole('table')).toContainText('Grand total');
  await product.options('Size').and(page.locator(':not([aria-current])')).first().click();
  await expect(page).toHaveURL(/size=/);
  await expect(product.title).toHaveText(title);
});

test('the search field is a form', async ({ page }) => {
  await page.goto('/golden-bounty/');
  await page.locator('form[role="search"] input, form input[name="q"]').first().fill('pearl');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/jewellery\/search\/\?q=pearl/);
  await expect(page.getByRole('article').first()).toBeVisible();
});
