import { fillBag } from '../pages/bag-page.ts';
import { CheckoutPages } from '../pages/checkout-pages.ts';
import { expectNoBarrierAtAnyWidth } from '../support/barriers.ts';
import { newPhone, openAccount } from '../support/earlier-visit.ts';
import { expect, test } from '../support/shop-test.ts';
import { deliver } from '../support/staff.ts';

test('a return that nobody has picked up is taken back, and asked for anew', async ({ page }) => {
  await openAccount(page, '/account/');
  await fillBag(page, 'nose-pins');
  const checkout = new CheckoutPages(page);
  await checkout.begin();
  await checkout.writeAddress({ name: 'Asha Rao', phone: newPhone() });
  await checkout.choose('Card, UPI or net banking');
  await checkout.payAtProvider('success');
  const orderNo = await checkout.thanked();
  await deliver(orderNo);
  const order = `/account/orders/${orderNo}/`;
  const main = page.getByRole('main');

  await page.goto(`${order}return/`);
  await page.getByLabel('Reason').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(main).toContainText('Return requested');
  await page.getByRole('button', { name: 'Take the return back' }).click();
  await expectNoBarrierAtAnyWidth(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Take the return back' }).click();
  await expect(page.getByText('The return is taken back. The pieces stay yours.')).toBeFocused();
  await expect(main).toContainText('Return taken back');

  await page.goto(`/hi${order}return/`);
  await page.getByLabel('कारण').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'अनुरोध भेजें' }).click();
  await page.getByRole('button', { name: 'वापसी रद्द करें' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'वापसी रद्द करें' }).click();
  await expect(main).toContainText('वापसी रद्द की');
  await expectNoBarrierAtAnyWidth(page);
});
