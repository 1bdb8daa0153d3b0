import { appendFile, cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../support/store/store-test.ts';

const listing = '/jewellery/rings/';
const evil = ';window.tampered = true;';

test('a release whose file was changed after the build is refused, and the old one stays', async ({
  store,
  operator,
  nextRelease,
}, testInfo) => {
  const folder = testInfo.outputPath('release');
  await cp(nextRelease, folder, { recursive: true });
  // A version was never published.
  const descriptor = (await readFile(join(folder, 'remote.json'), 'utf8'))
    .replaceAll('1.0.1', '1.0.2')
    .replaceAll('1_0_1', '1_0_2');
  await writeFile(join(folder, 'remote.json'), descriptor);
  const { server } = JSON.parse(descriptor) as { server: string };
  await appendFile(join(folder, server), evil);
  const before = await operator.live();
  const publish = await operator.attempt('publish', 'catalog', '--from', folder);
  expect(publish.code).not.toBe(0);
  expect(publish.output).toContain(server);
  expect((await operator.attempt('swap', 'catalog', '1.0.2', '--reason', 'it was refused')).code).not.toBe(0);
  expect(await operator.live()).toEqual(before);
  expect((await fetch(store.shop + listing)).status).toBe(200);
});

for (const what of ['remoteEntry.js', 'a lazy chunk']) {
  test(`the browser runs no changed byte of ${what}, and the page stays readable`, async ({
    page,
    watch,
  }) => {
    watch.expectFault(/./);
    let changed = 0;
    const pattern =
      what === 'remoteEntry.js'
        ? /\/remotes\/catalog\/[^/]+\/remoteEntry\.js$/
        : /\/remotes\/catalog\/[^/]+\/(?!remoteEntry)[^/]+\.js$/;
    await page.route(pattern, async (route) => {
      const response = await route.fetch();
      changed += 1;
      await route.fulfill({ response, body: `${await response.text()}${evil}` });
    });
    await page.goto(listing);
    await expect.poll(() => changed).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.has(window, 'tampered'))).toBe(false);
    await expect(page.locator('main')).not.toBeEmpty();
    await expect.poll(() => watch.all.join('\n')).toMatch(/integrity/i);
  });
}
