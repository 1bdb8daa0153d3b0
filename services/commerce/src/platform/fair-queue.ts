interface FairQueue {
  /**
   * Does work when it is the caller's turn.
   *
   * @param signal of a caller who may leave: they wait no longer, and what has not begun never does
   * @throws the signal's reason in place of a result
   */
  run<Result>(caller: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

/**
 * Work of which so much runs at a time. Who waits has turns, one of each caller after the other: with
 * much to do one caller is behind itself, and not in front of everybody who comes later.
 */
export function createFairQueue(atOnce: number): FairQueue {
  // In the order of turns; a caller who had one goes to the end.
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;

  const leave = (caller: string, begin: () => void): void => {
    const rest = waiting.get(caller)?.filter((other) => other !== begin) ?? [];
    if (rest.length > 0) waiting.set(caller, rest);
    else waiting.delete(caller);
  };

  const myTurn = (caller: string, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const left = (): void => {
        leave(caller, begin);
        reject(signal?.reason as Error);
      };
      const begin = (): void => {
        signal?.removeEventListener('abort', left);
        resolve();
      };
      signal?.addEventListener('abort', left, { once: true });
      const line = waiting.get(caller);
      if (line === undefined) waiting.set(caller, [begin]);
      else line.push(begin);
    });

  /** Hands the turn of who has done to the next one. */
  const handOn = (): void => {
    const [first] = waiting;
    if (first === undefined) {
      running -= 1;
      return;
    }
    const [caller, [begin, ...later]] = first;
    waiting.delete(caller);
    if (later.length > 0) waiting.set(caller, later);
    begin?.();
  };

  return {
    async run(caller, work, signal) {
      signal?.throwIfAborted();
      if (running < atOnce) running += 1;
      else await myTurn(caller, signal);
      try {
        signal?.throwIfAborted();
        return await work();
      } finally {
        handOn();
      }
    },
  };
}
