import { fillBag } from '../pages/bag-page.ts';
import { CheckoutPages } from '../pages/checkout-pages.ts';
import { expectNoBarrierAtAnyWidth } from '../support/barriers.ts';
import { newPhone, openAccount } from '../support/earlier-visit.ts';
import { expect, test } from '../support/shop-test.ts';
import { cancelAndRefund } from '../support/staff.ts';

test('the money of a cancelled order becomes credits where its customer asks for that', async ({ page }) => {
  await openAccount(page, '/checkout/cart/');
  await fillBag(page, 'earrings');
  const checkout = new CheckoutPages(page);
  await checkout.begin();
  await checkout.writeAddress({ name: 'Tara Sen', phone: newPhone() });
  await checkout.choose('Card, UPI or net banking');
  const paid = await checkout.payable.innerText();
  await checkout.payAtProvider('success');
  const orderNo = await checkout.thanked();

  await page.goto(`/account/orders/${orderNo}/`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByLabel('Reason').selectOption({ index: 1 });
  const where = page.getByLabel('Where should the money go?');
  await expect(page.getByText('Banks take up to a week to show it.')).toBeVisible();
  await where.selectOption('Into my wallet, as credits');
  await expect(page.getByText(/^Yours as soon as the refund is approved\./)).toBeVisible();
  // From its top: a bar that stays in view may lie over half a button further down.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoBarrierAtAnyWidth(page);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('main')).toContainText('Cancel Requested');

  await cancelAndRefund(orderNo);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(`${paid} to: Credits`);
  await page.goto('/account/wallet/credits/');
  const line = page.getByRole('listitem').filter({ hasText: orderNo });
  await expect(line).toContainText(paid);
});
