import { ListingPage } from '../pages/listing-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import { expect, test } from '../support/shop-test.ts';

test('a guest fills a bag, changes it, and finds it again', async ({ page }) => {
  const listing = new ListingPage(page);
  await listing.open('/jewellery/rings/');
  const title = await listing.openDesign(0);
  const product = new ProductPage(page);
  await product.addToBag();
  await product.goToBag();
  const bag = page.locator('main');
  await expect(bag).toContainText(title);
  await expect(bag).toContainText(/₹\s?[\d,]+/);

  await page.reload();
  await expect(bag).toContainText(title);
  await expect(page.getByRole('link', { name: /Bag, 1 piece/ })).toBeVisible();

  await bag.getByRole('button', { name: /remove/i }).first().click();
  await expect(bag).toContainText('Your bag is empty');
  await expect(page.getByRole('link', { name: 'Bag', exact: true }).first()).toBeVisible();
});

test('a size is asked for before a ring goes into the bag', async ({ page }) => {
  const listing = new ListingPage(page);
  await listing.open('/jewellery/rings/');
  await listing.openDesign(0);
  const product = new ProductPage(page);
  await product.buyBox.getByRole('button', { name: 'Add to bag' }).click();
  await expect(page.getByText('Please select size')).toBeVisible();
});
