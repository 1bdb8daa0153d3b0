import type { Page } from '@playwright/test';
import { emptyBag, fillBag } from '../pages/bag-page.ts';
import { CheckoutPages } from '../pages/checkout-pages.ts';
import { beginPlan, dayIn, payToTheEnd, planPath, visitPlan as visit } from '../pages/savings-plan-course.ts';
import { enterWithPassword, giveCode, newPhone, type Account } from '../support/earlier-visit.ts';
import { expect } from '../support/shop-test.ts';
import { dayAfter, test, type TurnedStore } from '../support/turned-store.ts';

/** Buys a piece, for which the plan is switched on where it is paid. @returns the order's number */
async function buyWithPlan(page: Page, store: TurnedStore, customer: Account): Promise<string> {
  await enterWithPassword(page, '/checkout/cart/', customer);
  // After half a year the browser is not known any more, and an address is asked about.
  await giveCode(page, customer.email, store.sandbox);
  await emptyBag(page);
  await fillBag(page, 'earrings');
  const checkout = new CheckoutPages(page);
  await checkout.begin();
  await checkout.writeAddress({ name: 'Asha Mehta', phone: newPhone() });
  const whole = await checkout.payable.innerText();
  const plan = page.getByRole('checkbox', { name: 'Use Golden Bounty' });
  await plan.check();
  await expect(page.getByText('Golden Bounty: ₹5,600 used.')).toBeVisible();
  await expect(page.locator('dl', { hasText: 'Golden Bounty' })).toContainText('− ₹5,600');
  await plan.uncheck();
  await expect(checkout.payable).toHaveText(whole);
  await plan.check();
  await expect(checkout.payable).not.toHaveText(whole);
  // It goes with payment ahead alone, and comes back with it.
  await page.getByRole('radio', { name: 'Card, UPI or net banking' }).check();
  await checkout.priced();
  await expect(plan).toBeChecked();
  await checkout.payAtProvider('success');
  const orderNo = await checkout.thanked();
  await expect(page.getByRole('main')).toContainText('Golden Bounty− ₹5,600');
  return orderNo;
}

/** The customer asks to return a delivered order; the store takes it back and pays it back. */
async function giveBack(page: Page, store: TurnedStore, orderNo: string): Promise<void> {
  await store.deliver(orderNo);
  await page.goto(`/account/orders/${orderNo}/`);
  await page.getByRole('button', { name: 'Return order' }).click();
  await page.getByLabel('Reason').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Return requested. We will arrange the pickup.')).toBeVisible();
  await store.takeBack(orderNo);
}

test('what a plan paid for an order that is returned comes back to the plan, to be spent again until its last day, or for thirty days', async ({
  page,
  store,
  customer,
}) => {
  test.setTimeout(420_000);
  const planId = await beginPlan(page, customer, '1000');
  const waits = await payToTheEnd(page, store, customer, planId);
  const lastDay = dayIn(waits, /To spend until\s+/);
  await store.turnTo(dayIn(waits, /To spend on jewellery from /));

  const first = await buyWithPlan(page, store, customer);
  expect(await visit(page, customer, planPath(planId))).toContain('Plan completed');
  await giveBack(page, store, first);
  const back = await visit(page, customer, planPath(planId));
  await expect(page.getByRole('region', { name: 'Yours to spend' })).toContainText('₹5,600');
  expect(back).toContain('₹5,600 came back to the plan.');
  expect(dayIn(back, /To spend until\s+/)).toBe(lastDay);

  // Spent again five days before its last, and returned: thirty days are left from then.
  const late = dayAfter(lastDay, -5);
  await store.turnTo(late);
  const second = await buyWithPlan(page, store, customer);
  expect(second).not.toBe(first);
  await giveBack(page, store, second);
  const again = await visit(page, customer, planPath(planId));
  expect(dayIn(again, /To spend until\s+/)).toBe(dayAfter(late, 30));
  await expect(page.getByRole('region', { name: 'Yours to spend' })).toContainText('₹5,600');

  // Nobody spends it: its payments come back by themselves.
  await store.turnTo(dayAfter(late, 31));
  expect(await visit(page, customer, planPath(planId))).toContain('Its year is over');
});
