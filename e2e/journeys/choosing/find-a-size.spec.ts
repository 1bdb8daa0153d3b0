import type { Page } from '@playwright/test';
import { expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import { expectToFitPhones } from '../../support/looks/layout-checks.ts';
import { expectToPrint } from '../../support/looks/print.ts';
import { expect, test } from '../../support/shop-test.ts';

/** The bar that stays lies over what a tap has scrolled to. */
const fromTheTop = (page: Page): Promise<void> => page.evaluate(() => window.scrollTo(0, 0));

const PAGES = [
  {
    path: '/ring-size-guide/',
    open: 'Measure on this screen',
    fits: 'It fits my card',
    larger: 'Larger',
    keep: 'Save size 13 in My measurements',
    print: 'Ring sizer for A4 paper (PDF)',
  },
  {
    path: '/hi/ring-size-guide/',
    open: 'इस स्क्रीन पर नापें',
    fits: 'मेरे कार्ड जितना है',
    larger: 'बड़ा',
    keep: 'साइज़ 13 मेरी नाप में सहेजें',
    print: 'A4 काग़ज़ के लिए (PDF)',
  },
] as const;

test('a ring is measured on the screen, and a sizer printed, in both languages', async ({
  page,
  request,
}) => {
  const size = page.viewportSize();
  for (const { path, open, fits, larger, keep, print } of PAGES)
    await test.step(path, async () => {
      if (size !== null) await page.setViewportSize(size);
      await page.goto(path);
      await page.getByRole('button', { name: open }).click();
      await expect(page.getByRole('slider')).toBeVisible();
      await fromTheTop(page);
      if (path === '/ring-size-guide/') await expectNoBarrierAtAnyWidth(page);
      await page.getByRole('button', { name: fits }).press('Enter');
      await page.getByRole('button', { name: larger }).press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'IN 13' })).toBeVisible();
      await expect(page.getByRole('link', { name: keep })).toBeVisible();
      await fromTheTop(page);
      await expectNoBarrierAtAnyWidth(page);
      await expectToFitPhones(page);
      await expectToPrint(page, 'IN 13');

      const address = await page.getByRole('link', { name: print }).getAttribute('href');
      const sheet = await request.get(address ?? '');
      expect(sheet.headers()['content-type']).toBe('application/pdf');
      expect((await sheet.body()).subarray(0, 5).toString()).toBe('%PDF-');
    });
});
