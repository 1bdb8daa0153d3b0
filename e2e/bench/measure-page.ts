import type { Browser } from '@playwright/test';
import { collectVitals, readVitals, type Vitals } from './page-vitals.ts';
import { slowPhone } from './profile.ts';
import { countTraffic, type Traffic } from './traffic.ts';

/** `prefetched`: bytes asked for after the page was loaded: for pages that may come next, and pictures further down. */
export type PageRun = Vitals & Traffic & { readonly prefetched: number };

const quietMs = 1_500;

/** One cold view: nothing cached, measured until the network and the main thread came to rest. */
export async function measurePage(browser: Browser, url: string): Promise<PageRun> {
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
    const { own, ahead } = traffic.read();
    return { ...(await readVitals(page)), ...own, prefetched: ahead };
  } finally {
    await context.close();
  }
}
