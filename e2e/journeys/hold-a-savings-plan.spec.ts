import { NOMINEE, SavingsPlanPages } from '../pages/savings-plan-pages.ts';
import { expectNoBarrierAtAnyWidth } from '../support/barriers.ts';
import { enterWithNewPhone, openAccount } from '../support/earlier-visit.ts';
import { formIsHydrated } from '../support/hydrated.ts';
import { nextCodeTo } from '../support/sandbox.ts';
import { expect, test } from '../support/shop-test.ts';

test('a customer opens a plan, pays its first instalment at the second try, and finds it in the account', async ({
  page,
}) => {
  const pages = new SavingsPlanPages(page);
  await openAccount(page, '/golden-bounty/plans/');
  await expect(page.getByRole('heading', { name: 'You have no plan yet' })).toBeVisible();

  const planId = await pages.enrol('2000', 'Tara Sen');
  await pages.pay('failure');
  await expect(page.getByRole('heading', { name: 'Uh Oh! Payment failed' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await pages.pressAtProvider('success');
  await pages.paid();
  await page.getByRole('link', { name: 'To my plan' }).click();

  await expect(pages.months.getByRole('listitem').first()).toContainText('Paid');
  await expect(page.getByRole('region', { name: '1 of 5 instalments paid' })).toContainText(
    'Contribution so far₹240',
  );
  // The page of a payment is kept in nobody's history: it was paid, and says so again.
  await page.goto('/account/');
  await expect(page.getByRole('main')).toContainText(/Golden Bounty Next: ₹2,000, due on/);
  await page.getByRole('link', { name: 'Open the plan' }).click();
  await expect(page).toHaveURL(`/golden-bounty/plans/${planId}/`);

  await page.getByRole('link', { name: 'Instalments and receipts' }).click();
  const downloads = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Receipt of ₹2,000 for instalment 1' }).click();
  expect((await downloads).suggestedFilename()).toMatch(/^suvarna-GP-\w{10}-receipt\.pdf$/);
  await expect(page.getByText('Document downloaded successfully')).toBeVisible();
  await pages.open(planId, 'documents/');
  for (const paper of ['Enrolment form', 'Receipt of instalment 1', 'Statement'])
    await expect(page.getByRole('heading', { name: paper })).toBeVisible();
});

test('a part is paid first, and the plan says what is to go', async ({ page }) => {
  const pages = new SavingsPlanPages(page);
  await openAccount(page, '/golden-bounty/plans/');
  const planId = await pages.enrol('1000', 'Tara Sen');
  await page.getByRole('radio', { name: 'A part of it' }).check();
  await page.getByLabel('Amount now').fill('400');
  await pages.pay('success');
  await pages.paid();
  await pages.open(planId);
  await expect(pages.months.getByRole('listitem').first()).toContainText('₹400 paid, ₹600 to go.');
  await pages.payNext(planId);
  await pages.open(planId);
  await expect(pages.months.getByRole('listitem').first()).toContainText('We add ₹120');
});

test('the nominee changes with a code, and a plan is given up in its first days', async ({ page }) => {
  const pages = new SavingsPlanPages(page);
  const phone = await enterWithNewPhone(page, '/golden-bounty/plans/');
  const planId = await pages.enrol('1500', 'Meera Iyer');
  await pages.pay('success');
  await pages.paid();

  await pages.open(planId, 'nominee/');
  await expect(page.getByText(NOMINEE.name)).toBeVisible();
  await page.getByRole('button', { name: 'Change the nominee' }).click();
  await page.getByLabel('Name of the nominee').fill('Kavya Iyer');
  await page.getByLabel('Relationship to you').selectOption('daughter');
  const code = await nextCodeTo(`+91${phone}`, () =>
    page.getByRole('button', { name: 'Send a code to my phone' }).click(),
  );
  await page.getByLabel('Code of 6 digits').fill(code);
  await expect(page.getByText('Your nominee is changed.')).toBeVisible();
  await expect(page.getByText('Kavya Iyer')).toBeVisible();

  await pages.open(planId);
  await page.getByRole('button', { name: 'Ask to cancel' }).click();
  await expect(page.getByText('You get ₹1,500 back, and our contribution is lost.')).toBeVisible();
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('As you asked for.').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Spent and paid back' })).toContainText('₹1,500');
});

test('instalments that are charged by themselves are allowed at the bank, and ended on the plan’s page', async ({
  page,
}) => {
  const pages = new SavingsPlanPages(page);
  await openAccount(page, '/golden-bounty/plans/');
  await pages.fill('1000', 'Tara Sen');
  await page.getByRole('radio', { name: /UPI Autopay/ }).check();
  await pages.send();
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.waitForURL(/\/golden-bounty\/plans\/GB-/);
  const mandate = page.getByRole('region', { name: 'Automatic payment' });
  await expect(mandate).toContainText('UPI Autopay: each instalment is charged on its due date.');
  await mandate.getByRole('button', { name: 'End automatic payment' }).click();
  await expect(mandate.getByRole('button', { name: 'UPI Autopay' })).toBeVisible();
});

test('the calculator asks the store, with a script and without', async ({ page, browser }) => {
  await page.goto('/golden-bounty/calculator/?amount=5000');
  const result = page.locator('main dl').first();
  await expect(result).toContainText('₹28,000');
  const answered = page.waitForResponse(/golden_bounty\/plan\/calculator\//);
  await page.getByRole('combobox', { name: 'How instalment 3 is paid' }).selectOption('Too late');
  expect((await answered).url()).toContain('amount=5000&missed=3');
  await expect(result).toContainText('₹600 less than on time');
  await expect(result).toContainText('₹27,400');

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${new URL(page.url()).origin}/golden-bounty/calculator/`);
  await plain.getByLabel('Amount each month (₹)').fill('5000');
  await plain.getByRole('combobox', { name: 'How instalment 3 is paid' }).selectOption('Too late');
  await plain.getByRole('button', { name: 'Calculate' }).click();
  await expect(plain.locator('main dl').first()).toContainText('₹27,400');
  await context.close();
});

test('from the form to the papers: no serious barrier in both languages', async ({ page }) => {
  const pages = new SavingsPlanPages(page);
  await openAccount(page, '/golden-bounty/plans/');
  const look = async (path: string, ready: string): Promise<void> => {
    for (const address of [path, `/hi${path}`]) {
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect(page.locator(ready).first()).toBeVisible();
      await expectNoBarrierAtAnyWidth(page);
    }
  };
  await look('/golden-bounty/plans/', 'main h2');
  await look('/golden-bounty/callback/', '[name="time"]');
  await look('/golden-bounty/enrol/', '[name="consent"]');
  await page.locator('main button[type="submit"]').click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
  await expectNoBarrierAtAnyWidth(page);
  const planId = await pages.enrol('1000', 'Tara Sen');
  await look(`/golden-bounty/payment/?plan_id=${planId}`, '[name="mode"]');
  await page.goto(`/golden-bounty/payment/?plan_id=${planId}`);
  await formIsHydrated(page);
  await pages.pay('failure');
  await expect(page.getByRole('heading', { name: 'Uh Oh! Payment failed' })).toBeVisible();
  const failed = new URL(page.url());
  await look(`${failed.pathname}${failed.search}`, 'main dl');
  await page.goto(failed.href);
  await page.getByRole('button', { name: 'Try again' }).click();
  await pages.pressAtProvider('success');
  await pages.paid();
  const success = new URL(page.url());
  await look(`${success.pathname}${success.search}`, 'main dl');
  await look(`/golden-bounty/plans/${planId}/`, '#timeline-title');
  for (const part of ['installments/', 'documents/', 'nominee/'])
    await look(`/golden-bounty/plans/${planId}/${part}`, 'main h2, main dl');
});

test('the whole way by keyboard', async ({ page }) => {
  await openAccount(page, '/golden-bounty/enrol/?amount=1000');
  await formIsHydrated(page);
  const { keyboard } = page;
  await page.getByLabel('Amount each month').focus();
  for (const text of ['Tara Sen', NOMINEE.name, 'Spouse', NOMINEE.phone, NOMINEE.email]) {
    await keyboard.press('Tab');
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type(text);
  }
  await page.getByRole('checkbox', { name: /I have read the terms/ }).focus();
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await page.waitForURL(/\/golden-bounty\/payment\/\?plan_id=/);
  await expect(page.getByRole('button', { name: 'Pay ₹1,000' })).toBeVisible();
  await page.getByRole('radio', { name: /All of it/ }).focus();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Pay ₹1,000' })).toBeFocused();
  await keyboard.press('Enter');
  await page.waitForURL(/\/pay\//);
});
