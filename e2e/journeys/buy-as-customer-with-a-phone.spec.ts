import { fillBag } from '../pages/bag-page.ts';
import { CheckoutPages } from '../pages/checkout-pages.ts';
import { signInAsSomebodyNew } from '../support/demo-customer.ts';
import { expect, test } from '../support/shop-test.ts';

test('who signed in with a phone and gave no e-mail address buys all the same', async ({ page }) => {
  await signInAsSomebodyNew(page, '/account/');
  await fillBag(page, 'nose-pins', 2);
  const checkout = new CheckoutPages(page);
  await checkout.begin();
  await checkout.writeAddress({ name: 'Veda Nair', phone: '9845012366' });
  await checkout.choose('Card, UPI or net banking');
  await checkout.payAtProvider('success');
  const orderNo = await checkout.thanked();
  await page.getByRole('link', { name: 'Follow the order' }).click();
  await expect(page).toHaveURL(new RegExp(`/account/orders/${orderNo}/`));
  await expect(page.getByRole('main')).toContainText('Order Placed');
});
