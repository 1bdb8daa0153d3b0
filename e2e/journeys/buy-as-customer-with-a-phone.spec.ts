import { fillBag } from '../pages/bag-page.ts';
import { CheckoutPages } from '../pages/checkout-pages.ts';
import { enterWithNewPhone, newPhone } from '../support/earlier-visit.ts';
import { expect, test } from '../support/shop-test.ts';

test('who signed in with a phone and gave no e-mail address buys all the same', async ({ page }) => {
  await enterWithNewPhone(page, '/account/');
  await fillBag(page, 'nose-pins');
  const checkout = new CheckoutPages(page);
  await checkout.begin();
  await checkout.writeAddress({ name: 'Veda Nair', phone: newPhone() });
  await checkout.choose('Card, UPI or net banking');
  await checkout.payAtProvider('success');
  const orderNo = await checkout.thanked();
  await page.getByRole('link', { name: 'Follow the order' }).click();
  await expect(page).toHaveURL(new RegExp(`/account/orders/${orderNo}/`));
  await expect(page.getByRole('main')).toContainText('Order Placed');
});
