/** A savings plan over its months, in a store whose clock is turned. */
import type { Page } from '@playwright/test';
import { expectNoBarrierAtAnyWidth } from '../support/barriers.ts';
import { enterWithPassword, type Account } from '../support/earlier-visit.ts';
import { expect } from '../support/shop-test.ts';
import type { TurnedStore } from '../support/turned-store.ts';
import { SavingsPlanPages } from './savings-plan-pages.ts';

/** `24 Dec 2026`, as pages write a day, as an ISO date. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
export function dayIn(text: string, around: RegExp): string {
  const [, date = '', month = '', year = ''] =
    new RegExp(`${around.source}(\\d{1,2}) (\\w{3}) (\\d{4})`).exec(text) ?? [];
  return `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${date.padStart(2, '0')}`;
}

export const planPath = (planId: string): string => `/golden-bounty/plans/${planId}/`;

/** A session does not outlive the months between payments: the customer signs in again. */
export async function visitPlan(page: Page, customer: Account, path: string): Promise<string> {
  await enterWithPassword(page, path, customer);
  const main = page.getByRole('main');
  await expect(main.locator('#timeline-title')).toBeVisible();
  return main.innerText();
}

/** Opens a plan and pays its first instalment. @returns its number */
export async function beginPlan(page: Page, customer: Account, rupees: string): Promise<string> {
  const pages = new SavingsPlanPages(page);
  await enterWithPassword(page, '/golden-bounty/plans/', customer);
  const planId = await pages.enrol(rupees, 'Asha Mehta');
  await pages.pay('success');
  await pages.paid();
  return planId;
}

/** Pays every further instalment on its day. @returns what the plan's page says then */
export async function payToTheEnd(
  page: Page,
  store: TurnedStore,
  customer: Account,
  planId: string,
): Promise<string> {
  const pages = new SavingsPlanPages(page);
  let said = await visitPlan(page, customer, planPath(planId));
  while (!said.includes('All instalments are paid')) {
    await store.turnTo(dayIn(said, /Due on /));
    await visitPlan(page, customer, planPath(planId));
    await pages.payNext(planId);
    said = await visitPlan(page, customer, planPath(planId));
  }
  return said;
}

/** The plan's page as it stands, in both languages, on a desk and on a phone; it is left as it was found. */
export async function expectNoBarrierOnPlan(page: Page, planId: string): Promise<void> {
  const before = { address: page.url(), size: page.viewportSize() };
  for (const language of ['/hi', '']) {
    await page.goto(`${language}${planPath(planId)}`, { waitUntil: 'networkidle' });
    await expect(page.locator('#timeline-title')).toBeVisible();
    await expectNoBarrierAtAnyWidth(page);
  }
  if (before.size !== null) await page.setViewportSize(before.size);
  // At rest: the clock may be turned next, and what is still asked for then is asked for by an old session.
  await page.goto(before.address, { waitUntil: 'networkidle' });
}
