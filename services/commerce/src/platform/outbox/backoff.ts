/** Tries before an event is dead: together about ten hours, longer than most providers are ever away. */
export const MAX_ATTEMPTS = 20;
const FIRST_SECONDS = 2;
const LONGEST_SECONDS = 3_600;

/** Seconds until the next try: doubling, half of it by chance, so that what failed together does not come back together. */
export function backoffSeconds(attempts: number, random: () => number = Math.random): number {
  const step = Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** (attempts - 1));
  return step / 2 + (step / 2) * random();
}
