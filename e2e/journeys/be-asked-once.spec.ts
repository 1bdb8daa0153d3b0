/** The questions the store asks by itself: when they come, that they never come together, and that they rest. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';
import { openWithStoppedClock } from '../support/stopped-clock.ts';

test.use({ firstVisit: true });

const LISTING = '/jewellery/rings/';

const prompt = (page: Page, name: string): Locator => page.locator(`dialog[data-prompt="${name}"]`);
const anyPrompt = (page: Page): Locator => page.locator('dialog[data-prompt]');

async function expectNoBarrier(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}

test('the pincode is asked for after five seconds, gifts after eight, one after the other, each once', async ({ page, context }) => {
  const clock = await openWithStoppedClock(page, LISTING);
  await clock.passTo(4_990);
  await expect(anyPrompt(page)).toHaveCount(0);
  await clock.passTo(5_100);
  await expect(prompt(page, 'pincode')).toBeVisible();
  await clock.pass(60_000);
  await expect(anyPrompt(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(anyPrompt(page)).toHaveCount(0);
  await clock.pass(2_000);
  await expect(prompt(page, 'gifting')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(anyPrompt(page)).toHaveCount(0);
  await clock.pass(120_000);
  await expect(anyPrompt(page)).toHaveCount(0);

  const rest = (await context.cookies()).find(({ name }) => name === 'rest-pincode');
  expect(((rest?.expires ?? 0) - Date.now() / 1_000) / 86_400).toBeCloseTo(7, 1);
});
