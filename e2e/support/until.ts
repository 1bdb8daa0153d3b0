import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds until the answer was true. @throws Error when the deadline passed */
export async function until(what: string, isTrue: () => Promise<boolean>, withinMs: number): Promise<number> {
  const begun = performance.now();
  for (;;) {
    if (await isTrue()) return performance.now() - begun;
    if (performance.now() - begun > withinMs) throw new Error(`${what}: not within ${withinMs} ms`);
    await delay(50);
  }
}

export const documentSays = (url: string, text: string) => async (): Promise<boolean> =>
  (await (await fetch(url)).text()).includes(text);
