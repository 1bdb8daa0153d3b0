/** A fifth remote, as its team makes it: one command, and no change in shell, registry or composer. */
import type { Page } from '@playwright/test';
import { until } from '@suvarna/testing/until';
import { documentSays } from '../support/document-says.ts';
import { CREATED, createdRemote } from '../support/store/created-remote.ts';
import { expect, test } from '../support/store/store-test.ts';

const PATH = `/${CREATED.name}/`;
const WITHIN_MS = 60_000;
const pause = 'This part of the store is not available right now';

/** How high the row of links is on screens that have it, from the narrowest on: a link more moves nothing below. */
async function heightsOfRow(page: Page): Promise<readonly (number | undefined)[]> {
  const heights: (number | undefined)[] = [];
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    heights.push((await page.getByRole('navigation', { name: 'Main' }).boundingBox())?.height);
  }
  return heights;
}

test('a remote that a command made goes live, is found, is switched off and is taken away', async ({
  page,
  store,
  operator,
  watch,
}) => {
  // A slot that is switched off answers 503, and what is gone 404.
  watch.expectFault(/503|404/);
  const { name, version, en, hi } = CREATED;
  const read = async (path: string): Promise<{ readonly status: number; readonly text: string }> => {
    const answer = await fetch(store.shop + path);
    return { status: answer.status, text: await answer.text() };
  };
  const leadsThere = documentSays(`${store.shop}/`, `href="${PATH}"`);
  const ofRemotes = async (): Promise<readonly string[]> => {
    const { text } = await read('/sitemap.xml');
    const file = /<loc>[^<]*(\/sitemap-pages\.xml)<\/loc>/.exec(text)?.[1];
    if (file === undefined) return [];
    const rows = (await read(file)).text.matchAll(/<loc>([^<]*)<\/loc>/g);
    return Array.from(rows, ([, address = '']) => new URL(address).pathname);
  };

  await page.goto('/');
  const before = await heightsOfRow(page);
  await operator.run('publish', name, '--from', await createdRemote());
  expect([await leadsThere(), (await read(PATH)).status, await ofRemotes()]).toEqual([false, 404, []]);

  await operator.run('swap', name, version, '--reason', 'a fifth remote');
  await until(leadsThere, 'header and footer lead to it', WITHIN_MS);
  for (const [base, title, storeName] of [
    ['', en, /<li>Suvarna/],
    ['/hi', hi, /<li>सुवर्ण/],
  ] as const) {
    const { status, text } = await read(base + PATH);
    expect([status, text.includes(`<h1>${title}</h1>`), storeName.test(text)]).toEqual([200, true, true]);
    // Main menu, the menu of phones, and footer.
    expect(text.split(`href="${base}${PATH}">${title}</a>`)).toHaveLength(4);
  }
  expect(await ofRemotes()).toEqual([PATH, `/hi${PATH}`]);

  await page.goto('/jewellery/rings/');
  expect(await heightsOfRow(page), 'the header is as high as before').toEqual(before);
  await page.evaluate(() => Reflect.set(window, 'openedOnce', true));
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: en, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: en })).toBeVisible();
  expect(
    await page.evaluate(() => Reflect.get(window, 'openedOnce') as unknown),
    'a visit within the open page',
  ).toBe(true);

  await operator.run('kill', name, '--reason', 'a fault was seen');
  await until(async () => !(await leadsThere()), 'nothing leads to it', WITHIN_MS);
  const killed = await read(PATH);
  expect([killed.status, killed.text.includes(pause), await ofRemotes()]).toEqual([503, true, []]);
  await page.goto('/');
  await expect(main.getByRole('link', { name: en, exact: true })).toHaveCount(0);

  // Each takes back one change: first the kill, then the swap.
  await operator.run('rollback', '--reason', 'the fault is gone');
  await until(leadsThere, 'it is back', WITHIN_MS);
  await operator.run('rollback', '--reason', 'four are enough');
  await until(async () => (await read(PATH)).status === 404, 'its page is gone', WITHIN_MS);
  expect([await leadsThere(), await ofRemotes()]).toEqual([false, []]);
  expect(Object.keys((await operator.live()).remotes)).not.toContain(name);
});
