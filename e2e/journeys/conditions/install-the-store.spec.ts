import { chromium } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workerIsActive } from '../../support/service-worker.ts';
import { expect, test } from '../../support/shop-test.ts';
import { systemChromium } from '../../support/system-chromium.ts';

test('Chromium finds nothing that keeps the store from being installed, in English and in Hindi', async ({
  baseURL,
}) => {
  // A window that forgets (as tests have them) cannot install anything: this one has a profile.
  const profile = await mkdtemp(join(tmpdir(), 'suvarna-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...systemChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    for (const [path, name] of [
      ['/golden-bounty/', 'Suvarna'],
      ['/hi/golden-bounty/', 'सुवर्ण'],
    ] as const) {
      await page.goto(`${baseURL}${path}`);
      await workerIsActive(page);
      const cdp = await context.newCDPSession(page);
      const { data, errors } = await cdp.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      expect(JSON.parse(data ?? '{}')).toMatchObject({ id: '/', short_name: name, display: 'standalone' });
      const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
      expect(installabilityErrors).toEqual([]);
    }
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
});
