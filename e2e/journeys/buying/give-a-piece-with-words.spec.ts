import { CheckoutPages } from '../../pages/checkout-pages.ts';
import { ProductPage } from '../../pages/product-page.ts';
import { comeToPayment } from '../../support/people/earlier-checkout.ts';
import { designToBuy, newPhone } from '../../support/people/earlier-visit.ts';
import { expect, test } from '../../support/shop-test.ts';

test('a pendant with words cut into it and a card of its own is bought as it was written', async ({
  page,
}) => {
  const { title, path } = await designToBuy(page, 'pendants');
  await page.goto(path);
  const product = new ProductPage(page);
  await product.buyBox.getByText('Add an engraving').click();
  const words = product.buyBox.getByLabel(/^Engraving/);
  await words.fill('Asha ♥ Ravi, for ever');
  await product.buyBox.getByRole('button', { name: 'Add to bag' }).click();
  await expect(product.buyBox.getByText('Please use up to 15 letters or digits')).toBeVisible();
  await expect(words).toBeFocused();
  await words.fill('Asha ♥ Ravi');
  await expect(product.buyBox.getByText('Made to order', { exact: true })).toBeVisible();
  await product.addToBag();
  await product.goToBag();

  const bag = page.getByRole('main');
  await expect(bag).toContainText('Asha ♥ Ravi');
  await bag.getByRole('button', { name: `Add a gift note to ${title}` }).click();
  await expect(bag.getByLabel(`Gift note for ${title}`)).toBeFocused();
  await page.keyboard.type('For Asha');
  await page.keyboard.press('Enter');
  await expect(bag.getByRole('button', { name: `Edit the gift note for ${title}` })).toBeFocused();
  await expect(bag.getByText('For Asha')).toBeVisible();

  // Taken out and put back, it is the piece it was.
  await bag.getByRole('button', { name: `Remove ${title}` }).click();
  await bag.getByRole('button', { name: 'Undo' }).click();
  await expect(bag.getByText('Asha ♥ Ravi')).toBeVisible();
  await expect(bag.getByText('For Asha')).toBeVisible();

  const checkout = new CheckoutPages(page);
  const email = `ravi.${Date.now()}@suvarna.example`;
  await comeToPayment(page, { email, name: 'Ravi Iyer', phone: newPhone() });
  await expect(page.getByRole('main')).toContainText('Asha ♥ Ravi');
  await checkout.choose('Cards');
  await checkout.payAtProvider('success');
  await checkout.thanked();
});
