import type { ServerResponse } from 'node:http';

/** For how long an answer is held back, in milliseconds, and how many are held at once; further ones leave at once. */
export interface Hold {
  readonly forMs: () => number;
  readonly atMost: number;
}

/** Not all after the same time, or what came together would leave together. */
const HOLD: Hold = { forMs: () => 200 + Math.random() * 200, atMost: 2_000 };

/** Ends when the answer may leave, or when no caller waits for it any more. */
export type HoldBack = (response: ServerResponse) => Promise<void>;

/**
 * Refusals come a moment later, so that who asks again as soon as it is answered asks less often: one
 * client that was refused at once asked five thousand times a second (ADR 27).
 */
export function createHoldBack({ forMs, atMost }: Hold = HOLD): HoldBack {
  let held = 0;
  return (response) => {
    if (held >= atMost) return Promise.resolve();
    held += 1;
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, forMs());
      response.once('close', () => {
        clearTimeout(timer);
        held -= 1;
        resolve();
      });
    });
  };
}
