/** What the page itself reports: collected from its first moment, read after it has come to rest. */
import type { Page } from '@playwright/test';

export interface Vitals {
  readonly ttfb: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  /** Sum of what tasks took beyond 50 ms, after the first paint. */
  readonly blocking: number;
  readonly longestTask: number;
  /** Element that was largest, for whoever wonders. */
  readonly lcpElement: string;
}

interface Collected {
  lcp: number;
  lcpElement: string;
  cls: number;
  tasks: { start: number; duration: number }[];
}

export async function collectVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const collected: Collected = { lcp: 0, lcpElement: '', cls: 0, tasks: [] };
    Reflect.set(window, 'benchVitals', collected);
    const observe = (type: string, take: (entry: PerformanceEntry) => void): void => {
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    };
    observe('largest-contentful-paint', (entry) => {
      const element = Reflect.get(entry, 'element') as Element | null;
      collected.lcp = entry.startTime;
      collected.lcpElement = element ? `${element.tagName.toLowerCase()}.${element.className}` : '';
    });
    observe('layout-shift', (entry) => {
      if (!Reflect.get(entry, 'hadRecentInput')) collected.cls += Number(Reflect.get(entry, 'value'));
    });
    observe('longtask', (entry) =>
      collected.tasks.push({ start: entry.startTime, duration: entry.duration }),
    );
  });
}

export async function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate(() => {
    const collected = Reflect.get(window, 'benchVitals') as Collected;
    const [navigation] = performance.getEntriesByType('navigation');
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const late = collected.tasks.filter((task) => task.start + task.duration > fcp);
    return {
      ttfb: navigation?.responseStart ?? 0,
      fcp,
      lcp: collected.lcp,
      cls: collected.cls,
      blocking: late.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      longestTask: Math.max(0, ...collected.tasks.map(({ duration }) => duration)),
      lcpElement: collected.lcpElement,
    };
  });
}
