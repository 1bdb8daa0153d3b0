/** What is asked about an order has pages of its own, which a mail or a bookmark leads to: by keyboard alone. */
import type { Page } from '@playwright/test';
import { fillBag } from '../pages/bag-page.ts';
import { CheckoutPages } from '../pages/checkout-pages.ts';
import { expectNoBarrierAtAnyWidth } from '../support/barriers.ts';
import { tabTo } from '../support/by-keyboard.ts';
import { newPhone, openAccount } from '../support/earlier-visit.ts';
import { expect, test } from '../support/shop-test.ts';
import { deliver } from '../support/staff.ts';

/** A paid order of a customer. @returns its number */
async function buy(page: Page, category: string): Promise<string> {
  await openAccount(page, '/account/');
  await fillBag(page, category);
  const checkout = new CheckoutPages(page);
  await checkout.begin();
  await checkout.writeAddress({ name: 'Asha Rao', phone: newPhone() });
  await checkout.choose('Card, UPI or net banking');
  await checkout.payAtProvider('success');
  return checkout.thanked();
}

test('an order is cancelled on the page for it', async ({ page }) => {
  const here = `/account/orders/${await buy(page, 'nose-pins')}/cancel/`;
  await page.goto(`/hi${here}`);
  await expect(page.getByRole('form', { name: 'ऑर्डर रद्द करें' })).toBeFocused();
  await expectNoBarrierAtAnyWidth(page);

  await page.goto(here);
  await expect(page.getByRole('form', { name: 'Cancel order' })).toBeFocused();
  const send = page.getByRole('button', { name: 'Send request' });
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  // What is missing has the focus, and says so.
  await expect(page.getByLabel('Reason')).toBeFocused();
  await expect(page.getByText('Please select from list of reasons')).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cancel Requested. Our support team will contact you.').first()).toBeVisible();
});

test('another size of a ring is asked for on the page for it', async ({ page }) => {
  const orderNo = await buy(page, 'rings');
  await deliver(orderNo);
  const here = `/account/orders/${orderNo}/resize/`;
  await page.goto(`/hi${here}`);
  await expect(page.getByRole('form', { name: 'दूसरा साइज़ माँगें' })).toBeFocused();
  await expectNoBarrierAtAnyWidth(page);

  await page.goto(here);
  await expect(page.getByRole('form', { name: 'Ask for another size' })).toBeFocused();
  await tabTo(page, page.getByLabel(/^New size for/));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByLabel('Reason'));
  await page.keyboard.press('ArrowDown');
  await expectNoBarrierAtAnyWidth(page);
  await tabTo(page, page.getByRole('button', { name: 'Send request' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/We have your request for another size/)).toBeVisible();
  await page.goto(`/account/orders/${orderNo}/`);
  await expect(page.getByRole('main')).toContainText('Being looked at');
});
