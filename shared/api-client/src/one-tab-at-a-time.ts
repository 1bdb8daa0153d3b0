const LOCK = 'session-renewal';
/** Longer than the call another tab may have under way. A tab that was frozen with the lock keeps it for ever. */
const PATIENCE_MS = 10_000;
/** What a tab wrote and the lock it gave back reach the next tab on different ways, in either order. */
const ARRIVES_WITHIN_MS = 500;
const LOOK_EVERY_MS = 25;

/**
 * @param done whether another tab's work has arrived in this one: asked after waiting for another
 * tab, until it says yes or half a second has passed. The work decides by itself what is left to do.
 */
export type Exclusively = <Result>(work: () => Promise<Result>, done: () => boolean) => Promise<Result>;

/**
 * Runs one piece of work at a time over all tabs of the browser. Where that cannot be had (no
 * locks, locks forbidden with storage, a lock that is never given back) the work is done all the
 * same: the service bears two tabs asking within ten seconds.
 */
export function oneTabAtATime(locks: LockManager | undefined, patienceMs = PATIENCE_MS): Exclusively {
  return async (work, done) => {
    if (!locks) return work();
    let begun = false;
    const begin = (): ReturnType<typeof work> => {
      begun = true;
      return work();
    };
    try {
      const atOnce = await locks.request(LOCK, { ifAvailable: true }, (lock) =>
        lock ? begin().then((result) => ({ result })) : undefined,
      );
      if (atOnce) return atOnce.result;
      return await locks.request(LOCK, { signal: AbortSignal.timeout(patienceMs) }, async () => {
        await untilArrived(done);
        return begin();
      });
    } catch (error) {
      // What the work itself says is its own; everything else is about the lock.
      if (begun) throw error;
      return work();
    }
  };
}

async function untilArrived(done: () => boolean): Promise<void> {
  for (let waited = 0; !done() && waited < ARRIVES_WITHIN_MS; waited += LOOK_EVERY_MS) {
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_EVERY_MS);
    });
  }
}
