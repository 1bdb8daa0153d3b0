import { emptyBag, fillBag } from '../pages/bag-page.ts';
import { CheckoutPages } from '../pages/checkout-pages.ts';
import { demoCustomer, signIn } from '../support/demo-customer.ts';
import { giveCode, newPhone } from '../support/earlier-visit.ts';
import { expect, test } from '../support/shop-test.ts';

test('a customer pays with coins, follows the order and asks to cancel it', async ({ page, watch }) => {
  watch.expectFault(/400.*coupon\/apply/);
  await signIn(page, '/checkout/cart/');
  // Coins and addresses wait for a code in a browser where none was given.
  await giveCode(page, demoCustomer.phone);
  await emptyBag(page);
  await fillBag(page, 'earrings');

  const checkout = new CheckoutPages(page);
  await checkout.begin();
  await checkout.writeAddress({ name: 'Asha Mehta', phone: newPhone() });

  const before = await checkout.payable.innerText();
  await checkout.choose('Card, UPI or net banking');
  await page.getByLabel('Coupon code').fill('NOSUCH');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('This coupon code is not valid.')).toBeVisible();

  await page.getByRole('checkbox', { name: /Use my coins/ }).check();
  await expect(page.getByText(/coins are used for this order/)).toBeVisible();
  await expect(checkout.payable).not.toHaveText(before);
  await expect(page.getByRole('main')).toContainText('Coins redeemed');
  // Above ₹2,00,000 the law wants a PAN; without one nothing is sent.
  const pan = page.getByLabel('PAN');
  if (await pan.isVisible()) {
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(page.getByText('Please enter a valid PAN')).toBeVisible();
    await pan.fill('abcpd1234e');
  }
  await checkout.payAtProvider('success');
  const orderNo = await checkout.thanked();

  await page.getByRole('link', { name: 'Follow the order' }).click();
  await expect(page).toHaveURL(new RegExp(`/account/orders/${orderNo}/`));
  await expect(page.getByRole('main')).toContainText('Order Placed');
  await expect(page.getByRole('main')).toContainText('Coins redeemed');

  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByLabel('Reason').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('main')).toContainText('Cancel Requested');

  await page.goto('/account/orders/');
  await expect(page.getByRole('main')).toContainText(orderNo);
});

test('order details need a sign-in and lead back', async ({ page }) => {
  await page.goto('/account/orders/SV-UNKNOWN-1/');
  await expect(page).toHaveURL(/\/sign-in\/?\?next=/);
});
