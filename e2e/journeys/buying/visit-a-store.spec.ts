import type { Locator, Page } from '@playwright/test';
import { randomInt, randomUUID } from 'node:crypto';
import { expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import { expectToFitPhones } from '../../support/looks/layout-checks.ts';
import { expect, test } from '../../support/shop-test.ts';

const HERE = '/find-a-store/';
/** A guest has a session from the first effect on: it is refused once, and sent again with a session. */
const FIRST_CALL = /status of 401/;
const freshMobile = (): string => `9${randomInt(100_000_000, 1_000_000_000)}`;

/** Another shopper, who is quicker. @returns the token of what they booked */
async function bookAsAnother(page: Page, storeId: string, startsAt: string): Promise<string> {
  const { request } = page.context();
  const session = await request.post('/api/customer/customer_account/createguest/', {
    headers: { 'idempotency-key': randomUUID() },
    data: { uuid: randomUUID(), shopBy: 1, device_type: 'website' },
  });
  const { data: guest } = (await session.json()) as { readonly data: { readonly access_token: string } };
  const answer = await request.post('/api/store/appointment/create/', {
    headers: { authorization: `Bearer ${guest.access_token}`, 'idempotency-key': randomUUID() },
    data: {
      store_id: storeId,
      kind: 'store',
      starts_at: startsAt,
      name: 'Ravi Nair',
      mobile: `91-${freshMobile()}`,
    },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { readonly data: { readonly token: string } }).data.token;
}

/** A free half hour; each time it is run at once, `--repeat-each`, has others. */
const slot = (page: Page, place: number): Locator =>
  page.locator('input[name="slot"]').nth(place + 4 * test.info().repeatEachIndex);

async function cancelShown(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel appointment' }).click();
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(page.getByText('This appointment has been cancelled.')).toBeVisible();
}

test('stores are found by place, pincode and city, and visited', async ({ page, context, watch }) => {
  test.slow();
  await test.step('a location sorts the stores on the device, asked for with its reason; refused, the page says so', async () => {
    await page.goto(HERE);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByText('It stays on your device', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Location permission needed.', { exact: false })).toBeVisible();

    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 19.06, longitude: 72.83 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('button', { name: 'Use my location' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Stores near you' })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Stores near you' }).getByRole('listitem').first(),
    ).toContainText('Mumbai');
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);

    await page.getByRole('button', { name: 'Show map' }).click();
    await expect(page.getByRole('link', { name: 'Bengaluru: 4 stores' })).toBeVisible();
    expect(asked.every((url) => new URL(url).origin === new URL(page.url()).origin)).toBe(true);
    await expectNoBarrierAtAnyWidth(page);
    await expectToFitPhones(page);
    await page.getByRole('link', { name: 'Jaipur: 2 stores' }).click();
    await expect(page.getByRole('heading', { name: 'Stores in Jaipur' })).toBeVisible();
    await context.clearPermissions();
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('a store is found by pincode and by city, a visit is booked, moved and cancelled', async () => {
    watch.expectFaultFromNowOn(FIRST_CALL);
    await page.goto(HERE);
    await expect(page.getByRole('heading', { level: 2, name: 'All stores' })).toBeVisible();
    await page.getByLabel('Pincode or city').fill('560034');
    await page.getByRole('button', { name: 'Find stores' }).click();
    await expect(page.getByRole('heading', { name: 'Stores near Bengaluru' })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: 'Bengaluru' }).first(),
    ).toBeVisible();
    await page.getByLabel('Pincode or city').fill('bangalore');
    await page.getByRole('button', { name: 'Find stores' }).click();
    await expect(page.getByRole('heading', { name: 'Stores in Bengaluru' })).toBeVisible();

    await page.getByRole('link', { name: 'Suvarna Kamal Court', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Suvarna Kamal Court' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Monday' })).toContainText('11:00');
    // What is for machines comes with a document, not with a soft visit.
    expect(await (await page.request.get(page.url())).text()).toContain('"JewelryStore"');

    await page.getByRole('main').getByRole('link', { name: 'Book an appointment' }).click();
    await expect(page.getByLabel('Store', { exact: true })).toHaveValue('in-kamal-court');
    // Nothing chosen and nothing written: all of it is said, and nothing is sent.
    await page.getByRole('button', { name: 'Book appointment', exact: true }).click();
    await expect(page.getByText('Please choose a time')).toBeVisible();
    await expect(page.getByText('Please enter your name')).toBeVisible();
    await expectNoBarrierAtAnyWidth(page);
    await expectToFitPhones(page);
    await slot(page, 3).check();
    await page.getByLabel('Full name').fill('Asha Rao');
    await page.getByLabel('Mobile').fill(freshMobile());
    await page.getByLabel(/What would you like to see/).fill('Solitaire rings');
    await page.getByRole('button', { name: 'Book appointment', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your appointment' })).toBeVisible();
    await expect(page).toHaveURL(/\?token=/);
    await expect(page.getByText('Solitaire rings')).toBeVisible();
    await expectNoBarrierAtAnyWidth(page);
    const file = await page
      .context()
      .request.get((await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')) ?? '');
    expect([file.status(), await file.text()]).toEqual([200, expect.stringContaining('BEGIN:VEVENT')]);

    // By its link, on a page loaded again.
    await page.reload();
    const when = page.locator('dd').first();
    const before = (await when.textContent()) ?? '';
    await page.getByRole('button', { name: 'Change the time' }).click();
    await slot(page, 6).check();
    await expectNoBarrierAtAnyWidth(page);
    await page.getByRole('button', { name: 'Save new time' }).click();
    await expect(when).not.toHaveText(before);
    await cancelShown(page);
  });

  await test.step('who comes second for the last place is told, loses nothing and is offered others', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const storeId = 'in-surangi-corner';
    // The refusal of the taken slot, which browsers log.
    watch.expectFaultFromNowOn(/status of 409/);
    await page.goto(`${HERE}appointment/?store=${storeId}`);
    await slot(page, 2).check();
    await page.getByLabel('Full name').fill('Asha Rao');
    await page.getByLabel('Mobile').fill(freshMobile());
    const startsAt = await page.locator('input[name="slot"]:checked').inputValue();
    const other = await bookAsAnother(page, storeId, startsAt);
    await page.getByRole('button', { name: 'Book appointment', exact: true }).click();
    await expect(page.getByText('This time has just been taken.', { exact: false })).toBeVisible();
    await expect(page.locator(`input[name="slot"][value="${startsAt}"]`)).toHaveCount(0);
    await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao');
    await slot(page, 2).check();
    await page.getByRole('button', { name: 'Book appointment', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your appointment' })).toBeVisible();
    await cancelShown(page);
    // The same address as at first: another visit of it begins again.
    await page.getByRole('link', { name: 'Book another appointment' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Book an appointment' })).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveValue('');
    await page.goto(`${HERE}appointment/?token=${other}`);
    await cancelShown(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('stores are listed, searched and read', async ({ page }) => {
    await page.goto(HERE, { waitUntil: 'domcontentloaded' });
    await page.getByLabel('Pincode or city').fill('400001');
    await page.getByRole('button', { name: 'Find stores' }).click();
    await expect(page.getByRole('heading', { level: 2, name: /^Stores near/ })).toBeVisible();
    await page.getByRole('link', { name: 'Suvarna Sagar House', exact: true }).click();
    await expect(page.getByRole('table', { name: 'Opening hours' })).toBeVisible();
  });
});
