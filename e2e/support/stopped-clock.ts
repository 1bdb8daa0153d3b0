/** A page whose time passes only when the test says so: what comes after seconds is proved without waiting for them. */
import { expect, type Locator, type Page } from '@playwright/test';

export interface StoppedClock {
  /** Lets time pass until this many milliseconds after the document began. */
  readonly passTo: (milliseconds: number) => Promise<void>;
  readonly pass: (milliseconds: number) => Promise<void>;
  /** What is due now is there: it may wait for code and calls, which take the time of this machine, while the page's own goes on by two seconds at most. */
  readonly passUntil: (awaited: Locator) => Promise<void>;
}

const STEP_MS = 20;
/** Prompts stand seconds apart: one that comes later came at another's time. */
const DUE_WITHIN_MS = 2_000;
/** Of this machine's time between two steps: the page's passes slower, and its files have time to come. */
const STEP_EVERY_MS = 60;

/** Opens a page with its clock stopped, and lets as much time pass as its scripts need to wake, which is far below a second. */
export async function openWithStoppedClock(page: Page, path: string): Promise<StoppedClock> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  let awake = false;
  // The last script of a page to wake.
  page.once('requestfinished', function hear(request) {
    if (request.url().includes('start-prompts')) awake = true;
    else page.once('requestfinished', hear);
  });
  await page.goto(path);
  const now = (): Promise<number> => page.evaluate(() => performance.now());
  const began = await now();
  await expect
    .poll(
      async () => {
        if (!awake) await page.clock.runFor(STEP_MS);
        return awake;
      },
      { timeout: 60_000, intervals: [STEP_EVERY_MS] },
    )
    .toBe(true);
  // A prompt waits for what is asked of the store, which comes in the time of this machine, not of the page.
  await page.waitForLoadState('networkidle');
  return {
    pass: (milliseconds) => page.clock.runFor(milliseconds),
    async passUntil(awaited) {
      let left = DUE_WITHIN_MS;
      await expect
        .poll(
          async () => {
            if (left > 0) await page.clock.runFor(STEP_MS);
            left -= STEP_MS;
            return awaited.count();
          },
          { intervals: [STEP_EVERY_MS] },
        )
        .toBe(1);
    },
    passTo: async (milliseconds) =>
      page.clock.runFor(Math.max(0, Math.round(began + milliseconds - (await now())))),
  };
}
