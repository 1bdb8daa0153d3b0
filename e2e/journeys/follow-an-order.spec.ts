import { readFile } from 'node:fs/promises';
import { fillBag } from '../pages/bag-page.ts';
import { CheckoutPages } from '../pages/checkout-pages.ts';
import { expectNoBarrierAtAnyWidth } from '../support/barriers.ts';
import { newPhone, openAccount } from '../support/earlier-visit.ts';
import { messageTo } from '../support/sandbox.ts';
import { decideOfOrder, deliver } from '../support/staff.ts';
import { expect, test } from '../support/shop-test.ts';
import type { Page } from '@playwright/test';

/** Begins to pay for a piece. */
async function beginToBuy(page: Page): Promise<CheckoutPages> {
  await fillBag(page, 'nose-pins');
  const checkout = new CheckoutPages(page);
  await checkout.begin();
  return checkout;
}

async function pay(checkout: CheckoutPages): Promise<string> {
  await checkout.choose('Card, UPI or net banking');
  await checkout.payAtProvider('success');
  return checkout.thanked();
}

test('who ordered as a guest follows the order from another browser, by a code to the phone, and cancels it there', async ({
  page,
  browser,
}) => {
  const phone = newPhone();
  const checkout = await beginToBuy(page);
  await checkout.writeAddress({ email: `ravi.${phone}@suvarna.example`, name: 'Ravi Nair', phone });
  const orderNo = await pay(checkout);

  const stranger = await browser.newContext();
  const elsewhere = await stranger.newPage();
  await elsewhere.goto(new URL('/orderstats/', page.url()).href, { waitUntil: 'networkidle' });
  await elsewhere.getByLabel('Order number').fill(orderNo.toLowerCase());
  await elsewhere.getByLabel('Mobile number or email').fill('12345');
  await elsewhere.getByRole('button', { name: 'Send code' }).click();
  await expect(elsewhere.getByText('Please enter minimum 10 digits contact number.')).toBeVisible();
  await elsewhere.getByLabel('Mobile number or email').fill(phone);
  await elsewhere.getByRole('button', { name: 'Send code' }).click();
  await expect(elsewhere.getByText('If there is such an order, a code is on its way.')).toBeVisible();
  const { text } = await messageTo(`+91${phone}`, /#\d{6}$/);
  await elsewhere.getByLabel('Enter OTP').fill(/#(\d{6})$/.exec(text)?.[1] ?? '');
  await expect(elsewhere.getByRole('heading', { name: `Order ${orderNo}` })).toBeVisible();
  const main = elsewhere.getByRole('main');
  await expect(main.getByRole('list', { name: 'What happened so far' })).toContainText(
    /Order Placed \d+ \w+, \d\d:\d\d/,
  );
  await expect(main.getByRole('list', { name: 'Still to come' })).toContainText(
    /Delivery expected by \d+ \w+/,
  );
  await expect(main).toContainText('Total payable₹');
  await expectNoBarrierAtAnyWidth(elsewhere);
  await main.getByRole('button', { name: 'Cancel order' }).click();
  await main.getByLabel('Reason').selectOption({ label: 'I ordered by mistake' });
  await main.getByRole('button', { name: 'Send request' }).click();
  await expect(main.getByText('Cancel Requested. Our support team will contact you.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Cancel order' })).toBeHidden();
  await stranger.close();
});

test('who ordered as a guest reports a fault of a delivered piece by a code, and reads the answer there', async ({
  page,
  browser,
}) => {
  const phone = newPhone();
  const checkout = await beginToBuy(page);
  await checkout.writeAddress({ email: `mira.${phone}@suvarna.example`, name: 'Mira Nair', phone });
  const orderNo = await pay(checkout);
  await deliver(orderNo);

  const stranger = await browser.newContext();
  const elsewhere = await stranger.newPage();
  await elsewhere.goto(new URL(`/orderstats/${orderNo}/`, page.url()).href, { waitUntil: 'networkidle' });
  await elsewhere.getByLabel('Mobile number or email').fill(phone);
  await elsewhere.getByRole('button', { name: 'Send code' }).click();
  const { text } = await messageTo(`+91${phone}`, /#\d{6}$/);
  await elsewhere.getByLabel('Enter OTP').fill(/#(\d{6})$/.exec(text)?.[1] ?? '');
  const main = elsewhere.getByRole('main');
  await main.getByRole('button', { name: 'Report a fault' }).click();
  await main.getByLabel('Reason').selectOption({ label: 'A stone is loose or missing' });
  await main
    .getByLabel('Add photos (optional)')
    .setInputFiles({ name: 'fault.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(main.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await expect(main).toContainText('We fetch it where the order was delivered.');
  await expectNoBarrierAtAnyWidth(elsewhere);
  await main.getByRole('button', { name: 'Send request' }).click();
  await expect(main.getByText('We will look at the fault and contact you.')).toBeFocused();
  await expect(main.getByRole('heading', { name: 'Your requests' })).toBeVisible();
  await expect(main).toContainText('Being looked at');
  await expectNoBarrierAtAnyWidth(elsewhere);

  await decideOfOrder(orderNo, 'accepted', 'The courier comes on Tuesday.');
  const { text: letter } = await messageTo(`mira.${phone}@suvarna.example`, /The courier comes on Tuesday/);
  expect(letter).toContain(`/orderstats/${orderNo}/`);
  await stranger.close();
});

test('a customer downloads the invoice, and the order’s page has no serious barrier in any size and language', async ({
  page,
}) => {
  await openAccount(page, '/account/');
  const checkout = await beginToBuy(page);
  await checkout.writeAddress({ name: 'Tara Sen', phone: newPhone() });
  const orderNo = await pay(checkout);
  await page.getByRole('link', { name: 'Follow the order' }).click();
  await expect(page).toHaveURL(new RegExp(`/account/orders/${orderNo}/`));

  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download invoice' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe(`suvarna-${orderNo}.pdf`);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByText('Document downloaded successfully')).toBeVisible();

  for (const language of ['', '/hi']) {
    for (const path of [`/account/orders/${orderNo}/`, '/account/orders/']) {
      await page.goto(`${language}${path}`);
      await expect(page.getByRole('main')).toContainText(orderNo);
      await page.waitForLoadState('networkidle');
      await expectNoBarrierAtAnyWidth(page);
    }
  }
});

test('a customer reports a fault of a delivered piece with a picture, and reads what the store says to it', async ({
  page,
}) => {
  const { email } = await openAccount(page, '/account/');
  const checkout = await beginToBuy(page);
  await checkout.writeAddress({ name: 'Asha Rao', phone: newPhone() });
  const orderNo = await pay(checkout);
  await deliver(orderNo);
  // Asked for at its own address, in the language of a message that leads there.
  await page.goto(`/hi/account/orders/${orderNo}/claim/`);
  await expect(page.getByRole('form')).toBeFocused();
  await page.goto(`/account/orders/${orderNo}/claim/`);
  await page.getByLabel('Reason').selectOption({ label: 'A stone is loose or missing' });
  await page
    .getByLabel('Add photos (optional)')
    .setInputFiles({ name: 'fault.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);
  // Another address is added over the form, which keeps what is in it.
  const add = page.getByRole('button', { name: 'Add a new address' });
  await add.click();
  const sheet = page.getByRole('dialog', { name: 'Add a new address' });
  await expect(sheet.getByRole('button', { name: 'Save address' })).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Your requests' })).toBeVisible();
  await expect(main).toContainText('Being looked at');
  await messageTo(email, /We have your request about a fault/);

  await decideOfOrder(orderNo, 'accepted', 'The courier comes on Tuesday.');
  await messageTo(email, /The courier comes on Tuesday/);
  await expect(page).toHaveURL(`/account/orders/${orderNo}/`);
  await page.reload();
  await expect(main).toContainText('The courier comes on Tuesday.');
  await expect(page.getByRole('button', { name: 'Report a fault' })).toBeHidden();
});
