import type { Page } from '@playwright/test';
import { launchDrawing, openDrawing, SOFTWARE_GL } from '../../support/looks/drawing-browser.ts';
import { expect, test } from '../../support/shop-test.ts';

test.use({ savesData: false });

const RING = '/jewellery/rings/pihu-diamond-halo-ring_product_101084/';

/** Metals the page offers to buy it in. */
const soldIn = (page: Page): Promise<(string | undefined)[]> =>
  page
    .locator('a[data-swatch]')
    .evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset['swatch']));

test('a device without a graphics card turns through the pictures, and is told why; no button about the picture lies on it', async ({
  page,
  watch,
}) => {
  watch.expectFault(SOFTWARE_GL);
  await page.goto(RING);
  const opener = page.getByRole('button', { name: 'View in 3D' });
  const picture = page.getByRole('list', { name: 'Product pictures' });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const button of [opener, page.getByRole('button', { name: 'Try it on' })]) {
      await expect(button).toBeVisible();
      await expect
        .poll(async () => {
          const [box, shown] = [await button.boundingBox(), await picture.boundingBox()];
          return box && shown && box.y >= shown.y + shown.height;
        }, `${width} pixels: it is below the picture`)
        .toBe(true);
    }
  }
  await opener.click();
  const dialog = page.getByRole('dialog', { name: /in 3D$/ });
  await expect(dialog.getByText(/so here are pictures from every side/)).toBeVisible();
  const slider = dialog.getByRole('slider', { name: 'Turn the piece' });
  const before = await slider.getAttribute('aria-valuetext');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).not.toHaveAttribute('aria-valuetext', before ?? '');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe('a browser that draws in 3D', () => {
  const look = async (page: Page): Promise<string> =>
    (await page.getByRole('application').screenshot({ animations: 'disabled' })).toString('base64');

  test('shows the piece, turns it by keys, changes its metal, and lays a coin beside it', async ({
    baseURL,
  }) => {
    const browser = await launchDrawing();
    try {
      const { page, watch } = await openDrawing(browser, {
        ...(baseURL && { baseURL }),
        viewport: { width: 320, height: 560 },
        reducedMotion: 'reduce',
      });
      await page.goto(RING);
      const sold = await soldIn(page);
      // Words for it are seen on it, beside their field and when it is turned to them.
      await page.getByText('Add an engraving').click();
      await page.getByRole('textbox', { name: /^Engraving/ }).fill('Asha & Ravi');
      await page.getByRole('button', { name: 'See it on the piece' }).click();
      await expect(page.getByRole('img', { name: '“Asha & Ravi” engraved on the piece' })).toBeVisible({
        timeout: 120_000,
      });
      await page.getByRole('button', { name: 'View in 3D' }).click();
      const dialog = page.getByRole('dialog', { name: /in 3D$/ });
      // Mesa draws on the processor here; a shopper may want that.
      await dialog.getByRole('button', { name: 'Try 3D anyway' }).click();
      const stage = dialog.getByRole('application');
      const resting = () => expect(stage).toHaveAttribute('data-state', 'resting', { timeout: 120_000 });
      await resting();
      const asPictured = await look(page);
      await stage.focus();
      await page.keyboard.press('ArrowRight');
      await resting();
      await expect.poll(() => look(page)).not.toBe(asPictured);
      const turned = await look(page);
      await dialog.getByRole('button', { name: 'See the engraving' }).click();
      await resting();
      await expect.poll(() => look(page)).not.toBe(turned);
      await dialog.getByRole('radio', { name: 'Yellow gold' }).check();
      // What it is shown in is what it is sold in: this design has no other stone.
      expect(
        await dialog
          .getByRole('radio')
          .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value)),
      ).toEqual(sold);
      await dialog.getByRole('checkbox', { name: 'Next to a ₹1 coin' }).check();
      await resting();
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog canvas')).toHaveCount(0);
      // A worker told to end is gone a moment later.
      await expect.poll(() => page.workers().length).toBe(0);
      expect(watch.faults).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
