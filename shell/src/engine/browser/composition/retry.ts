/** What is tried again when it could not be had, and when. */

/** One retry (fault matrix row 4), at a moment that differs between browsers. */
const RETRY_AFTER_MS = { least: 200, most: 600 };

/** What fails twice says why, and is the caller's to show. */
export async function withOneRetry<T>(work: () => Promise<T>): Promise<T> {
  return work().catch(async () => {
    await pause(RETRY_AFTER_MS.least + Math.random() * (RETRY_AFTER_MS.most - RETRY_AFTER_MS.least));
    return work();
  });
}

/** For work that no shopper waits for: what fails offline is done when there is one again. */
export async function waitingForConnection<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (navigator.onLine) throw error;
      await lineIsBack();
    }
  }
}

/** Code that no shopper asked for. Rejects when it cannot be had although there is a line. */
export const loadAhead = <T>(load: () => Promise<T>): Promise<T> =>
  waitingForConnection(() => withOneRetry(load));

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const lineIsBack = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
  });
