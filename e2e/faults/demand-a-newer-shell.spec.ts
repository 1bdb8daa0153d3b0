/** A release that needs a newer shell than an open page runs (specification §4, app update). */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startComposer } from '../support/composer.ts';
import { freePorts } from '../support/free-ports.ts';
import { buildNextRelease, type NextRelease } from '../support/next-release.ts';
import { buildOldShell, type OldShell } from '../support/old-shell.ts';
import { expect, test } from '../support/store-test.ts';
import { documentSays, until } from '../support/until.ts';

let next: NextRelease;
let old: OldShell;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  old = await buildOldShell('0.9.9-old', '1.0.0');
  next = await buildNextRelease('golden-bounty', '1.0.1', { key: 'landing.heading', after: '.', contract: '^1.1.0' });
});
test.afterAll(() => Promise.all([old.remove(), next.remove()]));

test('an open page is asked to load anew when a release needs a newer shell, and must when all do', async ({ page, store, operator, watch }) => {
  // The composer of the page is away for a moment while the newer shell is rolled out; then remotes are switched off.
  watch.expectFault(/ERR_CONNECTION_REFUSED|Failed to fetch|NetworkError/);
  const data = await mkdtemp(join(tmpdir(), 'suvarna-composer-'));
  const [port = 0] = await freePorts(1);
  const before = await startComposer(store, { registry: store.registry, data, port, shell: old.folder });
  await page.goto(`${before.shop}/jewellery/rings/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Rings' })).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'openedOnce', true));
  await before.stop();

  const after = await startComposer(store, { registry: store.registry, data, port });
  try {
    await operator.run('publish', 'golden-bounty', '--from', next.folder);
    await operator.run('swap', 'golden-bounty', '1.0.1', '--reason', 'needs what the newer shell offers');
    await until('the composer tells what the release needs', documentSays(`${after.shop}/_shell/composition.json`, '"needs":"1.1.0"'), 10_000);
    const comeBack = (): Promise<boolean> => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const dialog = page.getByRole('dialog', { name: 'The store has been renewed' });
    await comeBack();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);

    for (const name of ['catalog', 'account', 'checkout']) await operator.run('kill', name, '--reason', 'only what needs the newer shell is left');
    await until('the composer tells what is left', async () => {
      const { remotes } = await (await fetch(`${after.shop}/_shell/composition.json`)).json() as { readonly remotes: readonly { readonly killed: boolean }[] };
      return remotes.filter(({ killed }) => killed).length === 3;
    }, 10_000);
    await comeBack();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Load anew' }).click();
    await until('the page is another document', () => page.evaluate(() => Reflect.get(window, 'openedOnce') === undefined), 10_000);
    await page.goto(`${after.shop}/golden-bounty/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  } finally {
    await after.stop();
    await rm(data, { recursive: true, force: true });
  }
});
