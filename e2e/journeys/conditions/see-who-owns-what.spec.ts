import { expectNothingSmall } from '../../support/barriers.ts';
import { linksAreFollowed } from '../../support/page-ready.ts';
import { expect, test } from '../../support/shop-test.ts';

test.use({ savesData: false });

test('a key shows who owns what on the live page, and hides it again', async ({ page }) => {
  await page.goto('/jewellery/rings/');
  await expect(page.getByRole('heading', { level: 1, name: 'Rings' })).toBeVisible();
  // From then on the key is listened to; pressed again it would hide what it just showed.
  await linksAreFollowed(page);
  const panel = page.getByRole('complementary', { name: 'Who owns what' });
  await page.keyboard.press('Alt+Shift+KeyB');
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('row', { name: /^Shell/ })).toBeVisible();
  await expect(panel.getByRole('row', { name: /^catalog \d+\.\d+\.\d+\S* .+ \d+ ms$/ })).toBeVisible();
  await expect(panel.getByRole('row', { name: /^checkout .* not on this page$/ })).toBeVisible();
  await expect(panel).toContainText(/Composition \d+, seen by: production/);
  await expect(page.locator('svg [data-remote="catalog"] text')).toHaveText(/catalog · page · \d/);
  await expect(page.locator('svg [data-remote="shell"] text')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  await test.step('an address shows it too, in Hindi and on a phone, without a barrier', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/hi/golden-bounty/?boundaries');
    await expect(page.getByRole('complementary', { name: 'कौन-सा हिस्सा किसका है' })).toBeVisible();
    await expectNothingSmall(page, 'aside');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390);
  });
});
