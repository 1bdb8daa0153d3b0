/** The rate of gold: what it is, where it was, as a line, a table and a file. */
import { readFile } from 'node:fs/promises';
import { expectNoBarrier } from '../../support/barriers.ts';
import { expect, test } from '../../support/shop-test.ts';

test('by keyboard, with its past and a file', async ({ page }) => {
  await page.goto('/gold-rate/');
  const main = page.getByRole('main');
  await expect(main.getByRole('table').first()).toContainText('₹');
  const month = await main.locator('polyline').getAttribute('points');
  await main.getByRole('link', { name: 'One year' }).press('Enter');
  await expect(page).toHaveURL(/span=year/);
  // Only then the links are those of the year.
  await expect(main.locator('polyline')).not.toHaveAttribute('points', month ?? '');
  await main.getByRole('link', { name: '18 karat', exact: true }).press('Enter');
  await expect(page).toHaveURL(/karat=18&span=year/);
  await expect(main.getByRole('figure')).toContainText('18 karat');
  // A month is looked at in `read-with-any-ability`, at both widths; a year has rows enough for once.
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoBarrier(page);
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Download as CSV' }).click();
  const table = await readFile(await (await download).path(), 'utf8');
  expect(table.split('\r\n')[0]).toBe('day,effective_from,version,24K,22K,18K,14K,source');
  expect(table.trim().split('\r\n').length).toBeGreaterThan(200);
});

test.describe('without JavaScript, in Hindi', () => {
  test.use({ javaScriptEnabled: false });

  test('choices are links and the line is drawn', async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto('/hi/gold-rate/');
    await main.getByRole('link', { name: 'एक साल' }).click();
    await expect(page).toHaveURL(/\/hi\/gold-rate\/\?karat=22&span=year/);
    await main.getByRole('link', { name: '18 कैरेट', exact: true }).click();
    await expect(page).toHaveURL(/karat=18&span=year/);
    await expect(main.locator('polyline')).toHaveAttribute('points', /,/);
    await expect(main.getByRole('figure')).toContainText('18 कैरेट');
    await expect(main.getByRole('link', { name: 'CSV फ़ाइल डाउनलोड करें' })).toBeVisible();
  });
});
