import { setTimeout as delay } from 'node:timers/promises';

const WITHIN_MS = 60_000;
/** What takes long is asked less and less often: each look costs what the others are waiting for. */
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 100;

/**
 * Asks again and again until there is an answer that is not false, null or undefined.
 *
 * @param what is waited for, as the error says it; a function is asked when time is up
 * @throws Error when there was none in `withinMs`
 */
export async function until<Found>(
  look: () => Found | Promise<Found>,
  what: string | (() => string) = 'what was waited for',
  withinMs = WITHIN_MS,
): Promise<Exclude<Found, false | null | undefined>> {
  const deadline = performance.now() + withinMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS)) {
    const found = await look();
    if (found !== undefined && found !== null && found !== false)
      return found as Exclude<Found, false | null | undefined>;
    if (performance.now() > deadline)
      throw new Error(`not within ${withinMs} ms: ${typeof what === 'string' ? what : what()}`);
    await delay(pauseMs);
  }
}
