import PQueue from 'p-queue';
import { setTimeout as after } from 'node:timers/promises';

/** As many as a browser has under way by itself (HTTP/1.1). */
const AT_ONCE = 6;
/** What takes longer waits for another caller, and keeps no processor from others. */
const AT_MOST_MS = 250;
const atMost = (): Promise<unknown> => after(AT_MOST_MS, undefined, { ref: false });

/** Of those that cost several times what others do. */
const COSTLY_AT_ONCE = 2;

/**
 * Does the work when it is the caller's turn. Rejects when the signal is aborted before.
 *
 * @param isCostly it keeps a processor busy, however long it takes: two of one caller at once, each until it ends
 */
export type InTurn = <Result>(
  caller: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
  isCostly?: boolean,
) => Promise<Result>;

interface TurnSettings {
  readonly atOnce?: number;
  readonly tooLong?: () => Promise<unknown>;
  /** Told when it is the turn of a caller who had to wait. */
  readonly onWaited?: (seconds: number) => void;
}

/**
 * Calls of one caller are worked on a few at a time, in the order they came: thirty-two at once, each two
 * milliseconds of a service that does one thing at a time, were what everybody else waited for (ADR 27).
 */
export function createTurns({ atOnce = AT_ONCE, tooLong = atMost, onWaited }: TurnSettings = {}): InTurn {
  const queueOf = queuesOf(atOnce);
  const costlyOf = queuesOf(Math.min(COSTLY_AT_ONCE, atOnce));
  return <Result>(caller: string, signal: AbortSignal, work: () => Promise<Result>, isCostly = false) =>
    new Promise<Result>((resolve, reject) => {
      const queue = queueOf(caller);
      const costly = isCostly ? costlyOf(caller) : undefined;
      const isFull = queue.pending >= queue.concurrency || (costly?.pending ?? 0) >= COSTLY_AT_ONCE;
      const waitsSince = isFull ? performance.now() : undefined;
      const turn = (): Promise<unknown> => {
        if (waitsSince !== undefined) onWaited?.((performance.now() - waitsSince) / 1_000);
        const done = work();
        done.then(resolve, reject);
        // What is slow because the service is busy must not let further ones in that make it slower.
        return isCostly ? done : Promise.race([done, tooLong()]);
      };
      const enter = (): Promise<unknown> => queue.add(turn, { signal });
      (costly ? costly.add(enter, { signal }) : enter()).catch(reject);
    });
}

/** A queue for each caller that has something under way. */
function queuesOf(concurrency: number): (caller: string) => PQueue {
  const queues = new Map<string, PQueue>();
  return (caller) => {
    const known = queues.get(caller);
    if (known) return known;
    const queue = new PQueue({ concurrency });
    queue.addEventListener('idle', () => queues.delete(caller));
    queues.set(caller, queue);
    return queue;
  };
}
