/** A plan of months in minutes: the store's clock is turned, which only a store on this machine has. */
import type { Page } from '@playwright/test';
import { emptyBag, fillBag } from '../pages/bag-page.ts';
import { CheckoutPages } from '../pages/checkout-pages.ts';
import { SavingsPlanPages } from '../pages/savings-plan-pages.ts';
import { signIn } from '../support/demo-customer.ts';
import { newPhone } from '../support/earlier-visit.ts';
import { expect, test as base } from '../support/shop-test.ts';
import { startStore, type Store } from '../support/store.ts';

const DAY_MS = 86_400_000;

class TurnedStore {
  readonly #store: Store;
  /** Ten in the morning in India, of the day it is there. */
  #now = new Date(`${new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)}T04:30:00Z`);

  constructor(store: Store) {
    this.#store = store;
  }

  get shop(): string {
    return this.#store.shop;
  }

  /** Ten in the morning of a day in India; what the store does by night is done. */
  async turnTo(day: string): Promise<void> {
    this.#now = new Date(`${day}T04:30:00Z`);
    await this.#turn({ now: this.#now.toISOString(), run: ['golden-bounty.steps'] });
  }

  /** @returns the day it is then */
  async turnBy(days: number): Promise<void> {
    await this.turnTo(new Date(this.#now.getTime() + days * DAY_MS).toISOString().slice(0, 10));
  }

  async #turn(body: object): Promise<void> {
    const answer = await fetch(`${this.#store.commerce}/test/clock/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`the clock answered ${answer.status}: ${await answer.text()}`);
  }
}

const test = base.extend<object, { readonly store: TurnedStore }>({
  store: [
    async ({}, use) => {
      const store = await startStore({ TEST_CLOCK: 'on' });
      await use(new TurnedStore(store));
      await store.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ store }, use) => use(store.shop),
});

/** `24 Dec 2026`, as pages write a day, as an ISO date. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
function dayIn(text: string, around: RegExp): string {
  const [, date = '', month = '', year = ''] =
    new RegExp(`${around.source}(\\d{1,2}) (\\w{3}) (\\d{4})`).exec(text) ?? [];
  return `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${date.padStart(2, '0')}`;
}

/** A session does not outlive the months between payments: the customer signs in again. */
async function visit(page: Page, path: string): Promise<string> {
  await signIn(page, path);
  const main = page.getByRole('main');
  await expect(main.locator('#timeline-title')).toBeVisible();
  return main.innerText();
}

const planPath = (planId: string): string => `/golden-bounty/plans/${planId}/`;

/** Opens a plan and pays its first instalment. @returns its number */
async function begin(page: Page, rupees: string): Promise<string> {
  const pages = new SavingsPlanPages(page);
  await signIn(page, '/golden-bounty/plans/');
  const planId = await pages.enrol(rupees, 'Asha Mehta');
  await pages.pay('success');
  await pages.paid();
  return planId;
}

/** Pays every further instalment on its day. @returns what the plan's page says then */
async function payToTheEnd(page: Page, store: TurnedStore, planId: string): Promise<string> {
  const pages = new SavingsPlanPages(page);
  let said = await visit(page, planPath(planId));
  while (!said.includes('All instalments are paid')) {
    await store.turnTo(dayIn(said, /Due on /));
    await visit(page, planPath(planId));
    await pages.payNext(planId);
    said = await visit(page, planPath(planId));
  }
  return said;
}

test('five instalments, then a piece that is paid with them', async ({ page, store }) => {
  test.setTimeout(240_000);
  const pages = new SavingsPlanPages(page);
  const planId = await begin(page, '1000');
  const waits = await payToTheEnd(page, store, planId);
  expect(waits).toContain('All instalments are paid');
  await store.turnTo(dayIn(waits, /To spend on jewellery from /));
  await visit(page, planPath(planId));
  await expect(page.getByRole('region', { name: 'Yours to spend' })).toContainText('₹5,600');

  await page.goto('/checkout/cart/');
  await emptyBag(page);
  await fillBag(page, 'earrings');
  const checkout = new CheckoutPages(page);
  const whole = await checkout.payable.innerText();
  await page.getByRole('button', { name: 'Use Golden Bounty' }).click();
  await expect(page.getByText('Golden Bounty applied successfully')).toBeVisible();
  await expect(checkout.payable).not.toHaveText(whole);
  await expect(page.locator('dl', { hasText: 'Golden Bounty' })).toContainText('− ₹5,600');
  await page.getByRole('button', { name: 'Do not use it' }).click();
  await expect(checkout.payable).toHaveText(whole);
  await page.getByRole('button', { name: 'Use Golden Bounty' }).click();
  await expect(checkout.payable).not.toHaveText(whole);

  await checkout.begin();
  await checkout.writeAddress({ name: 'Asha Mehta', phone: newPhone() });
  await expect(page.getByRole('main')).toContainText('Golden Bounty');
  await checkout.choose('Card, UPI or net banking');
  await checkout.payAtProvider('success');
  const orderNo = await checkout.thanked();
  await page.getByRole('link', { name: 'Follow the order' }).click();
  await expect(page.getByRole('complementary')).toContainText('Golden Bounty\n− ₹5,600', {
    useInnerText: true,
  });

  await pages.open(planId);
  await expect(page.getByRole('main')).toContainText('Plan completed');
  await expect(page.getByRole('link', { name: `₹5,600 spent on order ${orderNo}` })).toBeVisible();
});

test('a missed instalment stops the plan, and is made up for from the stated day', async ({
  page,
  store,
}) => {
  test.setTimeout(240_000);
  const pages = new SavingsPlanPages(page);
  const planId = await begin(page, '1000');
  const said = await visit(page, planPath(planId));
  await store.turnTo(dayIn(said, /Due on /));
  await store.turnBy(8);
  const stopped = await visit(page, planPath(planId));
  expect(stopped).toContain('Payment default! All upcoming installments have been stopped');
  expect(stopped).toContain('Stopped');
  await expect(page.getByRole('main').getByRole('link', { name: /^Pay ₹/ })).toHaveCount(0);
  await page.goto(`/golden-bounty/payment/?plan_id=${planId}`);
  await expect(page.getByText(/It can be paid from/)).toBeVisible();

  await store.turnTo(dayIn(stopped, /You can pay it from /));
  await visit(page, planPath(planId));
  await pages.payNext(planId);
  const cured = await visit(page, planPath(planId));
  expect(cured).not.toContain('Payment default!');
  expect(cured).toContain('After its grace.');
  await expect(page.getByRole('region', { name: '2 of 5 instalments paid' })).toContainText(
    'Contribution if all is in time₹480',
  );
});

test('one that is not made up for ends the plan, and what was paid comes back when it is asked for', async ({
  page,
  store,
}) => {
  test.setTimeout(240_000);
  const planId = await begin(page, '1000');
  const said = await visit(page, planPath(planId));
  await store.turnTo(dayIn(said, /Due on /));
  await store.turnBy(8);
  const stopped = await visit(page, planPath(planId));
  await store.turnTo(dayIn(stopped, /it is canceled on /));
  const ended = await visit(page, planPath(planId));
  expect(ended).toContain('A missed instalment was not made up for in time.');
  await page.getByRole('button', { name: 'Ask for the money back' }).click();
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('region', { name: 'Spent and paid back' })).toContainText('₹1,000');
});

test('what nobody spent within the year is paid back by itself', async ({ page, store }) => {
  test.setTimeout(240_000);
  const planId = await begin(page, '1500');
  const waits = await payToTheEnd(page, store, planId);
  await store.turnTo(dayIn(waits, /To spend until\s+/));
  await store.turnBy(1);
  const over = await visit(page, planPath(planId));
  expect(over).toContain('Its year is over');
  // Each payment the way it came.
  const back = page.getByRole('region', { name: 'Spent and paid back' }).getByRole('listitem');
  await expect(back).toHaveText(Array.from({ length: 5 }, () => /^₹1,500 (on the way|paid) back/));
});
