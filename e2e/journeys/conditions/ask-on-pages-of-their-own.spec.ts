/** What is asked about an order has pages of its own, which a mail or a bookmark leads to: by keyboard alone. */
import type { Page } from '@playwright/test';
import { expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import { tabTo } from '../../support/by-keyboard.ts';
import { buyEarlier } from '../../support/people/earlier-order.ts';
import { openAccount } from '../../support/people/earlier-visit.ts';
import { expect, test } from '../../support/shop-test.ts';
import { deliver } from '../../support/people/staff.ts';

/** Chooses the first there is: choices are read after the form is shown, and a key before them would choose nothing. */
async function chooseFirst(page: Page, label: string | RegExp): Promise<void> {
  const field = page.getByLabel(label);
  await expect(field.locator('option:not([value=""])').first()).toBeAttached();
  await tabTo(page, field);
  await page.keyboard.press('ArrowDown');
  await expect(field).not.toHaveValue('');
}

test('what is asked about an order is asked on a page of its own', async ({ page }) => {
  await openAccount(page);
  await test.step('an order is cancelled on the page for it', async () => {
    const here = `/account/orders/${(await buyEarlier(page, 'nose-pins')).orderNo}/cancel/`;
    await page.goto(here);
    await expect(page.getByRole('form', { name: 'Cancel order' })).toBeFocused();
    const send = page.getByRole('button', { name: 'Send request' });
    await tabTo(page, send);
    await page.keyboard.press('Enter');
    // What is missing has the focus, and says so.
    await expect(page.getByLabel('Reason')).toBeFocused();
    await expect(page.getByText('Please select from list of reasons')).toBeVisible();
    await expectNoBarrierAtAnyWidth(page);
    await chooseFirst(page, 'Reason');
    await tabTo(page, send);
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('Cancel Requested. Our support team will contact you.').first(),
    ).toBeVisible();
  });

  await test.step('another size of a ring is asked for on the page for it', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const { orderNo } = await buyEarlier(page, 'rings');
    await deliver(orderNo);
    await page.goto(`/account/orders/${orderNo}/resize/`);
    await expect(page.getByRole('form', { name: 'Request another size' })).toBeFocused();
    await chooseFirst(page, /^New size for/);
    await chooseFirst(page, 'Reason');
    await expectNoBarrierAtAnyWidth(page);
    await tabTo(page, page.getByRole('button', { name: 'Send request' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(/We've received your request for another size/)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('In review');
  });

  await test.step('a return that was not picked up is taken back, and asked for again', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const { orderNo } = await buyEarlier(page, 'nose-pins');
    await deliver(orderNo);
    const order = `/account/orders/${orderNo}/`;
    const main = page.getByRole('main');

    await page.goto(`${order}return/`);
    await page.getByLabel('Reason').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(main).toContainText('Return requested');
    await page.getByRole('button', { name: 'Cancel return' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoBarrierAtAnyWidth(page, { part: 'dialog[open]' });
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel return' }).click();
    await expect(page.getByText('Return cancelled. You keep the pieces.')).toBeFocused();
    await expect(main).toContainText('Return cancelled');

    await page.goto(`/hi${order}return/`);
    await page.getByLabel('कारण').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'अनुरोध भेजें' }).click();
    await expect(page.getByRole('button', { name: 'वापसी रद्द करें' })).toBeVisible();
    await expectNoBarrierAtAnyWidth(page);
  });
});
