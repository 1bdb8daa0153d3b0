export interface InFlight {
  /** Whether anything is under way. */
  readonly isAny: () => boolean;
  /** Does the work with a signal that ends with the caller's own, or when everything abortable is aborted. */
  track<Result>(caller: Caller, work: (signal: AbortSignal) => Promise<Result>): Promise<Result>;
  /** Resolves when nothing is under way any more. */
  ended(): Promise<void>;
  /** Aborts what may be aborted; the rest goes on. */
  abort(): void;
}

interface Caller {
  /** Whether it may be aborted by others than its caller: a write may have been done by then. */
  readonly abortable: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** Knows of calls that are on their way, whatever becomes of them. */
export function createInFlight(): InFlight {
  const underWay = new Map<AbortController, boolean>();
  let waiting: (() => void)[] = [];
  return {
    isAny: () => underWay.size > 0,
    async track({ abortable, signal }, work) {
      const controller = new AbortController();
      const abort = (): void => controller.abort(signal?.reason);
      if (signal?.aborted) abort();
      signal?.addEventListener('abort', abort);
      underWay.set(controller, abortable);
      try {
        return await work(controller.signal);
      } finally {
        signal?.removeEventListener('abort', abort);
        underWay.delete(controller);
        if (underWay.size === 0) {
          for (const goOn of waiting) goOn();
          waiting = [];
        }
      }
    },
    ended: () =>
      new Promise((resolve) => {
        if (underWay.size === 0) resolve();
        else waiting.push(resolve);
      }),
    abort() {
      for (const [controller, abortable] of underWay) if (abortable) controller.abort();
    },
  };
}
