import type { Page } from '@playwright/test';
import { fillBag } from '../pages/bag-page.ts';
import { CheckoutPages } from '../pages/checkout-pages.ts';
import { expectNoBarrierAtAnyWidth } from '../support/barriers.ts';
import { enterWithNewPhone, newPhone } from '../support/earlier-visit.ts';
import { codeSentTo } from '../support/sandbox.ts';
import { expect, test } from '../support/shop-test.ts';

const ORDER = /\/checkout\/(?:payment-failed|success)\/([^/]+)\//;

test.describe('at both widths, in both languages', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** A page as it stands, and the same one in Hindi. */
  async function look(page: Page, ready: string): Promise<void> {
    const path = new URL(page.url()).pathname;
    for (const address of [path, `/hi${path}`]) {
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect(page.locator(ready).first()).toBeVisible();
      await expectNoBarrierAtAnyWidth(page, { thumbs: true });
    }
    await page.goto(path, { waitUntil: 'networkidle' });
  }

  test('from the bag to a payment that fails and one that succeeds: no serious barrier, room for thumbs', async ({
    page,
  }) => {
    const checkout = new CheckoutPages(page);
    await fillBag(page, 'nose-pins');
    await look(page, '[data-total]');
    await checkout.begin();
    await look(page, '[name="shipping-full_name"]');
    await page.getByRole('button', { name: 'Deliver here' }).click();
    await expect(page.getByText('Please enter valid pincode!')).toBeVisible();
    await expectNoBarrierAtAnyWidth(page);
    await checkout.writeAddress({
      email: `veda.${Date.now()}@suvarna.example`,
      name: 'Veda Nair',
      phone: newPhone(),
    });
    await look(page, '[name="payment-mode"]');
    await checkout.choose('Card, UPI or net banking');
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await page.waitForURL(/\/pay\//);
    for (const language of ['hi', 'en']) {
      await page.goto(`${page.url().split('?')[0]}?lang=${language}`);
      await expectNoBarrierAtAnyWidth(page, { thumbs: true });
    }
    await checkout.pressAtProvider('failure');
    await expect(page).toHaveURL(ORDER);
    await look(page, 'main dl');
    await page.getByRole('button', { name: 'Try again' }).click();
    await checkout.pressAtProvider('success');
    await checkout.thanked();
    await look(page, '[data-total]');
  });

  test('the code for paying at the door, and an address of one’s own: no serious barrier', async ({
    page,
  }) => {
    const checkout = new CheckoutPages(page);
    await fillBag(page, 'nose-pins');
    await checkout.begin();
    const phone = newPhone();
    await checkout.writeAddress({ email: `vidya.${Date.now()}@suvarna.example`, name: 'Vidya Nair', phone });
    await checkout.choose('Pay on delivery');
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByLabel('Enter OTP')).toBeFocused();
    // What is owed stays on the page, beside the code.
    await expect(checkout.payable).toBeVisible();
    await expectNoBarrierAtAnyWidth(page, { thumbs: true });
    await page.getByLabel('Enter OTP').fill(await codeSentTo(`+91${phone}`));
    await checkout.thanked();
  });
});

test('saved addresses of a customer, in both languages: no serious barrier', async ({ page }) => {
  test.slow();
  await enterWithNewPhone(page, '/account/');
  await fillBag(page, 'nose-pins');
  const checkout = new CheckoutPages(page);
  await checkout.begin();
  await checkout.writeAddress({ name: 'Asha Mehta', phone: newPhone() });
  for (const path of ['/checkout/address/', '/hi/checkout/address/']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('main').getByRole('radio', { name: 'Asha Mehta' })).toBeChecked();
    await expectNoBarrierAtAnyWidth(page);
  }
});

/** Tab until an element has the focus; what has it can always be seen. */
async function tabTo(page: Page, what: ReturnType<Page['locator']>): Promise<void> {
  await expect(what).toBeVisible();
  for (let step = 0; step < 90; step += 1) {
    if (await what.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    const box = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      const { width, height, top, bottom } = focused.getBoundingClientRect();
      return { seen: width > 0 && height > 0 && bottom > 0 && top < innerHeight };
    });
    if (box) expect(box.seen, 'what has the focus can be seen').toBe(true);
  }
  throw new Error('the keyboard does not get there');
}

test('the keyboard alone gets from the bag to a paid order', async ({ page }) => {
  test.slow();
  await fillBag(page, 'nose-pins');
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('link', { name: 'Checkout' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Where shall we deliver?' })).toBeVisible();
  const write = async (label: string | RegExp, text: string): Promise<void> => {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  };
  await write('Email', `kiran.${Date.now()}@suvarna.example`);
  await write('Full name', 'Kiran Shah');
  await write('Pincode', '560001');
  await write('Flat, house, building', '7 Lake View');
  await write('Area and street', 'MG Road');
  await expect(page.getByLabel('State')).toHaveValue('Karnataka');
  await write(/^Mobile number/, '9845012388');
  await tabTo(page, main.getByRole('button', { name: 'Deliver here' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'How would you like to pay?' })).toBeVisible();
  await tabTo(page, main.getByRole('radio', { name: 'Card, UPI or net banking' }));
  await page.keyboard.press('Space');
  await new CheckoutPages(page).priced();
  await tabTo(page, main.getByRole('button', { name: /^Pay ₹/ }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/pay\//);
  await tabTo(page, page.locator('button[value="success"]'));
  await page.keyboard.press('Enter');
  await new CheckoutPages(page).thanked();
});
