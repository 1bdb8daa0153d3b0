import { ProductPage } from '../../pages/product-page.ts';
import { designToBuy, forgetEverything } from '../../support/people/earlier-visit.ts';
import { expect, test } from '../../support/shop-test.ts';

test('the day of delivery is the same on the product page and in the bag, and the bag knows the pincode', async ({
  page,
  context,
}) => {
  await test.step('the pincode in the header is chosen over the page, and the page stays', async () => {
    await page.goto('/jewellery/rings/');
    await page.locator('#shell-header[data-alive]').waitFor({ state: 'attached' });
    const link = page.getByRole('banner').getByRole('link', { name: /^Deliver to/ });
    await expect(link).toContainText('Set pincode');
    await link.click();
    const dialog = page.getByRole('dialog', { name: 'Unlock one-day delivery' });
    await dialog.getByLabel('Delivery pincode').fill('842001');
    await dialog.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(link).toContainText('842001');
    await dialog.getByRole('button', { name: 'Continue shopping' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(page).toHaveURL((url) => url.pathname === '/jewellery/rings/');
    await forgetEverything(page);
  });

  const product = new ProductPage(page);
  await page.goto((await designToBuy(page, 'earrings')).path);

  await product.checkPincode('012345');
  await expect(product.buyBox.getByText('Enter Valid Pincode')).toBeVisible();
  // In Bihar, four days from Bengaluru by road.
  await product.checkPincode('842001');
  const promise = product.buyBox.getByText(/^Delivered by \d+ \w+ to .*842001$/);
  await expect(promise).toBeVisible();
  const day = /by (\d+ \w+) to/.exec((await promise.textContent()) ?? '')?.[1] ?? '';
  const pincode = async () => (await context.cookies()).find(({ name }) => name === 'expressPincode')?.value;
  await expect.poll(pincode).toBe('842001');

  await page.reload();
  await expect(promise).toBeVisible();
  await product.addToBag();
  await product.goToBag();
  await expect(page.getByLabel('Delivery pincode')).toHaveValue('842001');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: day }).first()).toBeVisible();
});
