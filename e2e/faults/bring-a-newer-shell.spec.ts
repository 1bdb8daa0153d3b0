/** A release goes live that the shell of an open page cannot carry: the page says so, and its reload brings a shell that can. */
import type { Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '@suvarna/testing/free-ports';
import { cachedBuild } from '../support/cached-build.ts';
import { repository } from '../support/repository.ts';
import { runTool } from '../support/run-tool.ts';
import { startComposer, type Composer } from '../support/composer.ts';
import { expect, test } from '../support/store-test.ts';

/** Before the name of a customer could be changed in the session: what mfe-account needs of the site came with 1.2.0. */
const OLD_SITE = '1.1.0';
/** Checkout and the savings plan need the shell that asks for a proof (1.3.0). */
const TOO_NEW = ['account', 'checkout', 'golden-bounty'] as const;

const buildOldShell = (): Promise<string> =>
  cachedBuild(`shell-with-site-${OLD_SITE}`, 'shell', async (workshop) => {
    const folder = join(workshop, 'dist');
    const { code, output } = await runTool(
      'ops/local/src/build/build-one.ts',
      ['shell', join(repository, 'shell'), folder, '0.9.0', 'unknown', OLD_SITE],
      { NODE_ENV: 'production' },
    );
    if (code !== 0) throw new Error(`building the old shell failed:\n${output}`);
    return folder;
  });

const prompt = (page: Page) => page.locator('dialog[data-prompt="app-update"]');
const shellOf = (page: Page): Promise<string | null> =>
  page.locator('script[src*="/shell/"]').first().getAttribute('src');
/** An open page hears of a change when it is looked at again. */
const lookAgain = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** At a moment when nothing else is asked. */
const expectPrompt = (page: Page): Promise<void> =>
  expect(async () => {
    await lookAgain(page);
    await expect(prompt(page)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });

test('open pages with an older shell say that there is a newer one; it can wait, and a reload brings it', async ({
  page,
  context,
  store,
  operator,
  watch,
}) => {
  // The composer is away for a moment while it is replaced.
  watch.expectFault(/ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE|Failed to fetch/);
  // One that begins on a busy machine answers later than a page waits for what is live; the page keeps what it knows.
  watch.expectFault(/TimeoutError: signal timed out .*\/shell\/0\.9\.0\//);
  // What a page tells about itself meets it while it ends.
  watch.expectFault(/503\b.*\/api\/server\/events\//);
  const [oldShell, [port = 0], data] = await Promise.all([
    buildOldShell(),
    freePorts(1),
    mkdtemp(join(tmpdir(), 'suvarna-composer-')),
  ]);
  const place = { registry: store.registry, data, port };
  for (const remote of TOO_NEW)
    await operator.run('kill', remote, '--reason', 'the old shell cannot carry it');
  let composer: Composer = await startComposer(store, { ...place, env: { SHELL_DIST: oldShell } });
  try {
    const heeding = await context.newPage();
    await watch.follow(heeding);
    for (const open of [page, heeding]) {
      await open.goto(`${composer.shop}/jewellery/rings/`);
      await expect(open.getByRole('heading', { level: 1, name: 'Rings' })).toBeVisible();
      expect(await shellOf(open)).toContain('/shell/0.9.0/');
      await open.evaluate(() => Reflect.set(window, 'openedOnce', true));
      // What the page fetches by itself must be there before the composer goes away.
      await open.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await open.waitForLoadState('networkidle');
    }
    await composer.stop();
    composer = await startComposer(store, place);
    for (const remote of TOO_NEW) await operator.run('revive', remote, '--reason', 'the new shell can');
    await expectPrompt(page);

    // It can wait: what is open still works with the old shell.
    await prompt(page).getByRole('button', { name: 'Close' }).click();
    await expect(prompt(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Earrings', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Earrings' })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'openedOnce') as unknown)).toBe(true);
    await lookAgain(page);
    await expect(prompt(page)).toHaveCount(0);

    await heeding.bringToFront();
    await expectPrompt(heeding);
    await prompt(heeding).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => shellOf(heeding).catch(() => null)).not.toContain('/shell/0.9.0/');
    expect(await heeding.evaluate(() => Reflect.get(window, 'openedOnce') as unknown)).toBeUndefined();
    await expect(heeding.getByRole('heading', { level: 1, name: 'Rings' })).toBeVisible();
    await lookAgain(heeding);
    await expect(prompt(heeding)).toHaveCount(0);
    // What the old shell could not carry is there now.
    await heeding.goto(`${composer.shop}/sign-in/`);
    await expect(heeding.getByLabel('Email')).toBeVisible();
    // They would miss a composer that stops.
    for (const open of [page, heeding]) await open.goto('about:blank');
  } finally {
    await composer.stop();
    await rm(data, { recursive: true, force: true });
  }
});
