import { expectNoBarrier } from '../../support/barriers.ts';
import { designToBuy } from '../../support/people/earlier-visit.ts';
import { expect, test } from '../../support/shop-test.ts';
import { ProductPage } from '../../pages/product-page.ts';

/** A guest has a session from the first effect on: it is refused once, and sent again with a session. */
const FIRST_CALL = /status of 401/;

for (const [name, size] of [
  ['a laptop', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`what was added is shown beside the page on ${name}: it takes no focus, and leads to bag and checkout`, async ({
    page,
    watch,
  }) => {
    watch.expectFault(FIRST_CALL);
    await page.setViewportSize(size);
    const { path, title } = await designToBuy(page, 'rings');
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (/fragment-(added-piece|goes-with)/.test(request.url())) fetched.push(request.url());
    });
    await page.goto(path);
    const product = new ProductPage(page);
    await product.chooseSize();
    expect(fetched).toEqual([]);
    await product.buyBox.getByRole('button', { name: 'Add to bag' }).click();
    const panel = page.getByRole('region', { name: 'Added to your bag' });
    await expect(panel).toContainText(title);
    await expect(panel.getByRole('status')).toHaveText(`${title} is in your bag.`);
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(false);
    await expectNoBarrier(page);
    const box = await panel.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height).toBe(
      true,
    );
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();

    await page.goto('/jewellery/earrings/');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await product.addToBag();
    await panel.getByRole('link', { name: 'View bag' }).click();
    await expect(page).toHaveURL(/\/checkout\/cart\//);
    await expect(page.getByRole('main')).toContainText(title);
    await expect(panel).toBeHidden();
  });

test('a second tap on what was under the panel is none on it, and a later one is', async ({
  page,
  watch,
}) => {
  watch.expectFault(FIRST_CALL);
  await page.setViewportSize({ width: 390, height: 844 });
  // Where the panel is from the first, and not on its way to it.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { path } = await designToBuy(page, 'rings');
  await page.goto(path);
  const product = new ProductPage(page);
  await product.chooseSize();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  // The moment in which the panel came lasts until it is looked at.
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await product.buyBox.getByRole('button', { name: 'Add to bag' }).click();
  const checkout = page
    .getByRole('region', { name: 'Added to your bag' })
    .getByRole('link', { name: 'Checkout' });
  await expect(checkout).toBeVisible();
  const isTapped = (): Promise<boolean> =>
    checkout.evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  expect(await isTapped()).toBe(false);
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect.poll(isTapped).toBe(true);
});
