/** Says no early: a page made too late helps no reader, and the queue behind it grows. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface Overload {
  /** True when no more pages should be started now. */
  readonly tooBusy: () => boolean;
  /** Counts a page while it is being made. */
  readonly during: <Value>(work: () => Promise<Value>) => Promise<Value>;
  readonly close: () => void;
}

const MAX_PAGES = 256;
const MAX_DELAY_MS = 400;
const INTERVAL_MS = 1_000;
/** A single long task is no overload: it needs a queue too. */
const QUEUE = 16;

export function createOverload(): Overload {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let slow = false;
  let pages = 0;
  const timer = setInterval(() => {
    slow = delay.mean / 1e6 > MAX_DELAY_MS;
    delay.reset();
  }, INTERVAL_MS);
  timer.unref();
  return {
    tooBusy: () => pages >= MAX_PAGES || (slow && pages >= QUEUE),
    async during(work) {
      pages += 1;
      try {
        return await work();
      } finally {
        pages -= 1;
      }
    },
    close: () => {
      clearInterval(timer);
      delay.disable();
    },
  };
}
