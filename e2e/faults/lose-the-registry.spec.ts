import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startComposer } from '../support/composer.ts';
import { freePorts } from '../support/free-ports.ts';
import { expect, test } from '../support/store-test.ts';

test('without the registry the shop starts again from the last composition it knew', async ({ page, store }) => {
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
  } finally {
    await composer.stop();
    await rm(data, { recursive: true, force: true });
  }
});

test('a composer that has never seen a composition says that it is not ready instead of guessing', async ({ store }) => {
  const data = await mkdtemp(join(tmpdir(), 'suvarna-composer-'));
  const [nobody = 0] = await freePorts(1);
  try {
    await expect(startComposer(store, { registry: `http://127.0.0.1:${nobody}`, data })).rejects.toThrow(/ready|ended/);
  } finally {
    await rm(data, { recursive: true, force: true });
  }
});
