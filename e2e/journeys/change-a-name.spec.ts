import { openAccount } from '../support/earlier-visit.ts';
import { expect, test } from '../support/shop-test.ts';

test('a name that was changed stands in the header at once, and after a reload', async ({ page }) => {
  await openAccount(page, '/account/');
  const menu = page.locator('#shell-tools details[data-menu] summary');
  await expect(menu).toContainText('Tara');
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await page.getByLabel('First name').fill('Meera');
  await page.getByLabel('Date of birth').fill('1990-05-17');
  await page.getByLabel('Title').selectOption('Ms');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await expect(menu).toContainText('Meera');
  await page.reload();
  await expect(menu).toContainText('Meera');
});
