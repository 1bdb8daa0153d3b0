/** Operators at the console: what is live, one step back, two of them at once, and who may only look. */
import type { Page } from '@playwright/test';
import { until } from '@suvarna/testing/until';
import { barriers } from '../support/barriers.ts';
import { documentSays } from '../support/document-says.ts';
import { openConsole } from '../support/people/console-person.ts';
import { requestLoop } from '../support/request-loop.ts';
import { NEW_WORDS as newWords } from '../support/store/other-releases.ts';
import { expect, test } from '../support/store/store-test.ts';

const listing = '/jewellery/rings/';
/** Beside other journeys; how long it takes by itself is said at the end. */
const WITHIN_MS = 60_000;
/** A reason that another page would run. */
const HOSTILE = '<img src=x onerror=alert(1)> "quoted" {{name}}';

const row = (page: Page, remote: string) =>
  page.getByRole('region', { name: 'Remotes' }).getByRole('row').filter({ hasText: remote });
const dialog = (page: Page) => page.getByRole('dialog');

test.beforeEach(async ({ operator, nextRelease }) => {
  await operator.run('publish', 'catalog', '--from', nextRelease);
});

test('an operator signs in by a passkey and rolls a release back while shoppers come; no request fails', async ({
  browser,
  store,
  operator,
}, { annotations }) => {
  const desk = await openConsole(browser, { store, operator }, 'desk', 'operator');
  expect(await barriers(desk)).toEqual([]);
  await operator.run('swap', 'catalog', '1.0.1', '--reason', HOSTILE);
  await until(documentSays(store.shop + listing, newWords), 'shoppers get it', WITHIN_MS);
  // Nobody loads the page again: the registry says that something changed.
  await expect(row(desk, 'catalog')).toContainText('1.0.1');
  await expect(row(desk, 'catalog')).toContainText('<img src=x onerror=alert(1)>');

  const shoppers = requestLoop(store.shop, [listing, '/', '/jewellery/earrings/', '/checkout/cart/'], 2);
  await row(desk, 'catalog').getByRole('button', { name: 'Roll back catalog' }).press('Enter');
  await expect(dialog(desk)).toContainText('1.0.1');
  expect(await barriers(desk)).toEqual([]);
  // Where the reason goes is where the keyboard is.
  await desk.keyboard.type('the old words were better');
  // What it would do was looked at: before that nothing can be ordered.
  await expect(dialog(desk)).toContainText(/Revision \d+ → \d+/);
  await desk.keyboard.press('Control+Enter');
  const ordered = performance.now();
  await until(
    async () => !(await documentSays(store.shop + listing, newWords)()),
    'new documents carry the old release',
    WITHIN_MS,
  );
  annotations.push({ type: 'milliseconds', description: String(Math.round(performance.now() - ordered)) });
  await expect(row(desk, 'catalog')).toContainText('the old words were better');
  await shoppers.stop();
  expect(shoppers.asked()).toBeGreaterThan(10);
  expect(shoppers.failures()).toEqual([]);

  await desk.goto('/audit');
  await expect(desk.getByRole('row').filter({ hasText: 'the old words were better' })).toContainText('desk');
  await desk.getByRole('button', { name: 'Verify the log' }).click();
  await expect(desk.getByText(/The log holds: \d+ rows/)).toBeVisible();
  await desk.context().close();
});

test('of two operators the second is told what is live by now; who may only look is offered no order', async ({
  browser,
  store,
  operator,
}) => {
  const desk = await openConsole(browser, { store, operator }, 'second-desk', 'operator');
  const { revision } = await operator.live();
  await row(desk, 'account').getByRole('button', { name: 'Kill account' }).click();
  await expect(dialog(desk)).toContainText(`Revision ${revision} → ${revision + 1}`);
  await operator.run('swap', 'catalog', '1.0.1', '--reason', 'quicker than the desk');
  await dialog(desk).getByLabel('Reason').fill('sign-in is down');
  await dialog(desk).getByRole('button', { name: 'Kill account' }).click();
  await expect(dialog(desk)).toContainText(`You looked at revision ${revision}`);
  await expect(dialog(desk)).toContainText('catalog 1.0.1');
  expect((await operator.live()).remotes['account']?.killed).not.toBe(true);

  await dialog(desk).getByRole('button', { name: 'Look at what is live now' }).click();
  await dialog(desk).getByRole('button', { name: 'Kill account' }).click();
  await until(
    async () => (await operator.live()).remotes['account']?.killed === true,
    'it is switched off',
    WITHIN_MS,
  );
  await desk.context().close();

  const viewer = await openConsole(browser, { store, operator }, 'looks-on', 'viewer');
  await expect(row(viewer, 'account')).toContainText('switched off');
  await expect(viewer.getByRole('button', { name: /Kill|Revive|Roll back/ })).toHaveCount(0);
  await viewer.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(viewer.locator('html')).toHaveAttribute('lang', 'hi');
  expect(await barriers(viewer)).toEqual([]);
  const answer = await viewer.request.post(`${store.console}/api/v1/kills`, {
    headers: { origin: store.console },
    data: { channel: 'production', remote: 'catalog', reason: 'by hand', expectedRevision: revision },
  });
  expect(answer.status()).toBe(403);
  await viewer.context().close();
});
