interface FairQueue {
  /** Does work when it is the caller's turn. */
  run<Result>(caller: string, work: () => Promise<Result>): Promise<Result>;
}

/**
 * Work of which so much runs at a time. Who waits has turns, one of each caller after the other: with
 * much to do one caller is behind itself, and not in front of everybody who comes later.
 */
export function createFairQueue(atOnce: number): FairQueue {
  // In the order of turns; a caller who had one goes to the end.
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;

  const myTurn = (caller: string): Promise<void> =>
    new Promise((resolve) => {
      const line = waiting.get(caller);
      if (line === undefined) waiting.set(caller, [resolve]);
      else line.push(resolve);
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
    async run(caller, work) {
      if (running < atOnce) running += 1;
      else await myTurn(caller);
      try {
        return await work();
      } finally {
        handOn();
      }
    },
  };
}
