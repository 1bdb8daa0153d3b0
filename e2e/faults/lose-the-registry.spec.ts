import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openComposer, startComposer } from '../support/composer.ts';
import { freePorts } from '@suvarna/testing/free-ports';
import { expect, test } from '../support/store-test.ts';
import { until } from '@suvarna/testing/until';

test('without the registry the shop starts again from the last composition it knew', async ({
  page,
  store,
}) => {
  const data = await mkdtemp(join(tmpdir(), 'suvarna-composer-'));
  await cp(join(store.data, 'composer'), data, { recursive: true });
  const [nobody = 0] = await freePorts(1);
  const composer = await startComposer(store, { registry: `http://127.0.0.1:${nobody}`, data });
  try {
    for (const path of ['/', '/jewellery/rings/', '/golden-bounty/']) {
      const response = await page.goto(composer.shop + path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    // An open page goes on fetching what comes later, and would miss a composer that stops.
    await page.goto('about:blank');
  } finally {
    await composer.stop();
    await rm(data, { recursive: true, force: true });
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
    for (const path of ['/readyz', '/', '/jewellery/rings/'])
      expect([path, (await fetch(composer.shop + path)).status]).toEqual([path, 503]);
  } finally {
    await composer.stop();
    registry.close();
    await rm(data, { recursive: true, force: true });
  }
});
