import type { Browser } from '@playwright/test';
import { collectVitals, readVitals, type Vitals } from './page-vitals.ts';
import { slowPhone } from './profile.ts';
import { countTraffic, type Traffic } from './traffic.ts';

/** `prefetched`: bytes fetched ahead for pages not asked for yet, after this one had come to rest. */
export type PageRun = Vitals & Traffic & { readonly prefetched: number };

const quietMs = 1_500;

const bytesOf = ({ js, css, html, images, fonts, data }: Traffic): number => js + css + html + images + fonts + data;

/** One cold view: nothing cached, measured until the network and the main thread came to rest. */
export async function measurePage(browser: Browser, url: string): Promise<PageRun> {
  const { context, page, cdp } = await slowPhone(browser);
  try {
    await collectVitals(page);
    const traffic = countTraffic(cdp);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    const own = traffic();
    // Late work counts: the page is watched until no long task came for a while.
    await page.waitForFunction((quiet) => {
      const { tasks } = Reflect.get(window, 'benchVitals') as { tasks: { start: number; duration: number }[] };
      const last = tasks.at(-1);
      return performance.now() - (last ? last.start + last.duration : 0) > quiet && performance.now() > quiet;
    }, quietMs);
    return { ...(await readVitals(page)), ...own, prefetched: bytesOf(traffic()) - bytesOf(own) };
  } finally {
    await context.close();
  }
}
