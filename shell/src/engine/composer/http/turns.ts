import PQueue from 'p-queue';
import { setTimeout as after } from 'node:timers/promises';

/** As many as a browser has under way by itself (HTTP/1.1). */
const AT_ONCE = 6;
/** What takes longer waits for somebody else, and keeps no processor from others. */
const AT_MOST_MS = 250;
const atMost = (): Promise<unknown> => after(AT_MOST_MS, undefined, { ref: false });

/** Does the work when it is the caller's turn. Rejects when the signal is aborted before. */
export type InTurn = <Result>(
  caller: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
) => Promise<Result>;

interface TurnSettings {
  readonly atOnce?: number;
  readonly tooLong?: () => Promise<unknown>;
  /** Told when it is the turn of somebody who had to wait. */
  readonly onWaited?: (seconds: number) => void;
}

/**
 * Calls of one caller are worked on a few at a time, in the order they came: thirty-two at once, each two
 * milliseconds of a service that does one thing at a time, were what everybody else waited for (ADR 27).
 */
export function createTurns({ atOnce = AT_ONCE, tooLong = atMost, onWaited }: TurnSettings = {}): InTurn {
  const queues = new Map<string, PQueue>();
  const queueOf = (caller: string): PQueue => {
    const known = queues.get(caller);
    if (known) return known;
    const queue = new PQueue({ concurrency: atOnce });
    queue.addEventListener('idle', () => queues.delete(caller));
    queues.set(caller, queue);
    return queue;
  };
  return <Result>(caller: string, signal: AbortSignal, work: () => Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      const queue = queueOf(caller);
      const waitsSince = queue.pending < atOnce ? undefined : performance.now();
      const turn = (): Promise<unknown> => {
        if (waitsSince !== undefined) onWaited?.((performance.now() - waitsSince) / 1_000);
        const done = work();
        done.then(resolve, reject);
        return Promise.race([done, tooLong()]);
      };
      queue.add(turn, { signal }).catch(reject);
    });
}
