import { randomUUID } from 'node:crypto';
import { expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import { openAccount } from '../../support/people/earlier-visit.ts';
import { expectToFitPhones } from '../../support/looks/layout-checks.ts';
import { formIsHydrated } from '../../support/hydrated.ts';
import { messageTo } from '../../support/store/sandbox.ts';
import { expect, test } from '../../support/shop-test.ts';

test('a gift card is written, paid at the second try, sent, and put into the wallet', async ({ page }) => {
  const to = `ravi-${randomUUID()}@example.in`;
  await openAccount(page, '/gift-cards/');
  await formIsHydrated(page);
  await page.getByRole('radio', { name: 'Lotus' }).check();
  await page.getByRole('radio', { name: '₹2,500' }).check();
  await page.getByRole('button', { name: 'Pay ₹2,500' }).click();
  await expect(page.getByText('Please enter a name').first()).toBeVisible();
  await expect(page.getByLabel("Recipient's name")).toBeFocused();
  await page.getByLabel("Recipient's name").fill('Ravi');
  await page.getByLabel('Your name', { exact: true }).fill('Tara');
  await page.getByLabel('Message (optional)').fill('Happy birthday!');
  await page.getByLabel("Recipient's email").fill(to);
  await expect(page.getByRole('figure')).toContainText('For Ravi');
  await expect(page.getByRole('figure')).toContainText('Happy birthday!');
  await expectNoBarrierAtAnyWidth(page);
  await expectToFitPhones(page);
  await page.getByRole('radio', { name: /^Cards/ }).check();
  await page.getByRole('button', { name: 'Pay ₹2,500' }).click();
  await page.waitForURL(/\/pay\//);
  await expect(page.locator('body')).toContainText('You chose in the shop: cards.');
  await page.locator('button[value="failure"]').click();
  await expect(page.getByRole('heading', { name: 'Uh Oh! Payment failed' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(/\/pay\//);
  await page.locator('button[value="success"]').click();
  await expect(page.getByRole('heading', { name: 'Thank you. Your gift card is ready' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`We'll send it to ${to}`);

  const { text } = await messageTo(to, /\d{4} \d{4} \d{4} \d{4}/);
  const code = /(\d{4} \d{4} \d{4} \d{4})/.exec(text)?.[1] ?? '';
  await page.getByRole('link', { name: 'My gift cards' }).click();
  await expect(page.getByRole('main')).toContainText('for Ravi');
  await page.getByLabel('Gift card code').fill(code);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('₹2,500 added. You now have ₹2,500 in credits.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('from Tara');
  await expectNoBarrierAtAnyWidth(page);

  await test.step('a card to print is downloaded by who bought it, in Hindi, and there is no serious barrier', async () => {
    await page.goto('/hi/gift-cards/');
    await formIsHydrated(page);
    await expect(page.locator('#main [aria-busy="true"]')).toHaveCount(0);
    await expectNoBarrierAtAnyWidth(page);
    await expectToFitPhones(page);
    await page.getByLabel('दूसरी राशि').fill('1200');
    await page.getByLabel('पाने वाले का नाम').fill('Ravi');
    await page.getByLabel('आपका नाम', { exact: true }).fill('Tara');
    await page.getByRole('radio', { name: 'घर पर प्रिंट करें' }).check();
    await page.getByRole('radio', { name: /^यूपीआई/ }).check();
    await page.getByRole('button', { name: '₹1,200 चुकाएँ' }).press('Enter');
    await page.waitForURL(/\/pay\//);
    await page.locator('button[value="success"]').click();
    // The toast goes after three seconds: it is looked for before the file is.
    const downloads = page.waitForEvent('download');
    await page.getByRole('button', { name: 'गिफ़्ट कार्ड डाउनलोड करें (PDF)' }).click();
    await expect(page.getByText('दस्तावेज़ डाउनलोड हो गया')).toBeVisible();
    expect((await downloads).suggestedFilename()).toMatch(/^suvarna-GC-\w{10}\.pdf$/);
  });
});
