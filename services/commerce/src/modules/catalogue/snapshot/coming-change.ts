import { setTimeout as delay } from 'node:timers/promises';

export interface Change {
  /** When every process makes it. */
  readonly at: Date;
  /** Milliseconds until then, counted from now. */
  readonly inMs: number;
  /** @returns what makes the change, at once */
  readonly build: () => Promise<() => void>;
  /** It was made, could not be made, or an earlier one came before it, after which it is built anew. */
  readonly onEnd: (error?: unknown) => void;
}

/** A change of prices or designs that every process makes at the same moment: built before, made by the clock. */
export interface ComingChange {
  /** The same is not built twice, and none that lies behind another. */
  prepare(change: Change): void;
  /** Resolves when the change that is waited for has ended; `undefined` when there is none. */
  underWay(): Promise<void> | undefined;
  close(): Promise<void>;
}

export function comingChange(): ComingChange {
  let coming:
    | { readonly at: number; readonly stop: AbortController; readonly ended: Promise<void> }
    | undefined;

  async function make({ inMs, build }: Change, { signal }: AbortController): Promise<void> {
    const begun = performance.now();
    const change = await build();
    await delay(Math.max(0, inMs - (performance.now() - begun)), undefined, { signal });
    change();
  }

  return {
    prepare(change) {
      const at = change.at.getTime();
      if (coming !== undefined && coming.at <= at) return;
      coming?.stop.abort();
      const stop = new AbortController();
      const end = (error?: unknown): void => {
        if (coming === mine) coming = undefined;
        change.onEnd(stop.signal.aborted ? undefined : error);
      };
      const mine = { at, stop, ended: make(change, stop).then(() => end(), end) };
      coming = mine;
    },
    underWay: () => coming?.ended,
    async close() {
      coming?.stop.abort();
      await coming?.ended;
    },
  };
}
