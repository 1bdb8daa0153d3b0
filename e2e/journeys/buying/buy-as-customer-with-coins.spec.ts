import { CheckoutPages } from '../../pages/checkout-pages.ts';
import { comeToPayment } from '../../support/people/earlier-checkout.ts';
import { newPhone, openAccount, putIntoBag } from '../../support/people/earlier-visit.ts';
import { expect, test } from '../../support/shop-test.ts';
import { giveToWallet } from '../../support/people/staff.ts';

test.use({ savesData: false });

/** Two of them are above ₹2,00,000, where the law wants a PAN. */
const ABOVE_A_LAKH = { from: 115_000_00, to: 199_999_00 };

test('a customer pays with coins and a PAN, follows the order and asks to cancel it', async ({
  page,
  watch,
}) => {
  watch.expectFault(/400.*coupon\/apply/);
  const { email } = await openAccount(page);
  await giveToWallet(email, 'coins', 1_200);
  for (let piece = 0; piece < 2; piece += 1) await putIntoBag(page, 'necklaces', ABOVE_A_LAKH);
  await comeToPayment(page, { name: 'Tara Sen', phone: newPhone() });

  const checkout = new CheckoutPages(page);
  await checkout.choose('Cards');
  const before = await checkout.payable.innerText();
  await page.getByLabel('Coupon code').fill('NOSUCH');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('This coupon code is not valid.')).toBeVisible();

  await page.getByRole('checkbox', { name: /Use my coins/ }).check();
  await expect(page.getByText(/coins applied to this order/)).toBeVisible();
  await expect(checkout.payable).not.toHaveText(before);
  await expect(page.getByRole('main')).toContainText('Coins redeemed');
  await checkout.priced();
  // Without the number nothing is sent.
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByText('Please enter a valid PAN')).toBeVisible();
  await expect(page.getByLabel('PAN')).toBeFocused();
  await page.getByLabel('PAN').fill('abcpd1234e');
  await checkout.payAtProvider('success');
  const orderNo = await checkout.thanked();

  await page.getByRole('link', { name: 'Track order' }).click();
  await expect(page).toHaveURL(new RegExp(`/account/orders/${orderNo}/`));
  await expect(page.getByRole('main')).toContainText('Order Placed');
  await expect(page.getByRole('main')).toContainText('Coins redeemed');

  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByLabel('Reason').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('main')).toContainText('Cancel Requested');
});
