import type { Page } from '@playwright/test';
import { NOMINEE, SavingsPlanPages } from '../../pages/savings-plan-pages.ts';
import { expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import { enrolEarlier, payFirstInstalment } from '../../support/people/earlier-order.ts';
import { addPhone, enterWithNewPhone, openAccount } from '../../support/people/earlier-visit.ts';
import { expectToFitPhones } from '../../support/looks/layout-checks.ts';
import { formIsHydrated } from '../../support/hydrated.ts';
import { nextCodeTo } from '../../support/store/sandbox.ts';
import { expectToPrint } from '../../support/looks/print.ts';
import { expect, test } from '../../support/shop-test.ts';

const DESK = { width: 1280, height: 900 };

/** Number of the plan whose page is open. */
const planIn = (page: Page): string => /\/plans\/([^/]+)\//.exec(page.url())?.[1] ?? '';

test('a customer opens a plan, pays its first instalment at the second try, and finds it in the account', async ({
  page,
}) => {
  const pages = new SavingsPlanPages(page);
  await openAccount(page, '/golden-bounty/plans/');
  await expect(page.getByRole('heading', { name: 'No investments yet' })).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);
  await expectToFitPhones(page);

  await addPhone(page);
  await page.setViewportSize(DESK);
  await page.goto('/golden-bounty/enrol/?amount=2000');
  await formIsHydrated(page);
  const { keyboard } = page;
  const planId = await test.step('the whole way by keyboard', async () => {
    await page.getByLabel('Monthly amount').focus();
    // The name of the nominee is left out at first.
    for (const text of ['Tara Sen', '', 'Spouse', NOMINEE.phone, NOMINEE.email]) {
      await keyboard.press('Tab');
      if (text === '') continue;
      await keyboard.press('ControlOrMeta+A');
      await keyboard.type(text);
    }
    await page.getByRole('checkbox', { name: /I have read and accept the terms/ }).focus();
    await keyboard.press('Space');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(page.getByLabel("Nominee's name")).toBeFocused();
    await expectNoBarrierAtAnyWidth(page);
    await keyboard.type(NOMINEE.name);
    await keyboard.press('Enter');
    await page.waitForURL(/\/golden-bounty\/payment\/\?plan_id=/);
    const { searchParams } = new URL(page.url());

    const pay = page.getByRole('button', { name: 'Pay ₹2,000' });
    await expect(pay).toBeVisible();
    await expectNoBarrierAtAnyWidth(page);
    await page.setViewportSize(DESK);
    await page.getByRole('radio', { name: /Full amount/ }).focus();
    // UPI is the first of the next group.
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await expect(page.getByRole('radio', { name: /^UPI/ })).toBeChecked();
    await keyboard.press('Tab');
    await expect(pay).toBeFocused();
    await keyboard.press('Enter');
    await page.waitForURL(/\/pay\//);
    await expect(page.locator('body')).toContainText('You chose in the shop: UPI.');
    return searchParams.get('plan_id') ?? '';
  });
  await pages.pressAtProvider('failure');
  await expect(page.getByRole('heading', { name: 'Uh Oh! Payment failed' })).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await pages.pressAtProvider('success');
  await pages.paid();
  await expectNoBarrierAtAnyWidth(page);
  await page.getByRole('link', { name: 'View my plan' }).click();

  await expect(pages.months.getByRole('listitem').first()).toContainText('Paid');
  await expect(page.getByRole('region', { name: '1 of 5 instalments paid' })).toContainText(
    'Contribution so far₹240',
  );
  await expectNoBarrierAtAnyWidth(page);
  // On a phone the line of the plan is read further down, near the view.
  await page.setViewportSize(DESK);
  await page.goto('/account/');
  await expect(page.getByRole('main')).toContainText(/Golden Bounty Next: ₹2,000, due on/);
  await page.getByRole('link', { name: 'View plan' }).click();
  await expect(page).toHaveURL(`/golden-bounty/plans/${planId}/`);

  await page.getByRole('link', { name: 'Instalments and receipts' }).click();
  const receipt = page.getByRole('button', { name: 'Receipt for ₹2,000, instalment 1' });
  await expect(receipt).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);
  await expectToPrint(page, '₹2,000');
  const downloads = page.waitForEvent('download');
  await receipt.click();
  // It goes after three seconds.
  await expect(page.getByText('Document downloaded successfully')).toBeVisible();
  expect((await downloads).suggestedFilename()).toMatch(/^suvarna-GP-\w{10}-receipt\.pdf$/);
  await pages.open(planId, 'documents/');
  for (const paper of ['Enrolment form', 'Receipt for instalment 1', 'Statement'])
    await expect(page.getByRole('heading', { name: paper })).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);
});

