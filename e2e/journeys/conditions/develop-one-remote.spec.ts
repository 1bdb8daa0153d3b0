import { startDevServer } from '../../support/store/dev-server.ts';
import { expect, test } from '../../support/shop-test.ts';

// The developer's server is asked from another origin, with no header it does not know.
test.use({ extraHTTPHeaders: {} });

test('a developer sees their own remote in the whole store, and gets back to the live one', async ({
  page,
}) => {
  const server = await startDevServer('mfe-golden-bounty');
  try {
    const live: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/remotes/golden-bounty/')) live.push(request.url());
    });
    await page.goto(`/policy/returns/?remote=golden-bounty@${server.origin}`);
    const banner = page.getByRole('complementary', { name: 'Remote from a developer' });
    await expect(banner).toContainText(`golden-bounty 0.0.0-dev`);
    await expect(banner).toContainText(server.origin);
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('navigation').getByRole('link', { name: 'Golden Bounty' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your favourite jewellery in 5 months');
    // A document of its own is theirs too: the cookie keeps the order.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your favourite jewellery in 5 months');
    await expect(banner).toBeVisible();
    expect(live).toEqual([]);

    await banner.getByRole('link', { name: 'Back to the live version' }).click();
    await expect(banner).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your favourite jewellery in 5 months');
    expect(live.length).toBeGreaterThan(0);
  } finally {
    await server.stop();
  }
});

test('a machine that does not answer leaves the store with the live remote, and says so', async ({
  page,
  watch,
}) => {
  watch.expectFault(/ERR_CONNECTION_REFUSED|\[override\]/);
  await page.goto('/golden-bounty/?remote=golden-bounty@http://localhost:3298');
  await expect(page.getByRole('complementary', { name: 'Remote from a developer' })).toContainText(
    'This is the live version',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your favourite jewellery in 5 months');
});
