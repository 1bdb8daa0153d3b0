import type { EmiPlans, EmiRequest } from '@suvarna/contracts/emi';
import { CheckoutPages } from '../../pages/checkout-pages.ts';
import { expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import { comeToPayment } from '../../support/people/earlier-checkout.ts';
import {
  callAs,
  designToBuy,
  newPhone,
  openAccount,
  putIntoBag,
  shopperAt,
} from '../../support/people/earlier-visit.ts';
import { expect, test } from '../../support/shop-test.ts';
import { decideRequest } from '../../support/people/staff.ts';
import type { Page } from '@playwright/test';

/** What a lender lends for, and what is too much. */
const LENT = { from: 20_000_00, to: 120_000_00 };
/** Asks for the first plan of six months in the sheet of the bag. @returns the request's number */
async function ask(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^EMI from ₹/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Pay by EMI' });
  await expect(sheet.getByText(/Under RBI rules, banks may not convert card payments for/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Request EMI' }).click();
  await expect(sheet.getByText('Please choose a plan')).toBeVisible();
  await expectNoBarrierAtAnyWidth(page, { part: 'dialog[open]' });
  await sheet
    .getByRole('radio', { name: /^6 months/ })
    .first()
    .check();
  await sheet.getByRole('button', { name: 'Request EMI' }).click();
  await expect(sheet.getByText('Please agree to share your details with the lender')).toBeVisible();
  await sheet.getByRole('checkbox', { name: /I agree/ }).check();
  await sheet.getByRole('button', { name: 'Request EMI' }).click();
  const said = sheet.getByText(/We've received your request RQ-/);
  await expect(said).toBeVisible();
  return /RQ-[0-9A-Z]{10}/.exec(await said.innerText())?.[0] ?? '';
}

/** Asks for a plan of six months for the bag, as the sheet does. @returns the request's number */
async function askEarlier(page: Page): Promise<string> {
  const token = await shopperAt(page);
  const { results } = await callAs<EmiPlans>(page, token, 'emi/emi/plans/?amount=50000');
  const { plan_id: plan } = results.find(({ months }) => months === 6) ?? {};
  const body = { plan, consent: true };
  return (await callAs<EmiRequest>(page, token, 'emi/emi_request/create/', body)).request_id;
}

test('a customer asks for EMI in the bag, a lender approves it, and it pays the order', async ({ page }) => {
  test.slow();
  await test.step('a piece says what it is a month, and its plans stay within reach of every ability', async () => {
    await page.goto((await designToBuy(page, 'rings', LENT)).path);
    await page.getByRole('button', { name: /^EMI from ₹/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Pay by EMI' });
    await expect(sheet.getByRole('heading', { name: 'Udaya Bank' })).toBeVisible();
    await expect(sheet.getByText(/a month$/).first()).toBeVisible();
    await expectNoBarrierAtAnyWidth(page, { part: 'dialog[open]' });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^EMI from ₹/ })).toBeFocused();
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAccount(page);
  await putIntoBag(page, 'rings', LENT);

  await test.step('a request that is refused says why, and one that was made is withdrawn', async () => {
    await decideRequest(await askEarlier(page), 'refused', { reason: 'not-eligible' });
    await askEarlier(page);
    await page.goto('/account/emi-requests/');
    await expect(page.getByText('The lender’s conditions are not met.')).toBeVisible();
    await page.getByRole('button', { name: 'Withdraw request' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw request' }).click();
    await expect(page.getByText('You withdrew this request.')).toBeVisible();
  });
  await page.goto('/checkout/cart/');
  const requestId = await ask(page);
  await page.getByRole('link', { name: 'View my EMI requests' }).click();
  const card = page.getByRole('listitem').filter({ hasText: requestId });
  await expect(card).toContainText("We'll reply within two working days.");
  await expectNoBarrierAtAnyWidth(page);

  await decideRequest(requestId, 'approved', { terms: { amount_paise: 150_000_00 } });
  await page.goto('/hi/account/emi-requests/');
  await expect(card).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);
  await page.goto('/account/emi-requests/');
  await expect(card).toContainText('Approved by');
  await card.getByRole('link', { name: 'Pay with EMI' }).click();

  await expect(page).toHaveURL(/\/checkout\/cart\/$/);

  const checkout = new CheckoutPages(page);
  await comeToPayment(page, { name: 'Tara Sen', phone: newPhone() });
  await expect(page.getByText('Approved up to ₹1,50,000.')).toBeVisible();
  await checkout.choose('EMI');
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.waitForURL(/\/pay\//);
  await expect(page.getByText(/lends this amount and pays the shop/)).toBeVisible();
  await checkout.pressAtProvider('success');
  const orderNo = await checkout.thanked();

  await page.goto('/account/emi-requests/');
  await expect(card).toContainText(`Paid for order ${orderNo}.`);
  await card.getByRole('link', { name: 'View order' }).click();
  await expect(page).toHaveURL(new RegExp(`/account/orders/${orderNo}/`));
});
