/** A savings plan over its months, in a store whose clock is turned. */
import type { PlanDetails } from '@suvarna/contracts/golden-bounty';
import type { Page } from '@playwright/test';
import { expectNoBarrierAtAnyWidth } from '../support/barriers.ts';
import { enterWithPassword, type Account } from '../support/people/earlier-visit.ts';
import { expect } from '../support/shop-test.ts';
import type { CustomerByApi } from '../support/people/customer-by-api.ts';
import type { FakeClockStore } from '../support/store/fake-clock-store.ts';

/** `24 Dec 2026`, as pages write a day, as an ISO date. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
export function dayIn(text: string, around: RegExp): string {
  const [, date = '', month = '', year = ''] =
    new RegExp(`${around.source}(\\d{1,2}) (\\w{3}) (\\d{4})`).exec(text) ?? [];
  return `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${date.padStart(2, '0')}`;
}

const planPath = (planId: string): string => `/golden-bounty/plans/${planId}/`;
/** A session does not outlive the months between payments: the customer signs in again. */
export async function visitPlan(page: Page, customer: Account, planId: string): Promise<string> {
  await enterWithPassword(page, planPath(planId), customer);
  const main = page.getByRole('main');
  await expect(main.locator('#timeline-title')).toBeVisible();
  return main.innerText();
}

/** Of the store, and nothing runs there. */
export const QUIET = '/favicon.svg';

/** For a page on which nothing runs: the clock is turned next, and what is still asked for then is asked for by an old session. */
export async function leave(page: Page): Promise<void> {
  await page.goto(QUIET);
}

/** Pays every further instalment on its day. @returns the plan as it is then */
export async function payToTheEnd(
  store: FakeClockStore,
  byApi: CustomerByApi,
  planId: string,
): Promise<PlanDetails> {
  let plan = await byApi.plan(planId);
  while (plan.next_due_date !== '') {
    await store.turnTo(plan.next_due_date);
    await byApi.payInstalment(planId);
    plan = await byApi.plan(planId);
  }
  return plan;
}

/** The plan's page in Hindi and then in English, where it stays open, on a desk and on a phone. @returns what it says */
export async function visitPlanWithoutBarrier(
  page: Page,
  customer: Account,
  planId: string,
): Promise<string> {
  const size = page.viewportSize();
  await enterWithPassword(page, `/hi${planPath(planId)}`, customer);
  await expect(page.locator('#timeline-title')).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);
  await page.goto(planPath(planId));
  const main = page.getByRole('main');
  await expect(main.locator('#timeline-title')).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);
  if (size !== null) await page.setViewportSize(size);
  return main.innerText();
}
