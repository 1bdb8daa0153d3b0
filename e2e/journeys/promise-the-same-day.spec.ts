import { ProductPage } from '../pages/product-page.ts';
import { designToBuy } from '../support/earlier-visit.ts';
import { expect, test } from '../support/shop-test.ts';

test('the day of delivery is the same on the product page and in the bag, and the bag knows the pincode', async ({ page, context }) => {
  const product = new ProductPage(page);
  await page.goto((await designToBuy(page, 'earrings')).path);

  await product.checkPincode('012345');
  await expect(product.buyBox.getByText('Enter Valid Pincode')).toBeVisible();
  // In Bihar, four days from Bengaluru by road.
  await product.checkPincode('842001');
  const promise = product.buyBox.getByText(/^Delivered by \d+ \w+ to .*842001$/);
  await expect(promise).toBeVisible();
  const day = /by (\d+ \w+) to/.exec(await promise.textContent() ?? '')?.[1] ?? '';
  expect((await context.cookies()).find(({ name }) => name === 'expressPincode')?.value).toBe('842001');

  await page.reload();
  await expect(promise).toBeVisible();
  await product.addToBag();
  await product.goToBag();
  await expect(page.getByLabel('Delivery pincode')).toHaveValue('842001');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: day }).first()).toBeVisible();
});
