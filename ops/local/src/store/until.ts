import { setTimeout as delay } from 'node:timers/promises';

/** Asks again until the answer is true or the deadline has passed; answers which of the two. */
export async function until(
  isTrue: () => Promise<boolean>,
  milliseconds: number,
  signal?: AbortSignal,
): Promise<boolean> {
  const deadline = performance.now() + milliseconds;
  for (;;) {
    if (signal?.aborted) return false;
    if (await isTrue()) return true;
    if (performance.now() > deadline) return false;
    await delay(50);
  }
}

/** Whether the address answers 2xx now. A refused connection is a no. */
export async function answersOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    // Not listening yet, or too busy to answer in time: both mean "not ready".
    return false;
  }
}
