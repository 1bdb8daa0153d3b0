import { expect, test } from '../../support/shop-test.ts';

test.use({ savesData: false });

interface Share {
  readonly version: string;
  readonly from: string;
  readonly loaded: boolean;
}

test('the shell and all remotes use one event bus, one API client, one i18next and one React', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  for (const [link, address] of [
    ['Rings', /rings/],
    [/^Bag/, /cart/],
    [/Sign in/, /sign-in/],
    ['Golden Bounty', /golden-bounty/],
  ] as const) {
    await page.getByRole('link', { name: link }).first().click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // A heading may still be that of the page before.
  await expect.poll(() => new Set(scripts.filter((path) => path.endsWith('/remoteEntry.js'))).size).toBe(4);

  const shares = await page.evaluate(() => {
    const federation = Reflect.get(globalThis, '__FEDERATION__') as {
      __SHARE__: Record<
        string,
        Record<string, Record<string, Record<string, { from: string; loaded?: boolean; useIn?: string[] }>>>
      >;
    };
    const found: Record<string, Share[]> = {};
    for (const instance of Object.values(federation.__SHARE__)) {
      for (const scope of Object.values(instance)) {
        for (const [name, versions] of Object.entries(scope)) {
          for (const [version, share] of Object.entries(versions))
            (found[name] ??= []).push({ version, from: share.from, loaded: share.loaded === true });
        }
      }
    }
    return found;
  });
  for (const name of [
    'react',
    'react-dom',
    '@suvarna/event-bus',
    '@suvarna/api-client',
    '@suvarna/i18n',
    'i18next',
  ]) {
    const loaded = (shares[name] ?? []).filter((share) => share.loaded);
    expect(new Set(loaded.map(({ from }) => from)), name).toEqual(new Set(['shell']));
    expect(new Set(loaded.map(({ version }) => version)).size, name).toBe(1);
  }
});
