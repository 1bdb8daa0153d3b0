/** What a customer has and what it is worth: pieces bought here, pieces from elsewhere, and showing them to a friend. */
import { readFile } from 'node:fs/promises';
import { expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import { buyEarlier } from '../../support/people/earlier-order.ts';
import { openAccount } from '../../support/people/earlier-visit.ts';
import { askedBefore } from '../../support/prompts.ts';
import { expect, test } from '../../support/shop-test.ts';
import { deliver } from '../../support/people/staff.ts';

const HERE = '/account/jewellery-box/';
const SHEET = 'dialog[open]';
const rupeesIn = (text: string | null): string => /₹[\d,]+/.exec(text ?? '')?.[0] ?? 'no amount';

test('a delivered piece is in the box with what it is worth, beside one from elsewhere, and both are shown to a friend for a time', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await openAccount(page, HERE);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Your jewellery box is empty' })).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);

  const { title, orderNo } = await buyEarlier(page, 'rings');
  await deliver(orderNo);

  // What the order's page says a piece brings, its card in the box says, too.
  await page.goto(`/account/orders/${orderNo}/`);
  await page.getByRole('button', { name: "Show today's values" }).click();
  const worth = main.getByRole('region', { name: "Today's value of your pieces" });
  const forMoney = rupeesIn(
    await worth
      .getByText(/^Buy-back for cash₹/)
      .first()
      .textContent(),
  );
  await page.goto(HERE);
  const piece = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(piece).toContainText(`Buy-back for cash${forMoney}`);
  await expect(piece).toContainText(/In store from .*, by courier from/);
  await expect(piece.getByRole('link', { name: 'Sell back' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Worth today' })).toContainText('Value of 1 piece.');
  await piece.getByText('Value over time').click();
  await expect(piece.getByRole('table')).toContainText('₹');
  await expectNoBarrierAtAnyWidth(page);
  await piece.getByRole('button', { name: "How it's calculated" }).click();
  await expect(page.getByRole('dialog')).toContainText(/g of \d\d karat at ₹[\d,]+ per gram/);
  await expectNoBarrierAtAnyWidth(page, { part: SHEET });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  // Reminders of its care.
  await piece.getByRole('button', { name: 'Reminders' }).press('Enter');
  await page.getByRole('checkbox', { name: 'Cleaning' }).check();
  await expectNoBarrierAtAnyWidth(page, { part: SHEET });
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(piece).toContainText(/Cleaning: .*, every year/);

  // A piece from elsewhere, with a photo.
  await page.getByRole('button', { name: 'Add a piece from elsewhere' }).press('Enter');
  await expect(page.getByRole('form', { name: 'A piece from elsewhere' })).toBeFocused();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Name of the piece')).toBeFocused();
  await page.getByLabel('Name of the piece').fill("Grandmother's bangle");
  await page.getByLabel('Karat').selectOption({ label: '22 karat' });
  await page.getByLabel('Weight in grams').fill('12.5');
  await page
    .getByLabel('Add photos (optional)')
    .setInputFiles({ name: 'bangle.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await expectNoBarrierAtAnyWidth(page);
  await page.getByRole('button', { name: 'Save' }).click();
  const heirloom = main.getByRole('listitem').filter({ hasText: "Grandmother's bangle" });
  // Photographs are read near the view.
  await heirloom.scrollIntoViewIfNeeded();
  await expect(heirloom.getByRole('img', { name: "Photo 1 of Grandmother's bangle" })).toBeVisible();
  await expect(heirloom).toContainText(/Worth today₹[\d,]+/);
  await expect(main.getByRole('region', { name: 'Worth today' })).toContainText('Value of 2 pieces.');

  // The statement for an insurer.
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Insurance statement (PDF)' }).click();
  expect((await readFile(await (await arriving).path())).subarray(0, 5).toString()).toBe('%PDF-');

  // Shown to a friend, who has no account, until the link is ended.
  await page.getByRole('button', { name: 'Share my box' }).click();
  await page.getByRole('checkbox', { name: 'Show values' }).check();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByLabel('The link').inputValue();
  await expectNoBarrierAtAnyWidth(page, { part: SHEET });
  const elsewhere = await browser.newContext();
  await elsewhere.addCookies(askedBefore(baseURL ?? ''));
  const friend = await elsewhere.newPage();
  await friend.goto(link);
  const theirs = friend.getByRole('main');
  await expect(theirs.getByRole('heading', { name: title })).toBeVisible();
  await theirs.getByText("Grandmother's bangle").first().scrollIntoViewIfNeeded();
  await expect(theirs.getByRole('img', { name: "Photo 1 of Grandmother's bangle" })).toBeVisible();
  await expect(theirs).toContainText('Value of 2 pieces.');
  await expect(theirs).not.toContainText(orderNo);
  await expectNoBarrierAtAnyWidth(friend);
  await page.getByRole('dialog').getByRole('button', { name: 'End' }).click();
  await expect(page.getByText('Link ended.')).toBeVisible();
  await friend.goto(link.replace('/jewellery-box/', '/hi/jewellery-box/'));
  await expect(theirs.getByRole('heading', { name: 'इस लिंक का समय समाप्त हो गया है' })).toBeVisible();
  await elsewhere.close();

  await page.goto(`/hi${HERE}`);
  await expect(main).toContainText('2 गहनों का मूल्य।');
  await expectNoBarrierAtAnyWidth(page);
  await heirloom.getByRole('button', { name: 'हटाएँ' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'हटाएँ' }).click();
  await expect(heirloom).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
