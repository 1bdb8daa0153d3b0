import { formIsHydrated } from '../../support/hydrated.ts';
import { forgetEverything, newPhone } from '../../support/people/earlier-visit.ts';
import { codeSentTo, messageTo } from '../../support/store/sandbox.ts';
import { expect, test } from '../../support/shop-test.ts';

test('a phone number and a code are enough to have an account', async ({ page, watch }) => {
  const phone = newPhone();
  await page.goto('/sign-in/');
  await formIsHydrated(page);
  await page.getByRole('button', { name: 'Use a code' }).click();
  await page.getByLabel('Mobile number or email').fill('12345');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Please enter minimum 10 digits contact number.')).toBeVisible();
  await page.getByLabel('Mobile number or email').fill(phone);
  const verification = page.waitForRequest('**/api/customer/customer_verification/');
  const sending = page.waitForRequest('**/api/customer/customer_otp/');
  await page.getByRole('button', { name: 'Send code' }).click();
  expect((await verification).postDataJSON()).toEqual({ username: `91-${phone}` });
  expect((await (await verification).response())?.status()).toBe(200);
  await sending;
  await expect(page.getByText('it creates your account')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled();
  await page.getByLabel('Enter OTP').fill(await codeSentTo(`+91${phone}`));
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/account/orders/');
  await expect(page.getByText('No active orders')).toBeVisible();

  await test.step('on a Hindi page the code is sent in Hindi, whatever the browser speaks', async () => {
    await forgetEverything(page);
    const another = newPhone();
    await page.goto('/hi/sign-in/');
    await formIsHydrated(page);
    await page.getByRole('button', { name: 'कोड से' }).click();
    await page.getByLabel('मोबाइल नंबर या ईमेल').fill(another);
    const inHindi = page.waitForRequest('**/api/customer/customer_otp/');
    await page.getByRole('button', { name: 'कोड भेजें' }).click();
    expect((await inHindi).headers()['accept-language']).toBe('hi');
    const { text } = await messageTo(`+91${another}`, /\b\d{6}\b/);
    expect(text).toContain('कोड');
    await page.getByLabel('ओटीपी लिखें').fill(await codeSentTo(`+91${another}`));
    await page.waitForURL((url) => url.pathname === '/hi/');
  });

  await test.step('a wrong code says so and is forgotten', async () => {
    await forgetEverything(page);
    watch.expectFaultFromNowOn(/400/);
    await page.goto('/sign-in/');
    await formIsHydrated(page);
    await page.getByRole('button', { name: 'Use a code' }).click();
    await page.getByLabel('Mobile number or email').fill(`someone.${Date.now()}@suvarna.example`);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Enter OTP').fill('000000');
    await expect(page.getByText('OTP is wrong')).toBeVisible();
    await expect(page.getByLabel('Enter OTP')).toHaveValue('');
  });
});
