/** A login without a phone is asked for one (specification §2, §4), against the real service and its codes. */
import type { Locator, Page } from '@playwright/test';
import { formIsHydrated } from '../../support/hydrated.ts';
import { expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import { newAccount, newPhone, openAccount } from '../../support/people/earlier-visit.ts';
import { codeSentTo } from '../../support/store/sandbox.ts';
import { expect, test } from '../../support/shop-test.ts';

/** A new account by a code to an e-mail address: it has no phone. */
async function signInWithoutPhone(page: Page): Promise<void> {
  const { email } = newAccount();
  await page.goto('/sign-in/');
  await formIsHydrated(page);
  await page.getByRole('button', { name: 'Use a code' }).click();
  await page.getByLabel('Mobile number or email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Enter OTP').fill(await codeSentTo(email));
  await page.waitForURL((url) => url.pathname === '/');
}

/** The same since an earlier visit, and not asked yet. */
async function enterWithoutPhone(page: Page, next: string): Promise<void> {
  await openAccount(page);
  await page.evaluate(() => localStorage.removeItem('phoneUpdateAsked'));
  await page.goto(next);
}

const PROMPT = 'dialog[data-prompt="phone"]';
const dialogOf = (page: Page): Locator => page.locator(PROMPT);
const tokens = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => ['__token__', 'userPhoneNumber'].map((key) => localStorage.getItem(key)));

test('a login without a phone adds one: update, verify, resend, and the code by itself', async ({
  page,
  watch,
}) => {
  watch.expectFault(/400/);
  await signInWithoutPhone(page);
  const dialog = page.getByRole('dialog', { name: 'Add your mobile number' });
  await expect(dialog).toBeVisible();
  await expectNoBarrierAtAnyWidth(page, { part: PROMPT });

  const phone = newPhone();
  const number = dialog.getByLabel('Mobile number');
  const code = dialog.getByLabel('Enter OTP');
  await expect(dialog.getByLabel('Country code')).toHaveValue('IN');
  for (const [typed, message] of [
    ['', 'Please enter a contact number.'],
    ['98765', 'Please enter minimum 10 digits contact number.'],
    ['98765432101', 'Please enter maximum 10 digits contact number.'],
  ] as const) {
    await number.fill(typed);
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(dialog.getByText(message)).toBeVisible();
  }
  await number.fill(phone);
  const sending = page.waitForRequest(/\/api\/customer\/customer_otp\/$/);
  await dialog.getByRole('button', { name: 'Update' }).click();
  expect((await sending).postDataJSON()).toEqual({
    customer_telephone: `91-${phone}`,
    update_type: 'update',
  });
  await expect(dialog.getByRole('button', { name: 'Verify' })).toBeVisible();
  await expect(code).toBeFocused();

  // Letters are nothing; six digits go by themselves; a wrong code is forgotten.
  await code.pressSequentially('ab');
  await expect(code).toHaveValue('');
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog.locator('p', { hasText: /^Enter OTP$/ })).toBeVisible();
  await code.fill('000000');
  await expect(dialog.getByText('OTP is wrong')).toBeVisible();
  await expect(code).toHaveValue('');

  // Another code too soon: the store says so in a toast, and the dialog stays as it is.
  await number.fill('9876500000');
  await number.fill(phone);
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText(/Please wait \d+ seconds before you request another code/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Update' })).toBeVisible();
  await expect(number).toHaveValue(phone);
});

test('thirty seconds after sending the button sends again, and the code that came still works', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await enterWithoutPhone(page, '/golden-bounty/');
  const dialog = dialogOf(page);
  const phone = newPhone();
  await dialog.getByLabel('Mobile number').fill(phone);
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByRole('button', { name: 'Verify' })).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_000));
  const right = await codeSentTo(`+91${phone}`);
  await page.clock.runFor(15_000);
  await expect(dialog.getByRole('button', { name: 'Verify' })).toBeVisible();
  await page.clock.runFor(16_000);
  await expect(dialog.getByRole('button', { name: 'Resend' })).toBeVisible();
  // What looks for barriers waits now and then itself.
  await page.clock.resume();
  await expectNoBarrierAtAnyWidth(page, { part: PROMPT });

  const verifying = page.waitForRequest(/\/api\/customer\/customer_verify_otp\/$/);
  await dialog.getByLabel('Enter OTP').fill(right);
  expect((await verifying).postDataJSON()).toMatchObject({
    customer_telephone: `91-${phone}`,
    otp: right,
    update_type: 'update',
    webengageEvent: true,
    deviceType: 'website',
    shopBy: 1,
  });
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Mobile number saved.')).toBeVisible();
  const [token, saved] = await tokens(page);
  expect(saved).toBe(phone);
  const details = await context.request.get('/api/customer/customer_account/details/', {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  expect(await details.json()).toMatchObject({ data: { phone_no: phone } });
  await page.reload({ waitUntil: 'networkidle' });
  await page.clock.fastForward(30_000);
  await expect(dialog).toHaveCount(0);
});

test('a shopper who turns it down is left alone for this login, and asked only where +91 is the code', async ({
  page,
  context,
  baseURL,
}) => {
  await page.clock.install();
  await enterWithoutPhone(page, '/hi/golden-bounty/');
  await expect(page.getByRole('dialog', { name: 'अपना मोबाइल नंबर जोड़ें' })).toBeVisible();
  await expectNoBarrierAtAnyWidth(page, { part: PROMPT });
  await context.addCookies([{ name: 'currency_code', value: 'GBP', url: baseURL ?? '' }]);
  await page.goto('/golden-bounty/', { waitUntil: 'networkidle' });
  await page.clock.fastForward(30_000);
  await expect(dialogOf(page)).toHaveCount(0);
  await context.clearCookies({ name: 'currency_code' });
  await page.goto('/golden-bounty/', { waitUntil: 'networkidle' });
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await page.reload({ waitUntil: 'networkidle' });
  await page.clock.fastForward(60_000);
  await expect(dialogOf(page)).toHaveCount(0);
});
