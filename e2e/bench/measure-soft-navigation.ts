import type { Browser } from '@playwright/test';
import { askedBefore } from '../support/prompts.ts';
import { slowPhone } from './profile.ts';

export interface SoftNavigation {
  /** From the tap on a card of the listing until the product's heading is on the screen. */
  readonly navigation: number;
  /** From a tap on a choice of the product page until the next paint. */
  readonly tap: number;
}

const card = 'main a[href*="_product_"]';
/** How long somebody looks at a list before choosing. */
const lookMs = 3_000;

/** Taps through listing → product and a choice on the product page, as a person would. */
export async function measureSoftNavigation(browser: Browser, listing: string): Promise<SoftNavigation> {
  const { context, page } = await slowPhone(browser);
  try {
    await context.addCookies(askedBefore(new URL(listing).origin));
    await page.addInitScript(() => {
      Reflect.set(window, 'benchMarker', true);
      const taps: number[] = [];
      Reflect.set(window, 'benchTaps', taps);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (entry.name === 'click') taps.push(entry.duration);
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
    });
    await page.goto(listing, { waitUntil: 'networkidle' });
    await page.evaluate((selector) => {
      addEventListener(
        'click',
        (event) => {
          if (!(event.target instanceof Element) || !event.target.closest(selector)) return;
          const begun = event.timeStamp;
          const look = (): void => {
            const shown = location.pathname.includes('_product_') && document.querySelector('main h1');
            if (!shown) {
              requestAnimationFrame(look);
              return;
            }
            requestAnimationFrame(() =>
              setTimeout(() => Reflect.set(window, 'benchNavigation', performance.now() - begun)),
            );
          };
          look();
        },
        { capture: true },
      );
    }, card);
    // What is on the screen is fetched ahead meanwhile: that is the point of it.
    await page.waitForTimeout(lookMs);
    await page.locator(card).first().tap();
    await page.waitForFunction(() => Reflect.has(window, 'benchNavigation'));
    const navigation = await page.evaluate(() => Reflect.get(window, 'benchNavigation') as number);
    const soft = await page.evaluate(
      () => Reflect.has(window, 'benchMarker') && performance.getEntriesByType('navigation').length === 1,
    );
    if (!soft) throw new Error('the listing led to a full page load');
    await page.waitForLoadState('networkidle');
    const choice = page.locator('main [role="group"] li a:not([aria-current])').first();
    await page.evaluate(() => (Reflect.get(window, 'benchTaps') as number[]).splice(0));
    await choice.tap();
    // A tap painted within one frame may stay below what the browser reports; then that frame is the answer.
    await page.waitForTimeout(700);
    const taps = await page.evaluate(() => Reflect.get(window, 'benchTaps') as number[]);
    return { navigation, tap: Math.max(16, ...taps) };
  } finally {
    await context.close();
  }
}
