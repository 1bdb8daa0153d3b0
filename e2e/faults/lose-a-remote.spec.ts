import { expect, test } from '../support/store/store-test.ts';
import { until } from '@suvarna/testing/until';

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;
const pause = 'This part of the store is not available right now';

test('a killed remote leaves the rest of the store open, and its slot heals by itself', async ({
  page,
  store,
  operator,
  watch,
}) => {
  // A slot that is switched off answers 503, so that no cache keeps it.
  watch.expectFault(/503/);
  await operator.run('kill', 'checkout', '--reason', 'a fault was seen');
  await until(
    async () => (await (await fetch(`${store.shop}/checkout/cart/`)).text()).includes(pause),
    'the bag says that it pauses',
    30_000,
  );

  await page.goto('/jewellery/rings/');
  await expect(page.getByRole('heading', { level: 1, name: 'Rings' })).toBeVisible();
  expect(await statusOf(`${store.shop}/`)).toBe(200);
  expect(await statusOf(`${store.shop}/golden-bounty/`)).toBe(200);

  await page.goto('/checkout/cart/');
  await expect(page.getByRole('alert')).toContainText(pause);
  await page.evaluate(() => Reflect.set(window, 'openedOnce', true));

  await operator.run('revive', 'checkout', '--reason', 'the fault is gone');
  await expect(page.getByText(pause)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(
    await page.evaluate(() => Reflect.get(window, 'openedOnce') as unknown),
    'the page was not reloaded',
  ).toBe(true);
});
