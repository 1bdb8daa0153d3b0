import { fillBag } from '../../pages/bag-page.ts';
import { CheckoutPages } from '../../pages/checkout-pages.ts';
import { comeToPaymentOf } from '../../support/people/earlier-checkout.ts';
import { enterWithNewPhone, newPhone } from '../../support/people/earlier-visit.ts';
import { expect, test } from '../../support/shop-test.ts';

test.use({ savesData: false });

test('who signed in with a phone and gave no e-mail address buys all the same, and in the same tab once more: another order', async ({
  page,
}) => {
  const veda = { name: 'Veda Nair', phone: newPhone() };
  await enterWithNewPhone(page);
  await fillBag(page, 'nose-pins');
  const checkout = new CheckoutPages(page);
  await checkout.begin();
  await checkout.writeAddress(veda);
  await checkout.choose('Cards');
  await checkout.payAtProvider('success');
  const first = await checkout.thanked();
  await page.getByRole('link', { name: 'Track order' }).click();
  await expect(page).toHaveURL(new RegExp(`/account/orders/${first}/`));
  await expect(page.getByRole('main')).toContainText('Order Placed');

  // The tab remembers what it paid: with pieces in the bag the payment is that of the new one.
  const { title } = await comeToPaymentOf(page, 'nose-pins', veda);
  await expect(page.getByRole('main')).toContainText(title);
  await checkout.choose('Cards');
  await checkout.payAtProvider('success');
  const second = await checkout.thanked();
  expect(second).toMatch(/^SV-/);
  expect(second).not.toBe(first);
});
