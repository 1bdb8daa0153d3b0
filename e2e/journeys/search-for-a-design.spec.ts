import { expect, test } from '../support/shop-test.ts';

test('a search forgives a slip of the finger', async ({ page }) => {
  await page.goto('/jewellery/search/?q=mangalsutr');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/mangalsutra/i);
});

test('the field suggests while one types, and the keyboard chooses', async ({ page }) => {
  await page.goto('/');
  const field = page
    .getByRole('combobox', { name: 'Search jewellery' })
    .or(page.getByRole('searchbox', { name: 'Search jewellery' }))
    .first();
  await field.click();
  await field.pressSequentially('pend', { delay: 60 });
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/jewellery\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('nothing found says so and offers a way on', async ({ page }) => {
  await page.goto('/jewellery/search/?q=zzzzqqqq');
  await expect(page.getByText('No results found')).toBeVisible();
});
