/** How quick this machine is, by what the start of the shell cost it: the same work on every machine. */

/**
 * Measured on the bench's machine: 25–50 ms as it is, 56–117 ms at half its speed, 89–290 ms as the
 * mid-range phone of the bench (a quarter of it).
 */
const QUICK_START_MS = 55;

let startCost = Infinity;

/** @param milliseconds of work, not of waiting, that the start of the shell took */
export function noteStartCost(milliseconds: number): void {
  startCost = milliseconds;
}

/** Whether drawing a page once more for the eye's sake goes unfelt. Never before the start is over. */
export const isQuickMachine = (): boolean => startCost <= QUICK_START_MS;
