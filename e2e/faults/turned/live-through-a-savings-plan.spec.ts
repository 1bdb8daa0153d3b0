/** A plan of months in seconds: the store's clock is turned, which only a store on this machine has. */
import {
  dayIn,
  leave,
  payToTheEnd,
  visitPlan as visit,
  visitPlanWithoutBarrier as visitAndLook,
} from '../../pages/savings-plan-schedule.ts';
import { CheckoutPages } from '../../pages/checkout-pages.ts';
import { SavingsPlanPages } from '../../pages/savings-plan-pages.ts';
import { newPhone, putIntoBag } from '../../support/people/earlier-visit.ts';
import { expect, test } from '../../support/store/store-test.ts';

// As most shoppers of journeys.
test.use({ savesData: true });

/** More than a plan of ₹1,000 a month comes to: what is left is paid by card. */
const WORTH_MORE = { from: 10_000_00, to: 199_999_00 };

test('five instalments, then a piece that is paid with them', async ({ page, turned, customer, byApi }) => {
  const pages = new SavingsPlanPages(page);
  const planId = await byApi.beginPlan(1000);
  const { maturity_date } = await payToTheEnd(turned, byApi, planId);
  const waits = await visit(page, customer, planId);
  expect(waits).toContain('All instalments paid');
  expect(dayIn(waits, /Use it from /)).toBe(maturity_date);
  await leave(page);
  await turned.turnTo(maturity_date);
  await visitAndLook(page, customer, planId);
  await expect(page.getByRole('region', { name: 'Ready to use' })).toContainText('₹5,600');

  await putIntoBag(page, 'earrings', WORTH_MORE);
  await page.goto('/checkout/cart/');
  const checkout = new CheckoutPages(page);
  const use = page.getByRole('button', { name: 'Use Golden Bounty' });
  await expect(use).toBeEnabled();
  const whole = await checkout.payable.innerText();
  await use.click();
  await expect(page.getByText('Golden Bounty applied successfully')).toBeVisible();
  await expect(checkout.payable).not.toHaveText(whole);
  await expect(page.locator('dl', { hasText: 'Golden Bounty' })).toContainText('− ₹5,600');
  await page.getByRole('button', { name: 'Remove Golden Bounty' }).click();
  await expect(checkout.payable).toHaveText(whole);
  await use.click();
  await expect(checkout.payable).not.toHaveText(whole);

  await checkout.begin();
  await checkout.writeAddress({ name: 'Asha Mehta', phone: newPhone() });
  await expect(page.getByRole('main')).toContainText('Golden Bounty');
  await checkout.choose('Cards');
  await checkout.payAtProvider('success');
  const orderNo = await checkout.thanked();
  await page.getByRole('link', { name: 'Track order' }).click();
  await expect(page.getByRole('complementary')).toContainText('Golden Bounty\n− ₹5,600', {
    useInnerText: true,
  });

  await pages.open(planId);
  await expect(page.getByRole('main')).toContainText('Plan completed');
  await expect(page.getByRole('link', { name: `₹5,600 used for order ${orderNo}` })).toBeVisible();
});

test('a missed instalment stops the plan, and is made up for from the stated day', async ({
  page,
  turned,
  customer,
  byApi,
}) => {
  const pages = new SavingsPlanPages(page);
  const planId = await byApi.beginPlan(1000);
  await turned.turnTo((await byApi.plan(planId)).next_due_date);
  await turned.turnBy(8);
  const stopped = await visitAndLook(page, customer, planId);
  expect(stopped).toContain('Payment default! All upcoming installments have been stopped');
  expect(stopped).toContain('Stopped');
  await expect(page.getByRole('main').getByRole('link', { name: /^Pay ₹/ })).toHaveCount(0);
  await page.goto(`/golden-bounty/payment/?plan_id=${planId}`);
  await expect(page.getByText(/You can pay it from/)).toBeVisible();
  await leave(page);

  await turned.turnTo(dayIn(stopped, /You can pay it from /));
  await visit(page, customer, planId);
  await pages.payNext();
  const main = page.getByRole('main');
  await expect(main).toContainText('Paid late.');
  await expect(main).not.toContainText('Payment default!');
  await expect(page.getByRole('region', { name: '2 of 5 instalments paid' })).toContainText(
    'Contribution if paid on time₹480',
  );
});

test('one that is not made up for ends the plan, and what was paid comes back when it is asked for', async ({
  page,
  turned,
  customer,
  byApi,
}) => {
  const planId = await byApi.beginPlan(1000);
  await turned.turnTo((await byApi.plan(planId)).next_due_date);
  await turned.turnBy(8);
  const stopped = await visit(page, customer, planId);
  await leave(page);
  await turned.turnTo(dayIn(stopped, /the plan is canceled on /));
  const ended = await visit(page, customer, planId);
  expect(ended).toContain('Ended because of a missed instalment.');
  await page.getByRole('button', { name: 'Request refund' }).click();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('region', { name: 'Used and refunded' })).toContainText('₹1,000');
});

test('what was not spent within the year is paid back by itself', async ({
  page,
  turned,
  customer,
  byApi,
}) => {
  const planId = await byApi.beginPlan(1500);
  const { redeem_by } = await payToTheEnd(turned, byApi, planId);
  await turned.turnTo(redeem_by);
  await turned.turnBy(1);
  const over = await visit(page, customer, planId);
  expect(over).toContain('The plan year has ended');
  // Each payment the way it came.
  const back = page.getByRole('region', { name: 'Used and refunded' }).getByRole('listitem');
  await expect(back).toHaveText(Array.from({ length: 5 }, () => /^₹1,500 refund/));
});
