export interface InFlight {
  /** Whether anything is under way. */
  readonly isAny: () => boolean;
  track<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Resolves when nothing is under way any more. */
  ended(): Promise<void>;
}

/** Knows of calls that are on their way, whatever becomes of them. */
export function createInFlight(): InFlight {
  let count = 0;
  let waiting: (() => void)[] = [];
  return {
    isAny: () => count > 0,
    async track(work) {
      count += 1;
      try {
        return await work();
      } finally {
        count -= 1;
        if (count === 0) {
          for (const goOn of waiting) goOn();
          waiting = [];
        }
      }
    },
    ended: () =>
      new Promise((resolve) => {
        if (count === 0) resolve();
        else waiting.push(resolve);
      }),
  };
}
