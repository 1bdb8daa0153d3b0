import type { Page } from '@playwright/test';
import { CheckoutPages } from '../../pages/checkout-pages.ts';
import { dayIn, leave, payToTheEnd, QUIET, visitPlan as visit } from '../../pages/savings-plan-schedule.ts';
import { comeToPayment } from '../../support/people/earlier-checkout.ts';
import {
  enterWithPassword,
  giveCode,
  newPhone,
  putIntoBag,
  type Account,
} from '../../support/people/earlier-visit.ts';
import { expect, test } from '../../support/store/store-test.ts';
import { dayAfter, type FakeClockStore } from '../../support/store/fake-clock-store.ts';

// As most shoppers of journeys.
test.use({ savesData: true });

/** More than a plan of ₹1,000 a month comes to: what is left is paid by card. */
const WORTH_MORE = { from: 10_000_00, to: 199_999_00 };

/** Buys what is in the bag; the plan is switched on where it is paid. @returns the order's number */
async function buyWithPlan(page: Page): Promise<string> {
  const checkout = new CheckoutPages(page);
  await comeToPayment(page, { name: 'Asha Mehta', phone: newPhone() });
  const plan = page.getByRole('checkbox', { name: 'Use Golden Bounty' });
  await expect(plan).toBeEnabled();
  await checkout.priced();
  const whole = await checkout.payable.innerText();
  await plan.check();
  await expect(page.getByText('Golden Bounty: ₹5,600 applied.')).toBeVisible();
  await expect(page.locator('dl', { hasText: 'Golden Bounty' })).toContainText('− ₹5,600');
  await plan.uncheck();
  await expect(checkout.payable).toHaveText(whole);
  await plan.check();
  await expect(checkout.payable).not.toHaveText(whole);
  // It goes with payment ahead alone, and comes back with it.
  await page.getByRole('radio', { name: 'Cards' }).check();
  await checkout.priced();
  await expect(plan).toBeChecked();
  await checkout.payAtProvider('success');
  const orderNo = await checkout.thanked();
  await expect(page.getByRole('main')).toContainText('Golden Bounty− ₹5,600');
  return orderNo;
}

/** From the plan that paid for it the customer goes to a delivered order and asks to return it; the store takes it back and pays it back. @returns what the plan, to which the customer comes back, says then */
async function giveBack(page: Page, turned: FakeClockStore, orderNo: string): Promise<string> {
  await turned.deliver(orderNo);
  await page.getByRole('link', { name: `₹5,600 used for order ${orderNo}` }).click();
  await expect(page).toHaveURL(`/account/orders/${orderNo}/`);
  await page.getByRole('button', { name: 'Return order' }).click();
  await page.getByLabel('Reason').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Return requested. We will arrange the pickup.')).toBeVisible();
  await turned.takeBack(orderNo);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Ready to use' })).toContainText('₹5,600');
  return page.getByRole('main').innerText();
}

/** After half a year the browser is not known any more, and an address is asked about. @param contact where codes go */
async function come(page: Page, turned: FakeClockStore, customer: Account, contact: string): Promise<void> {
  await enterWithPassword(page, QUIET, customer);
  await giveCode(page, contact, turned.sandbox);
  await putIntoBag(page, 'earrings', WORTH_MORE);
}

test('what a plan paid for an order that is returned comes back to the plan, to be spent again until its last day, or for thirty days', async ({
  page,
  turned,
  customer,
  byApi,
}) => {
  const planId = await byApi.beginPlan(1000);
  const { maturity_date, redeem_by: lastDay } = await payToTheEnd(turned, byApi, planId);
  await turned.turnTo(maturity_date);

  await come(page, turned, customer, byApi.contact);
  const first = await buyWithPlan(page);
  expect(await visit(page, customer, planId)).toContain('Plan completed');
  const back = await giveBack(page, turned, first);
  expect(back).toContain('₹5,600 returned to the plan.');
  expect(dayIn(back, /Use by\s+/)).toBe(lastDay);
  await leave(page);

  // Spent again five days before its last, and returned: thirty days are left from then.
  const late = dayAfter(lastDay, -5);
  await turned.turnTo(late);
  await come(page, turned, customer, byApi.contact);
  const second = await byApi.order([planId]);
  expect(second).not.toBe(first);
  await visit(page, customer, planId);
  const again = await giveBack(page, turned, second);
  expect(dayIn(again, /Use by\s+/)).toBe(dayAfter(late, 30));
  await leave(page);

  // It is not spent: its payments come back by themselves.
  await turned.turnTo(dayAfter(late, 31));
  expect(await visit(page, customer, planId)).toContain('The plan year has ended');
});
