import type { Browser } from '@playwright/test';
import { askedBefore } from '../../support/prompts.ts';
import { slowPhone } from './profile.ts';

export interface ViewerStart {
  /** From the tap until the piece is on the screen: code, model, shaders and the first frame. */
  readonly start: number;
  /** Script on the page's own thread for one frame while the piece is turned. */
  readonly script: number;
}

const TURNS = 12;

/**
 * The 3D view of a product on a slow phone, in a browser that draws it.
 *
 * @param browser draws WebGL; on the processor it counts as a device without a graphics card, which is asked first
 */
export async function measureViewer(browser: Browser, product: string): Promise<ViewerStart> {
  const { context, page } = await slowPhone(browser);
  try {
    await context.addCookies(askedBefore(new URL(product).origin));
    await page.addInitScript(() => {
      const frames: number[] = [];
      Reflect.set(window, 'benchFrames', frames);
      const next = requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (callback) =>
        next((time) => {
          const begun = performance.now();
          callback(time);
          frames.push(performance.now() - begun);
        });
    });
    await page.goto(product, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'View in 3D' }).tap();
    const insist = page.getByRole('button', { name: 'Try 3D anyway' });
    const stage = page.getByRole('application');
    await insist.or(stage).first().waitFor();
    const begun = await page.evaluate(() => performance.now());
    if (await insist.isVisible()) await insist.tap();
    await page.waitForFunction(
      () =>
        !['loading', undefined].includes(
          document.querySelector<HTMLElement>('[role="application"]')?.dataset['state'],
        ),
      null,
      { timeout: 120_000 },
    );
    const start = await page.evaluate(async (from) => {
      await new Promise(requestAnimationFrame);
      return performance.now() - from;
    }, begun);
    await stage.focus();
    await page.evaluate(() => (Reflect.get(window, 'benchFrames') as number[]).splice(0));
    for (let turn = 0; turn < TURNS; turn += 1) {
      const before = await page.evaluate(() => (Reflect.get(window, 'benchFrames') as number[]).length);
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction(
        (seen) => (Reflect.get(window, 'benchFrames') as number[]).length > seen,
        before,
        { polling: 50 },
      );
    }
    const script = await page.evaluate(() => {
      const sorted = (Reflect.get(window, 'benchFrames') as number[]).toSorted((a, b) => a - b);
      return sorted[Math.floor(sorted.length / 2)] ?? 0;
    });
    return { start, script };
  } finally {
    await context.close();
  }
}
