/** The phone and the line everything is measured with: a mid-range phone on slow 4G. */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

export const profile = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  /** Bytes a second: 1.6 Mbit/s down, 750 kbit/s up. */
  download: 1_600_000 / 8,
  upload: 750_000 / 8,
  /** Round trip in milliseconds, added to every request. */
  latency: 150,
  /** Times slower than this machine's core. */
  cpuSlowdown: 4,
} as const;

export interface SlowPhone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** A phone with nothing in its cache. */
export async function slowPhone(browser: Browser): Promise<SlowPhone> {
  const context = await browser.newContext({
    viewport: profile.viewport,
    deviceScaleFactor: profile.deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: profile.download,
    uploadThroughput: profile.upload,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown });
  return { context, page, cdp };
}
