import { readFile } from 'node:fs/promises';
import { expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import { buyEarlier } from '../../support/people/earlier-order.ts';
import { forgetEverything, newPhone, openAccount } from '../../support/people/earlier-visit.ts';
import { formIsHydrated } from '../../support/hydrated.ts';
import { messageTo } from '../../support/store/sandbox.ts';
import { cancelAndRefund, decideOfOrder, deliver } from '../../support/people/staff.ts';
import { expectToPrint } from '../../support/looks/print.ts';
import { expect, test } from '../../support/shop-test.ts';
import type { Page } from '@playwright/test';

const DESK = { width: 1280, height: 900 };

/** An order that a guest made in another browser than the one of the page. */
async function orderOfGuest(page: Page, name: string, phone: string, email: string): Promise<string> {
  const { orderNo } = await buyEarlier(page, 'nose-pins', { email, name, phone });
  await forgetEverything(page);
  return orderNo;
}

async function codeTo(phone: string): Promise<string> {
  const { text } = await messageTo(`+91${phone}`, /#\d{6}$/);
  return /#(\d{6})$/.exec(text)?.[1] ?? '';
}

test('who ordered as a guest follows an order from another browser by a code, cancels it there, and reports a fault of another', async ({
  page,
}) => {
  await test.step('who ordered as a guest follows the order from another browser, by a code to the phone, and cancels it there', async () => {
    const phone = newPhone();
    const orderNo = await orderOfGuest(page, 'Ravi Nair', phone, `ravi.${phone}@suvarna.example`);
    await page.goto('/orderstats/');
    await formIsHydrated(page);
    await page.getByLabel('Order number').fill(orderNo.toLowerCase());
    await page.getByLabel('Mobile number or email').fill('12345');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('Please enter minimum 10 digits contact number.')).toBeVisible();
    await page.getByLabel('Mobile number or email').fill(phone);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText("If we find this order, we'll send you a code.")).toBeVisible();
    await page.getByLabel('Enter OTP').fill(await codeTo(phone));
    await expect(page.getByRole('heading', { name: `Order ${orderNo}` })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('list', { name: 'Order history' })).toContainText(
      /Order Placed \d+ \w+, \d\d:\d\d/,
    );
    await expect(main.getByRole('list', { name: 'Next steps' })).toContainText(
      /Delivery expected by \d+ \w+/,
    );
    await expect(main).toContainText('Total payable₹');
    await expectNoBarrierAtAnyWidth(page);
    await main.getByRole('button', { name: 'Cancel order' }).click();
    await main.getByLabel('Reason').selectOption({ label: 'I ordered by mistake' });
    await main.getByRole('button', { name: 'Send request' }).click();
    await expect(main.getByText('Cancel Requested. Our support team will contact you.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Cancel order' })).toBeHidden();
  });

  await test.step('who ordered as a guest reports a fault of a delivered piece by a code, and reads the answer there', async () => {
    await page.setViewportSize(DESK);
    const phone = newPhone();
    const email = `mira.${phone}@suvarna.example`;
    const orderNo = await orderOfGuest(page, 'Mira Nair', phone, email);
    await deliver(orderNo);

    await page.goto(`/orderstats/${orderNo}/`);
    await formIsHydrated(page);
    await page.getByLabel('Mobile number or email').fill(phone);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Enter OTP').fill(await codeTo(phone));
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Report a fault' }).click();
    await main.getByLabel('Reason').selectOption({ label: 'A stone is loose or missing' });
    await main
      .getByLabel('Add photos (optional)')
      .setInputFiles({ name: 'fault.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await expect(main.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await expect(main).toContainText("We'll collect it from the delivery address.");
    await main.getByRole('button', { name: 'Send request' }).click();
    await expect(main.getByText('Thank you for telling us')).toBeFocused();
    await expect(main.getByRole('heading', { name: 'Your requests' })).toBeVisible();
    await expect(main).toContainText('In review');
    await expectNoBarrierAtAnyWidth(page);
    await expectToPrint(page, orderNo);

    await decideOfOrder(orderNo, 'accepted', 'The courier comes on Tuesday.');
    const { text: letter } = await messageTo(email, /The courier comes on Tuesday/);
    expect(letter).toContain(`/orderstats/${orderNo}/`);
  });
});

test('a customer reads an order and its invoice, and reports a fault of it', async ({ page }) => {
  const { email } = await openAccount(page);
  const { orderNo } = await buyEarlier(page, 'nose-pins');
  const order = `/account/orders/${orderNo}/`;
  const main = page.getByRole('main');

  await test.step('a customer downloads the invoice, and the order’s page has no serious barrier in any size and language', async () => {
    await page.goto(order);
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download invoice' }).click();
    // It goes after three seconds.
    await expect(page.getByText('Document downloaded successfully')).toBeVisible();
    const download = await arriving;
    expect(download.suggestedFilename()).toBe(`suvarna-${orderNo}.pdf`);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await expectNoBarrierAtAnyWidth(page);

    for (const path of ['/account/orders/', `/hi${order}`, '/hi/account/orders/']) {
      await page.goto(path);
      await expect(main).toContainText(orderNo);
      await expectNoBarrierAtAnyWidth(page);
    }
  });

  await test.step('a customer reports a fault of a delivered piece with a picture, and reads what the store says to it', async () => {
    await page.setViewportSize(DESK);
    await deliver(orderNo);
    // Asked for at its own address.
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
    await expectNoBarrierAtAnyWidth(page, { part: 'dialog[open]' });
    await page.keyboard.press('Escape');
    await expect(add).toBeFocused();
    await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(main.getByRole('heading', { name: 'Your requests' })).toBeVisible();
    await expect(main).toContainText('In review');
    await messageTo(email, /We've received your request about a fault/);

    await decideOfOrder(orderNo, 'accepted', 'The courier comes on Tuesday.');
    await messageTo(email, /The courier comes on Tuesday/);
    await expect(page).toHaveURL(`/account/orders/${orderNo}/`);
    await page.reload();
    await expect(main).toContainText('The courier comes on Tuesday.');
    await expect(page.getByRole('button', { name: 'Report a fault' })).toBeHidden();
  });

  await test.step('the money of a cancelled order becomes credits where its customer asks for that', async () => {
    await page.setViewportSize(DESK);
    const { orderNo: another } = await buyEarlier(page, 'nose-pins');

    await page.goto(`/account/orders/${another}/`);
    const paid = await main.locator('[data-total] dd').innerText();
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByLabel('Reason').selectOption({ index: 1 });
    const where = page.getByLabel('Where should we send your refund?');
    await expect(page.getByText('Banks take up to a week to show it.')).toBeVisible();
    await where.selectOption('To my wallet as credits');
    await expect(page.getByText(/^Available as soon as the refund is approved/)).toBeVisible();
    // From its top: a bar that stays in view may lie over half a button further down.
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoBarrierAtAnyWidth(page);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(main).toContainText('Cancel Requested');

    await cancelAndRefund(another);
    await page.reload();
    await expect(main).toContainText(`${paid} to: Credits`);
    await page.goto('/account/wallet/credits/');
    const line = page.getByRole('listitem').filter({ hasText: another });
    await expect(line).toContainText(paid);
  });
});
