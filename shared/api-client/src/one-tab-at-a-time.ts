const LOCK = 'session-renewal';
/** Longer than the call another tab may have under way. A tab that was frozen with the lock keeps it for ever. */
const PATIENCE_MS = 10_000;

export type Exclusively = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs one piece of work at a time over all tabs of the browser. Where that cannot be had (no
 * locks, locks forbidden with storage, a lock that is never given back) the work is done all the
 * same: the service bears two tabs asking within ten seconds.
 */
export function oneTabAtATime(locks: LockManager | undefined, patienceMs = PATIENCE_MS): Exclusively {
  return async (work) => {
    if (!locks) return work();
    let begun = false;
    try {
      return await locks.request(LOCK, { signal: AbortSignal.timeout(patienceMs) }, () => {
        begun = true;
        return work();
      });
    } catch (error) {
      // What the work itself says is its own; everything else is about the lock.
      if (begun) throw error;
      return work();
    }
  };
}
