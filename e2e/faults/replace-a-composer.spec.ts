/** One composer follows another at the same address: with a newer shell, without memory, without the registry. */
import { COMPOSITION_PATH } from '@suvarna/contracts/public-composition';
import type { Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '@suvarna/testing/free-ports';
import { until } from '@suvarna/testing/until';
import { earlierShell } from '../support/store/other-releases.ts';
import { ComposerAddress, openComposer } from '../support/store/composer.ts';
import { workerIsActive } from '../support/service-worker.ts';
import { expect, test } from '../support/store/store-test.ts';
import { readAnswer, type WholeAnswer } from '../support/whole-answer.ts';

const listing = '/jewellery/rings/';
/** Checkout and the savings plan need the shell that asks for a proof (1.3.0). */
const TOO_NEW = ['account', 'checkout', 'golden-bounty'] as const;

/** Each test begins with the composer that the one before it left, where that is the one it needs. */
let composers: ComposerAddress;
test.beforeAll(async ({ store }) => {
  composers = await ComposerAddress.of(store);
});
test.afterAll(() => composers.close());
/** As it usually is: with the shell of the sources, and all it kept of the composers before it. */
const usual = { memory: 'of-the-address' };

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

/** Once it has heard what is live. A page that is reading it already asks for nothing: then it is looked at again. */
async function expectNoPrompt(page: Page): Promise<void> {
  await expect(async () => {
    const heard = page.waitForResponse((answer) => new URL(answer.url()).pathname === COMPOSITION_PATH, {
      timeout: 5_000,
    });
    await Promise.all([heard, lookAgain(page)]);
    await (await heard).finished();
  }).toPass({ timeout: 30_000 });
  await expect(prompt(page)).toHaveCount(0);
}

test('open pages with an older shell say that there is a newer one; it can wait, and a reload brings it', async ({
  page,
  context,
  operator,
  watch,
}) => {
  // The composer is away for a moment while it is replaced.
  watch.expectFault(/ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE|Failed to fetch/);
  // One that begins on a busy machine answers later than a page waits for what is live; the page keeps what it knows.
  watch.expectFault(/TimeoutError: signal timed out .*\/shell\/0\.9\.0\//);
  // What a page tells about itself meets it while it ends.
  watch.expectFault(/503\b.*\/api\/server\/events\//);
  const oldShell = await earlierShell();
  for (const remote of TOO_NEW)
    await operator.run('kill', remote, '--reason', 'the old shell cannot carry it');
  await composers.serve({ ...usual, env: { SHELL_DIST: oldShell } });
  const heeding = await context.newPage();
  await watch.follow(heeding);
  for (const open of [page, heeding]) {
    await open.goto(composers.shop + listing);
    await expect(open.getByRole('heading', { level: 1, name: 'Rings' })).toBeVisible();
    expect(await shellOf(open)).toContain('/shell/0.9.0/');
    await open.evaluate(() => Reflect.set(window, 'openedOnce', true));
  }
  for (const open of [page, heeding]) {
    // What the page fetches by itself must be there before the composer goes away.
    await workerIsActive(open);
    await open.waitForLoadState('networkidle');
  }
  await composers.serve(usual);
  for (const remote of TOO_NEW) await operator.run('revive', remote, '--reason', 'the new shell can');
  await page.bringToFront();
  await expectPrompt(page);

  // It can wait: what is open still works with the old shell.
  await prompt(page).getByRole('button', { name: 'Close' }).click();
  await expect(prompt(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Earrings', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Earrings' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'openedOnce') as unknown)).toBe(true);
  await expectNoPrompt(page);

  await heeding.bringToFront();
  await expectPrompt(heeding);
  await prompt(heeding).getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => shellOf(heeding).catch(() => '/shell/0.9.0/')).not.toContain('/shell/0.9.0/');
  await expect(heeding.getByRole('heading', { level: 1, name: 'Rings' })).toBeVisible();
  expect(await heeding.evaluate(() => Reflect.get(window, 'openedOnce') as unknown)).toBeUndefined();
  await expectNoPrompt(heeding);
  // What the old shell could not carry is there now.
  await heeding.goto(`${composers.shop}/sign-in/`);
  await expect(heeding.getByLabel('Email')).toBeVisible();
});

const PATHS = [
  '/',
  '/hi/',
  listing,
  '/jewellery/rings/pihu-diamond-halo-ring_product_101084/',
  '/gold-rate/',
  '/golden-bounty/',
];

let nobody: string | undefined;
/** From now on one serves that has run here before, and asks for news where no registry answers. */
async function serveWithoutRegistry(): Promise<void> {
  nobody ??= `http://127.0.0.1:${(await freePorts(1))[0] ?? 0}`;
  if (!composers.haveServed(usual.memory)) await composers.serve(usual);
  await composers.serve({ ...usual, registry: nobody });
}

/** As a service worker asks: it waits for a whole page, where a slow one would be sent to a reader in pieces. */
const readAll = (): Promise<WholeAnswer[]> =>
  Promise.all(PATHS.map((path) => readAnswer(composers.shop + path, { 'sec-fetch-mode': 'cors' })));

test('a restarted composer, and one that has never run before, send the pages a browser has already', async () => {
  await composers.serve({ memory: 'none-before' });
  const first = await readAll();
  // From the last composition it knew, which is the same.
  await serveWithoutRegistry();
  for (const [at, path] of PATHS.entries()) {
    const was = first[at];
    if (!was) throw new Error(`${path} was not read`);
    const now = await readAnswer(composers.shop + path, { 'sec-fetch-mode': 'cors' });
    expect(now.body.split('<'), path).toEqual(was.body.split('<'));
    const again = await readAnswer(composers.shop + path, { 'if-none-match': was.etag });
    expect([path, again.status, again.body]).toEqual([path, 304, '']);
    expect(again.weight, path).toBeLessThan(1_500);
  }
});

test('without the registry the shop starts again from the last composition it knew', async ({ page }) => {
  await serveWithoutRegistry();
  for (const path of ['/', listing, '/golden-bounty/']) {
    const response = await page.goto(composers.shop + path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a composer that has never seen a composition says that it is not ready instead of guessing', async ({
  store,
}) => {
  const data = await mkdtemp(join(tmpdir(), 'suvarna-composer-'));
  let asked = 0;
  const registry = createServer((_request, answer) => {
    asked += 1;
    answer.writeHead(503).end();
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  const composer = await openComposer(store, {
    registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}`,
    data,
  });
  try {
    await until(() => Promise.resolve(asked > 1), 'the registry was asked again', 60_000);
    for (const path of ['/readyz', '/', listing])
      expect([path, (await fetch(composer.shop + path)).status]).toEqual([path, 503]);
  } finally {
    await composer.stop();
    registry.close();
    await rm(data, { recursive: true, force: true });
  }
});
