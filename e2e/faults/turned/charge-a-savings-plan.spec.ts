import {
  dayIn,
  leave,
  visitPlan as visit,
  visitPlanWithoutBarrier as visitAndLook,
} from '../../pages/savings-plan-schedule.ts';
import { SavingsPlanPages } from '../../pages/savings-plan-pages.ts';
import { expect, test } from '../../support/store/store-test.ts';
import { dayAfter } from '../../support/store/fake-clock-store.ts';

// As most shoppers of journeys.
test.use({ savesData: true });

test('an automatic payment that fails twice succeeds at its third try; after three that fail the customer pays by hand', async ({
  page,
  turned,
  customer,
  byApi,
}) => {
  const pages = new SavingsPlanPages(page);
  const planId = await byApi.beginPlan(1000, { charged: true });
  const mandate = page.getByRole('region', { name: 'Autopay' });
  const month = (number: number) => pages.months.getByRole('listitem').nth(number - 1);

  // Fails on the due date and on the day after, and then does not.
  const { next_due_date: second } = await byApi.plan(planId);
  await turned.announceChargeOf(second);
  expect(dayIn(await visit(page, customer, planId), /Next payment\s+/)).toBe(second);
  await expect(mandate).toContainText('UPI Autopay: on. Each instalment is paid on its due date.');
  await leave(page);
  await turned.chargesEnd('failure');
  await turned.charge(second);
  expect((await byApi.plan(planId)).mandate).toMatchObject({ state: 'active', failed_tries: 1 });
  await turned.charge(dayAfter(second, 1));
  await visitAndLook(page, customer, planId);
  await expect(mandate).toContainText('Failed attempts2');
  await expect(month(2)).not.toContainText('We add');
  await leave(page);
  await turned.chargesEnd('success');
  await turned.charge(dayAfter(second, 2));
  await visit(page, customer, planId);
  await expect(page.getByRole('region', { name: '2 of 5 instalments paid' })).toBeVisible();
  await expect(month(2)).toContainText('We add ₹120');
  await leave(page);

  // Fails at every try: it is left to the customer.
  const { next_due_date: third } = await byApi.plan(planId);
  await turned.announceChargeOf(third);
  await turned.chargesEnd('failure');
  for (const days of [0, 1, 2, 3]) await turned.charge(dayAfter(third, days));
  await visitAndLook(page, customer, planId);
  await expect(mandate).toContainText('UPI Autopay: payment failed. Please pay yourself.');
  await pages.payNext();
  await expect(page.getByRole('region', { name: '3 of 5 instalments paid' })).toBeVisible();
  await expect(month(3)).toContainText('We add ₹120');
});