/** Its other pages have the templates that are looked at in English above. */
test('in Hindi a part is paid first, and the form, the payment and the plan have no serious barrier', async ({
  page,
  context,
}) => {
  const pages = new SavingsPlanPages(page);
  const look = async (path: string, ready: string): Promise<void> => {
    await page.goto(path);
    await expect(page.locator(ready).first()).toBeVisible();
    await expectNoBarrierAtAnyWidth(page);
  };
  await test.step('the calculator asks the store, with a script and without', async () => {
    await test.step('without', async () => {
      // As a context whose scripts are off does it, which would have to fetch every file again.
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setScriptExecutionDisabled', { value: true });
      await page.goto('/golden-bounty/calculator/');
      await page.getByLabel('Monthly amount (₹)').fill('5000');
      await page.getByRole('combobox', { name: 'Payment of instalment 3' }).selectOption('Late');
      await page.getByRole('button', { name: 'Calculate' }).click();
      await expect(page).toHaveURL(/\?amount=5000&how=/);
      await expect(page.locator('main dl').first()).toContainText('₹27,400');
      await devtools.send('Emulation.setScriptExecutionDisabled', { value: false });
    });

    await page.goto('/golden-bounty/calculator/?amount=5000');
    const result = page.locator('main dl').first();
    await expect(result).toContainText('₹28,000');
    // The server's page shows it, too, and asks no shopper yet.
    await expect(page.locator('main [data-asleep]')).toHaveCount(0);
    const answered = page.waitForResponse(/golden_bounty\/plan\/calculator\//);
    await page.getByRole('combobox', { name: 'Payment of instalment 3' }).selectOption('Late');
    expect((await answered).url()).toContain('amount=5000&missed=3');
    await expect(result).toContainText('₹600 less than if paid on time');
    await expect(result).toContainText('₹27,400');
  });

  await openAccount(page);
  for (const language of ['', '/hi']) {
    await look(`${language}/golden-bounty/callback/`, '[name="time"]');
    await expectToFitPhones(page);
  }
  await page.goto('/hi/golden-bounty/enrol/');
  await formIsHydrated(page);
  await page.locator('main button[type="submit"]').click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
  await expectNoBarrierAtAnyWidth(page);

  await addPhone(page);
  const planId = await enrolEarlier(page, 1000);
  await look(`/hi/golden-bounty/payment/?plan_id=${planId}`, '[name="mode"]');
  await page.getByRole('radio', { name: 'कुछ राशि' }).check();
  await page.getByLabel('अभी चुकाने की राशि').fill('400');
  await page.getByRole('radio', { name: /^यूपीआई/ }).check();
  await page.getByRole('button', { name: '₹400 चुकाएँ' }).click();
  await pages.pressAtProvider('success');
  await expect(page.getByRole('heading', { name: 'भुगतान सफल हुआ' })).toBeVisible();

  const plan = `/hi/golden-bounty/plans/${planId}/`;
  const first = page.getByRole('region', { name: 'महीने-दर-महीने' }).getByRole('listitem').first();
  await look(plan, '#timeline-title');
  await expect(first).toContainText('₹400 चुकाए, ₹600 बाक़ी।');
  await payFirstInstalment(page, planId);
  await page.reload();
  await expect(first).toContainText('हम ₹120 जोड़ेंगे');
});

test('instalments that are charged by themselves are allowed and ended; the nominee changes with a code, and a plan is given up in its first days', async ({
  page,
}) => {
  const pages = new SavingsPlanPages(page);
  const phone = await enterWithNewPhone(page, '/golden-bounty/enrol/');

  await test.step('instalments that are charged by themselves are allowed at the bank, and ended on the plan’s page', async () => {
    await pages.fill('1000', 'Tara Sen');
    await page.getByRole('radio', { name: /UPI Autopay/ }).check();
    await pages.send();
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.waitForURL(/\/golden-bounty\/plans\/GB-/);
    const mandate = page.getByRole('region', { name: 'Autopay' });
    await expect(mandate).toContainText('UPI Autopay: on. Each instalment is paid on its due date.');
    await mandate.getByRole('button', { name: 'Stop Autopay' }).click();
    await expect(mandate.getByRole('button', { name: 'UPI Autopay' })).toBeVisible();
  });

  const planId = planIn(page);
  await test.step('the nominee changes with a code', async () => {
    await payFirstInstalment(page, planId);
    await pages.open(planId, 'nominee/');
    await expect(page.getByText(NOMINEE.name)).toBeVisible();
    await expectNoBarrierAtAnyWidth(page);
    await page.getByRole('button', { name: 'Change nominee' }).click();
    await page.getByLabel("Nominee's name").fill('Kavya Iyer');
    await page.getByLabel('Relationship to you').selectOption('daughter');
    const code = await nextCodeTo(`+91${phone}`, () =>
      page.getByRole('button', { name: 'Send a code to my phone' }).click(),
    );
    await page.getByLabel('6-digit code').fill(code);
    await expect(page.getByText('Nominee updated.')).toBeVisible();
    await expect(page.getByText('Kavya Iyer')).toBeVisible();
  });

  await test.step('a plan is given up in its first days', async () => {
    await pages.open(planId);
    await page.getByRole('button', { name: 'Request cancellation' }).click();
    await expect(page.getByText("We'll refund ₹1,000. You lose our contribution.")).toBeVisible();
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Cancelled at your request.').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Used and refunded' })).toContainText('₹1,000');
  });
});
