/** What was seen, read offline after the store changed: every page is of one release, whole, or not shown. */
import type { Page } from '@playwright/test';
import { NEW_WORDS as newWords } from '../support/store/other-releases.ts';
import {
  isCached,
  lineFaults,
  patiently,
  readWithoutLine,
  sayPageSeen,
  workerIsActive,
} from '../support/service-worker.ts';
import { expect, test } from '../support/store/store-test.ts';
import { until } from '@suvarna/testing/until';
import { documentSays } from '../support/document-says.ts';

const rings = '/jewellery/rings/';
const earrings = '/jewellery/earrings/';
const pause = 'This part of the store is not available right now';

/** Opens a page by a document of its own, and waits until it can be read offline. */
async function keep(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await workerIsActive(page);
  await isCached(page, path);
}

/** Versions of the catalog whose files took part in this document, by the browser's own record and by what the document names. */
function versionsAtWork(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = Array.from(
      document.querySelectorAll('[src], link[href]'),
      (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
    );
    const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return [
      ...new Set(
        [...named, ...fetched].flatMap((path) => /^\/remotes\/catalog\/([^/]+)\//.exec(path)?.[1] ?? []),
      ),
    ];
  });
}

test('after a swap, each page read earlier opens with the release it was made with, and links between them do not mix the two', async ({
  page,
  store,
  operator,
  nextRelease,
  watch,
}) => {
  watch.expectFault(lineFaults);
  await operator.run('publish', 'catalog', '--from', nextRelease);
  await keep(page, rings);
  const [before = ''] = await versionsAtWork(page);
  await operator.run('swap', 'catalog', '1.0.1', '--reason', 'new words');
  await until(documentSays(store.shop + earrings, newWords), 'new documents carry the new release', 60_000);
  await keep(page, earrings);
  await expect(page.locator('main')).toContainText(newWords);
  const [after = ''] = await versionsAtWork(page);
  expect(after).not.toBe(before);

  await readWithoutLine(page, async () => {
    await page.goto(rings);
    await expect(page.getByRole('heading', { level: 1, name: 'Rings' })).toBeVisible();
    await expect(page.locator('main')).not.toContainText(newWords);
    expect(await versionsAtWork(page)).toEqual([before]);
    // A link is a new document there, of the other release.
    await page
      .locator(`a[href="${earrings}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('heading', { level: 1, name: 'Earrings' })).toBeVisible();
    await expect(page.locator('main')).toContainText(newWords);
    expect(await versionsAtWork(page)).toEqual([after]);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Rings' })).toBeVisible();
    expect(await versionsAtWork(page)).toEqual([before]);
  });

  // Seen again with a line, it is the new one from then on.
  await keep(page, rings);
  await expect
    .poll(
      () =>
        page.evaluate(
          async ({ path, words }) => {
            const kept = (await caches.keys()).map(async (name) =>
              (await (await caches.open(name)).match(path, { ignoreVary: true }))?.text(),
            );
            return (await Promise.all(kept)).some((text) => text?.includes(words));
          },
          { path: rings, words: newWords },
        ),
      { ...patiently, message: 'the page of the new release is kept' },
    )
    .toBe(true);
  await readWithoutLine(page, async () => {
    await page.goto(rings);
    await expect(page.locator('main')).toContainText(newWords);
    expect(await versionsAtWork(page)).toEqual([after]);
  });

  // A kill is told with a line even though the page is kept, and the telling is not kept in its place.
  watch.expectFault(/503/);
  await operator.run('kill', 'catalog', '--reason', 'a fault was seen');
  await until(documentSays(store.shop + rings, pause), 'documents say that it pauses', 60_000);
  await page.goto(rings);
  await expect(page.getByRole('alert')).toContainText(pause);
  await sayPageSeen(page, rings);
  await readWithoutLine(page, async () => {
    await page.goto(rings);
    await expect(page.getByRole('heading', { level: 1, name: 'Rings' })).toBeVisible();
    await expect(page.getByText(pause)).toHaveCount(0);
    expect(await versionsAtWork(page)).toEqual([after]);
  });
  await operator.run('revive', 'catalog', '--reason', 'the fault is gone');
  await until(
    async () => !(await documentSays(store.shop + rings, pause)()),
    'documents are whole again',
    60_000,
  );
});
