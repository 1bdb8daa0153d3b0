import type { Browser } from '@playwright/test';
import { collectVitals, readVitals, type Vitals } from './page-vitals.ts';
import { profile, slowPhone } from './profile.ts';
import { countTraffic, type Traffic } from '../traffic.ts';

export interface PageRun extends Vitals, Traffic {
  /** Bytes asked for after the page was loaded: for pages that may come next, and pictures further down. */
  readonly prefetched: number;
  /** Those of scripts. */
  readonly prefetchedJs: number;
  /** The soonest that the largest element can be there on this line: one round trip, document, picture. */
  readonly floor: number;
  /** How many times that the largest element took. */
  readonly overFloor: number;
  /** What long animation frames hold the same page when none of its scripts comes: document, styles and pictures alone. */
  readonly blockingBare: number;
}

const quietMs = 1_500;

/** One cold view, and one more without scripts: what scripts cost is the difference. */
export async function measurePage(browser: Browser, url: string): Promise<PageRun> {
  const blockingBare = await measureWithoutScripts(browser, url);
  return { ...(await measureView(browser, url)), blockingBare };
}

async function measureWithoutScripts(browser: Browser, url: string): Promise<number> {
  const { context, page, cdp } = await slowPhone(browser);
  try {
    await collectVitals(page);
    await cdp.send('Network.setBlockedURLs', { urls: ['*.js'] });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    return (await readVitals(page)).blocking;
  } finally {
    await context.close();
  }
}

/** Nothing cached, measured until the network and the main thread came to rest. */
async function measureView(browser: Browser, url: string): Promise<Omit<PageRun, 'blockingBare'>> {
  const { context, page, cdp } = await slowPhone(browser);
  try {
    await collectVitals(page);
    const traffic = countTraffic(cdp);
    await page.goto(url, { waitUntil: 'load' });
    // Everything a page needs is named in its document, so it has been asked for when it is loaded.
    traffic.endOfPage();
    await page.waitForLoadState('networkidle');
    // Late work counts: the page is watched until no long task came for a while.
    await page.waitForFunction((quiet) => {
      const { tasks } = Reflect.get(window, 'benchVitals') as {
        tasks: { start: number; duration: number }[];
      };
      const last = tasks.at(-1);
      return performance.now() - (last ? last.start + last.duration : 0) > quiet && performance.now() > quiet;
    }, quietMs);
    const { own, ahead, aheadJs } = traffic.read();
    const vitals = await readVitals(page);
    const floor = profile.latency + ((own.html + traffic.bytesOf(vitals.lcpUrl)) / profile.download) * 1_000;
    return {
      ...vitals,
      ...own,
      prefetched: ahead,
      prefetchedJs: aheadJs,
      floor,
      overFloor: vitals.lcp / floor,
    };
  } finally {
    await context.close();
  }
}
