import { dayIn, expectNoBarrierOnPlan, planPath, visitPlan as visit } from '../pages/savings-plan-course.ts';
import { SavingsPlanPages } from '../pages/savings-plan-pages.ts';
import { enterWithPassword } from '../support/earlier-visit.ts';
import { expect } from '../support/shop-test.ts';
import { dayAfter, test } from '../support/turned-store.ts';

test('an automatic payment that fails twice succeeds at its third try; after three that fail the customer pays by hand', async ({
  page,
  store,
  customer,
}) => {
  const pages = new SavingsPlanPages(page);
  await enterWithPassword(page, '/golden-bounty/plans/', customer);
  await pages.fill('1000', 'Asha Mehta');
  await page.getByRole('radio', { name: /UPI Autopay/ }).check();
  await pages.send();
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.waitForURL(/\/golden-bounty\/plans\/GB-/);
  const planId = /GB-\w{10}/.exec(page.url())?.[0] ?? '';
  const mandate = page.getByRole('region', { name: 'Automatic payment' });
  await expect(mandate).toContainText('UPI Autopay: each instalment is charged on its due date.');
  await pages.payNext(planId);
  const month = (number: number) => pages.months.getByRole('listitem').nth(number - 1);

  // Fails on the due date and on the day after, and then does not.
  const second = dayIn(await visit(page, customer, planPath(planId)), /Due on /);
  await store.announceChargeOf(second);
  expect(dayIn(await visit(page, customer, planPath(planId)), /Next charge\s+/)).toBe(second);
  await store.chargesEnd('failure');
  for (const tries of [1, 2]) {
    await store.charge(dayAfter(second, tries - 1));
    await visit(page, customer, planPath(planId));
    await expect(mandate).toContainText(`Failed tries${tries}`);
    await expect(month(2)).not.toContainText('We add');
  }
  await expectNoBarrierOnPlan(page, planId);
  await store.chargesEnd('success');
  await store.charge(dayAfter(second, 2));
  const charged = await visit(page, customer, planPath(planId));
  await expect(page.getByRole('region', { name: '2 of 5 instalments paid' })).toBeVisible();
  await expect(month(2)).toContainText('We add ₹120');

  // Fails at every try: it is left to the customer.
  const third = dayIn(charged, /Due on /);
  await store.announceChargeOf(third);
  await store.chargesEnd('failure');
  for (const days of [0, 1, 2]) await store.charge(dayAfter(third, days));
  await store.charge(dayAfter(third, 3));
  await visit(page, customer, planPath(planId));
  await expect(mandate).toContainText('UPI Autopay: the charges failed. Please pay by hand.');
  await expectNoBarrierOnPlan(page, planId);
  await pages.payNext(planId);
  await visit(page, customer, planPath(planId));
  await expect(page.getByRole('region', { name: '3 of 5 instalments paid' })).toBeVisible();
  await expect(month(3)).toContainText('We add ₹120');
});
