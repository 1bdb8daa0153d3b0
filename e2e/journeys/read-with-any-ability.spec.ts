import { CheckoutPages } from '../pages/checkout-pages.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { formIsHydrated } from '../support/hydrated.ts';
import { expectNoBarrierAtAnyWidth } from '../support/barriers.ts';
import { demoCustomer, signIn } from '../support/demo-customer.ts';
import { newPhone, openAccount } from '../support/earlier-visit.ts';
import { expect, test } from '../support/shop-test.ts';
import { storePages } from '../support/store-pages.ts';

for (const { name, path } of storePages) {
  test(`${name}: no serious barrier, no sideways scrolling`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectNoBarrierAtAnyWidth(page, { chrome: name.startsWith('home') });
  });
}

test('product: no serious barrier, no sideways scrolling', async ({ page }) => {
  const listing = new ListingPage(page);
  await listing.open('/jewellery/rings/');
  await listing.openDesign(0);
  await page.waitForLoadState('networkidle');
  await expectNoBarrierAtAnyWidth(page);
});

test('account of a signed-in customer, in both languages: no serious barrier, no sideways scrolling', async ({
  page,
}) => {
  test.slow();
  await signIn(page, '/account/');
  for (const { path, signOut } of [
    { path: '/account/', signOut: 'Sign out' },
    { path: '/hi/account/', signOut: 'साइन आउट' },
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    // Only the page of somebody who is signed in has it: the doors of a guest would pass as well.
    await expect(page.getByRole('main').getByRole('button', { name: signOut })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(demoCustomer.email);
    await expectNoBarrierAtAnyWidth(page, { chrome: true });
  }
});

test('signing in with a code, in both languages: no serious barrier, no sideways scrolling', async ({
  page,
}) => {
  test.slow();
  for (const { path, way, target, send, code } of [
    {
      path: '/sign-in/',
      way: 'Use a code',
      target: 'Mobile number or email',
      send: 'Send code',
      code: 'Enter OTP',
    },
    { path: '/hi/sign-in/', way: 'कोड से', target: 'मोबाइल नंबर या ईमेल', send: 'कोड भेजें', code: 'ओटीपी लिखें' },
  ]) {
    await page.goto(path);
    await formIsHydrated(page);
    await page.getByRole('button', { name: way }).click();
    await expectNoBarrierAtAnyWidth(page);
    await page.getByLabel(target).fill(`reader.${Date.now()}@suvarna.example`);
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByLabel(code)).toBeFocused();
    await expectNoBarrierAtAnyWidth(page);
  }
});

test('profile and addresses of a customer, in both languages: no serious barrier, no sideways scrolling', async ({
  page,
}) => {
  await openAccount(page, '/account/');
  await page.goto('/account/address/new/');
  await new CheckoutPages(page).fillAddress({ name: 'Tara Sen', phone: newPhone() });
  await page.getByRole('button', { name: 'Save address' }).click();
  const saved = page.getByRole('listitem').filter({ hasText: 'Tara Sen' });
  await expect(saved).toBeVisible();
  const edit = (await saved.getByRole('link', { name: 'Edit' }).getAttribute('href')) ?? '';
  for (const language of ['', '/hi']) {
    for (const [path, shows] of [
      ['/account/profile/', page.locator('#field-date_of_birth')],
      ['/account/address/', saved],
      ['/account/address/new/', page.locator('#shipping-full_name')],
      [edit, page.locator('#shipping-full_name')],
      ['/account/orders/', page.locator('#main h2')],
    ] as const) {
      await page.goto(`${language}${path}`, { waitUntil: 'networkidle' });
      await expect(shows.first()).toBeVisible();
      await expectNoBarrierAtAnyWidth(page);
    }
    await page.goto(`${language}/account/address/`);
    await saved.getByRole('button').last().click();
    await expect(page.getByRole('dialog').filter({ hasText: 'Tara Sen' })).toBeVisible();
    await expectNoBarrierAtAnyWidth(page);
  }
});

test('the keyboard alone reaches a design, and the focus is always in sight', async ({ page }) => {
  await page.goto('/jewellery/rings/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  const design = page.getByRole('article').first().getByRole('link').first();
  let reached = false;
  for (let step = 0; step < 80 && !reached; step += 1) {
    await page.keyboard.press('Tab');
    reached = await design.evaluate((element) => element === document.activeElement);
    expect(
      await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return true;
        const { width, height } = focused.getBoundingClientRect();
        return width > 0 && height > 0;
      }),
      'what has the focus can be seen',
    ).toBe(true);
  }
  expect(reached).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/_product_/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
