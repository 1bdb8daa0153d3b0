/** What the page itself reports: collected from its first moment, read after it has come to rest. */
import type { Page } from '@playwright/test';

export interface Vitals {
  readonly ttfb: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  /** What long animation frames held the page, from the start of the navigation: rendering counts, too. */
  readonly blocking: number;
  /** Sum of what tasks took beyond 50 ms, after the first paint (total blocking time). */
  readonly tbt: number;
  readonly longestTask: number;
  /** Element that was largest, for a reader who wonders, and the address of its picture. */
  readonly lcpElement: string;
  readonly lcpUrl: string;
}

interface Collected {
  lcp: number;
  lcpElement: string;
  lcpUrl: string;
  cls: number;
  blocking: number;
  tasks: { start: number; duration: number }[];
}

export async function collectVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const collected: Collected = { lcp: 0, lcpElement: '', lcpUrl: '', cls: 0, blocking: 0, tasks: [] };
    Reflect.set(window, 'benchVitals', collected);
    const observe = (type: string, take: (entry: PerformanceEntry) => void): void => {
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    };
    observe('largest-contentful-paint', (entry) => {
      const element = Reflect.get(entry, 'element') as Element | null;
      collected.lcp = entry.startTime;
      collected.lcpElement = element ? `${element.tagName.toLowerCase()}.${element.className}` : '';
      collected.lcpUrl = String(Reflect.get(entry, 'url') ?? '');
    });
    observe('layout-shift', (entry) => {
      if (!Reflect.get(entry, 'hadRecentInput')) collected.cls += Number(Reflect.get(entry, 'value'));
    });
    observe('longtask', (entry) =>
      collected.tasks.push({ start: entry.startTime, duration: entry.duration }),
    );
    observe('long-animation-frame', (entry) => {
      collected.blocking += Number(Reflect.get(entry, 'blockingDuration'));
    });
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
      blocking: collected.blocking,
      tbt: late.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      longestTask: Math.max(0, ...collected.tasks.map(({ duration }) => duration)),
      lcpElement: collected.lcpElement,
      lcpUrl: collected.lcpUrl,
    };
  });
}
