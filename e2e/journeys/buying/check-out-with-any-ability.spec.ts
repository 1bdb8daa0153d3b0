import type { Page } from '@playwright/test';
import { fillBag } from '../../pages/bag-page.ts';
import { CheckoutPages } from '../../pages/checkout-pages.ts';
import { expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import { chooseAddress } from '../../support/people/earlier-checkout.ts';
import { enterWithNewPhone, newPhone, putIntoBag } from '../../support/people/earlier-visit.ts';
import {
  expectCoveredByNothing,
  expectTidyHeader,
  expectToCoverNothing,
  expectToFitPhones,
} from '../../support/looks/layout-checks.ts';
import { expect, test } from '../../support/shop-test.ts';

/** A page as it stands; `ready` is a part of it that the server does not draw. */
async function look(page: Page, ready: string): Promise<void> {
  await expect(page.locator(ready).first()).toBeVisible();
  await expect(page.locator('#main [aria-busy="true"]')).toHaveCount(0);
  await expectNoBarrierAtAnyWidth(page, { thumbs: true });
}

/** On a laptop what is to be paid and the way on are in view, and neither covers anything. It is left at that size. */
async function expectWayOnInItsPlace(page: Page, button: RegExp): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const wayOn = page.getByRole('button', { name: button });
  await expect(wayOn).toBeInViewport({ ratio: 1 });
  await expectCoveredByNothing(wayOn);
  await expectCoveredByNothing(page.locator('[data-total] dd'));
  await expectToCoverNothing(page.locator('main div:has(> [role="alert"] + div)').filter({ has: wayOn }));
}

/** It fits phones, and its header has room at every width. */
async function expectTidyPhones(page: Page): Promise<void> {
  await expectToFitPhones(page);
  await expectTidyHeader(page);
}

/** The page that stands, in the other language. */
async function turnTo(page: Page, language: 'en' | 'hi'): Promise<void> {
  const path = new URL(page.url()).pathname.replace(/^\/hi\//, '/');
  await page.goto(language === 'hi' ? `/hi${path}` : path);
}

test('from the bag to a payment that fails and one that succeeds: no serious barrier, room for thumbs', async ({
  page,
}) => {
  test.slow();
  const checkout = new CheckoutPages(page);
  await fillBag(page, 'nose-pins');
  await look(page, '[data-total]');
  await turnTo(page, 'hi');
  await look(page, '[data-total]');
  await expectTidyPhones(page);

  await page.getByRole('link', { name: 'चेकआउट करें' }).click();
  await expect(page).toHaveURL(/\/hi\/guest-address\//);
  await look(page, '[name="shipping-full_name"]');
  await expectTidyPhones(page);
  await turnTo(page, 'en');
  await look(page, '[name="shipping-full_name"]');
  await expectTidyPhones(page);
  await expectWayOnInItsPlace(page, /^Deliver here$/);
  await page.getByRole('button', { name: 'Deliver here' }).click();
  await expect(page.getByText('Please enter valid pincode!')).toBeVisible();
  await expectNoBarrierAtAnyWidth(page, { part: 'main form' });
  await checkout.writeAddress({
    email: `veda.${Date.now()}@suvarna.example`,
    name: 'Veda Nair',
    phone: newPhone(),
  });

  await look(page, '[name="payment-mode"]');
  await expectWayOnInItsPlace(page, /^Pay ₹/);
  await turnTo(page, 'hi');
  await look(page, '[name="payment-mode"]');
  await page.locator('[name="payment-mode"][value="sandbox-card"]').check();
  await page.getByRole('button', { name: /^₹.* चुकाएँ$/ }).click();
  // The provider speaks the language of the order.
  await page.waitForURL(/\/pay\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.getByRole('link', { name: 'In English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectNoBarrierAtAnyWidth(page, { thumbs: true });
  await checkout.pressAtProvider('failure');

  await expect(page).toHaveURL(/\/hi\/checkout\/payment-failed\//);
  await turnTo(page, 'en');
  await expect(page.getByRole('heading', { name: 'Uh Oh! Payment failed' })).toBeVisible();
  await look(page, 'main dl');
  await page.getByRole('button', { name: 'Try again' }).click();
  await checkout.pressAtProvider('success');
  await checkout.thanked();
  await look(page, '[data-total]');
});

/** The form is looked at in both languages above. */
test('saved addresses of a customer: no serious barrier', async ({ page }) => {
  await enterWithNewPhone(page);
  await putIntoBag(page, 'nose-pins');
  await chooseAddress(page, { name: 'Asha Mehta', phone: newPhone() });
  await page.goto('/checkout/address/');
  await expect(page.getByRole('main').getByRole('radio', { name: 'Asha Mehta' })).toBeChecked();
  await expect(page.locator('#main [aria-busy="true"]')).toHaveCount(0);
  await expectNoBarrierAtAnyWidth(page);
  await page.getByRole('button', { name: 'Add a new address' }).click();
  await expect(page.locator('[name="shipping-full_name"]')).toBeVisible();
});

/** Tab until an element has the focus; what has it can always be seen. */
async function tabTo(page: Page, what: ReturnType<Page['locator']>): Promise<void> {
  await expect(what).toBeVisible();
  for (let step = 0; step < 90; step += 1) {
    const { isThere, seen } = await what.evaluate((element) => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return { isThere: false, seen: true };
      const { width, height, top, bottom } = focused.getBoundingClientRect();
      return {
        isThere: focused === element,
        seen: width > 0 && height > 0 && bottom > 0 && top < innerHeight,
      };
    });
    expect(seen, 'what has the focus can be seen').toBe(true);
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not get there');
}

test('the keyboard alone gets from the bag to a paid order', async ({ page }) => {
  test.slow();
  await fillBag(page, 'nose-pins');
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('link', { name: 'Checkout' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Where should we deliver?' })).toBeVisible();
  const write = async (label: string | RegExp, text: string): Promise<void> => {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  };
  await write('Email', `kiran.${Date.now()}@suvarna.example`);
  await write('Full name', 'Kiran Shah');
  await write('Pincode', '560001');
  await write('Flat, house, building', '7 Lake View');
  await write('Area and street', 'MG Road');
  await expect(page.getByLabel('State')).toHaveValue('Karnataka');
  await write(/^Mobile number/, '9845012388');
  await tabTo(page, main.getByRole('button', { name: 'Deliver here' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'How would you like to pay?' })).toBeVisible();
  await tabTo(page, main.getByRole('radio', { name: 'UPI' }));
  await page.keyboard.press('Space');
  await new CheckoutPages(page).priced();
  await tabTo(page, main.getByRole('button', { name: /^Pay ₹/ }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/pay\//);
  await tabTo(page, page.locator('button[value="success"]'));
  await page.keyboard.press('Enter');
  await new CheckoutPages(page).thanked();
});
