import { fillBag } from '../../pages/bag-page.ts';
import { CheckoutPages } from '../../pages/checkout-pages.ts';
import { expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import { comeToPayment } from '../../support/people/earlier-checkout.ts';
import { newPhone, putIntoBag } from '../../support/people/earlier-visit.ts';
import { expect, test } from '../../support/shop-test.ts';

/** A voucher of the simulator: what it is worth is in its number. Each journey has one of its own. */
const aVoucher = (hundreds: number): string =>
  `6001${String(hundreds).padStart(4, '0')}${String(Date.now()).slice(-8)}`;
const PIN = '123456';

test('a guest pays partly with a gift voucher, and the rest stays on it', async ({ page, watch }) => {
  watch.expectFault(/400.*giftvoucher\/check_balance/);
  const number = aVoucher(100);
  await fillBag(page, 'earrings');
  const open = page.getByRole('button', { name: 'Pay with a gift voucher' });
  await open.click();
  const sheet = page.getByRole('dialog', { name: 'Gift voucher' });

  await sheet.getByLabel('Voucher number').fill('12');
  await sheet.getByRole('button', { name: 'Check balance' }).click();
  await expect(sheet.getByText('Please enter valid voucher number')).toBeVisible();
  await expect(sheet.getByLabel('Voucher number')).toBeFocused();
  await sheet.getByLabel('Voucher number').fill(number);
  await sheet.getByLabel('PIN').fill('000000');
  await page.keyboard.press('Enter');
  await expect(sheet.getByText('Invalid voucher number')).toBeVisible();
  await sheet.getByLabel('PIN').fill(PIN);
  await page.keyboard.press('Enter');
  await expect(sheet.getByText('₹10,000 on this voucher')).toBeVisible();
  await sheet.getByLabel('Amount to use').fill('20000');
  await sheet.getByRole('button', { name: 'Use voucher' }).click();
  await expect(sheet.getByText('Enter valid amount')).toBeVisible();
  await sheet.getByLabel('Amount to use').fill('2000');
  await sheet.getByRole('button', { name: 'Use voucher' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('Gift vouchers will pay ₹2,000.')).toBeVisible();
  // From its top: wherever the sheet left the page, a bar that stays in view may lie over half a button.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoBarrierAtAnyWidth(page);

  const checkout = new CheckoutPages(page);
  await comeToPayment(page, { name: 'Asha Rao', email: 'asha@example.in', phone: newPhone() });
  await expect(page.getByText('Gift vouchers will pay ₹2,000.')).toBeVisible();
  await checkout.choose('Cards');
  await checkout.payAtProvider('success');
  await checkout.thanked();
  await expect(page.locator('dl', { has: checkout.payable })).toContainText('Gift vouchers− ₹2,000');

  await test.step('a voucher pays for one kind of goods: a bag of several says so', async () => {
    watch.expectNoFaultFromNowOn();
    watch.expectFaultFromNowOn(/400.*giftvoucher\/apply/);
    for (const goods of ['gold-coins', 'earrings']) await putIntoBag(page, goods);
    await page.goto('/checkout/cart/');
    await page.getByRole('button', { name: 'Pay with a gift voucher' }).click();
    const sheet = page.getByRole('dialog', { name: 'Gift voucher' });
    await sheet.getByLabel('Voucher number').fill(aVoucher(50));
    await sheet.getByLabel('PIN').fill(PIN);
    await page.keyboard.press('Enter');
    await sheet.getByRole('button', { name: 'Use voucher' }).click();
    await expect(sheet.getByText(/Single-category voucher error/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });
});
