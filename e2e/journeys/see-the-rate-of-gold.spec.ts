/** The rate of gold: what it is, where it was, as a line, a table and a file. */
import { readFile } from 'node:fs/promises';
import { expectNoBarrier } from '../support/barriers.ts';
import { expect, test } from '../support/shop-test.ts';

for (const { language, prefix, year, karat18, csv } of [
  { language: 'English', prefix: '', year: 'One year', karat18: '18 karat', csv: 'Download as CSV' },
  { language: 'Hindi', prefix: '/hi', year: 'एक साल', karat18: '18 कैरेट', csv: 'CSV फ़ाइल डाउनलोड करें' },
])
  for (const width of [390, 1280])
    test(`in ${language} at ${width} pixels, by keyboard, with its past and a file`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${prefix}/gold-rate/`);
      const main = page.getByRole('main');
      await expect(main.getByRole('table').first()).toContainText('₹');
      const month = await main.locator('polyline').getAttribute('points');
      await main.getByRole('link', { name: year }).press('Enter');
      await expect(page).toHaveURL(/span=year/);
      await expect(main.locator('polyline')).not.toHaveAttribute('points', month ?? '');
      await main.getByRole('link', { name: karat18, exact: true }).press('Enter');
      await expect(page).toHaveURL(/karat=18&span=year/);
      await expect(main.getByRole('figure')).toContainText(karat18);
      await expectNoBarrier(page);
      const download = page.waitForEvent('download');
      await main.getByRole('link', { name: csv }).click();
      const table = await readFile(await (await download).path(), 'utf8');
      expect(table.split('\r\n')[0]).toBe('day,effective_from,version,24K,22K,18K,14K,source');
      expect(table.trim().split('\r\n').length).toBeGreaterThan(200);
    });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('choices are links and the line is drawn', async ({ page }) => {
    await page.goto('/gold-rate/');
    await page.getByRole('main').getByRole('link', { name: 'One year' }).click();
    await expect(page).toHaveURL(/karat=22&span=year/);
    await expect(page.getByRole('main').locator('polyline')).toHaveAttribute('points', /,/);
    await expect(page.getByRole('main').getByRole('figure')).toContainText('Lowest');
  });
});
