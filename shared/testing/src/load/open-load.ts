/** Shoppers who come when they come: calls begin by the clock, however long those before them take. */
import { setTimeout as delay } from 'node:timers/promises';

export interface Call {
  /** What is done, as tables name it. */
  readonly kind: string;
  /** @throws Error when it is not answered as it should be */
  readonly go: () => Promise<void>;
}

interface Failure {
  readonly kind: string;
  /** Milliseconds since the load began, when it was due. */
  readonly at: number;
  /** When it failed. */
  readonly failedAt: number;
  readonly why: string;
}

export interface Load {
  /** Milliseconds since it began. */
  now(): number;
  /** What failed so far, in the order it was due. */
  failures(): readonly Failure[];
  /** Milliseconds of what was answered, by kind, from when it was due: who waits for their turn waits, too. */
  took(): ReadonlyMap<string, readonly number[]>;
  /** Ends it; resolves when the last call is answered. */
  stop(): Promise<void>;
}

/** What was done so far, and the clock it is told by. */
function record() {
  const begun = performance.now();
  const now = (): number => performance.now() - begun;
  const failures: Failure[] = [];
  const took = new Map<string, number[]>();
  return {
    now,
    failures: () => failures.toSorted((a, b) => a.at - b.at),
    took: () => took,
    make: async ({ kind, go }: Call, due: number): Promise<void> => {
      try {
        await go();
        const times = took.get(kind) ?? [];
        took.set(kind, times);
        times.push(now() - due);
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        failures.push({ kind, at: due, failedAt: now(), why });
      }
    },
  };
}

/**
 * @param perSecond calls that are due in a second on average; gaps between them are exponential
 * @param next what is done next
 */
export function openLoad(perSecond: number, next: () => Call): Load {
  const { now, make, failures, took } = record();
  const underWay = new Set<Promise<void>>();
  let isOver = false;
  async function come(): Promise<void> {
    for (let due = 0; !isOver; due += (-Math.log(1 - Math.random()) * 1_000) / perSecond) {
      if (due > now()) await delay(due - now());
      const call = make(next(), due).finally(() => underWay.delete(call));
      underWay.add(call);
    }
  }
  const coming = come();
  return {
    now,
    failures,
    took,
    async stop() {
      isOver = true;
      await coming;
      await Promise.all(underWay);
    },
  };
}

/** So many shoppers, each of whom does the next thing when the one before is answered: a slow machine is not asked for more than it can do. */
export function patientLoad(shoppers: number, next: () => Call): Load {
  const { now, make, failures, took } = record();
  let isOver = false;
  const shop = async (): Promise<void> => {
    while (!isOver) await make(next(), now());
  };
  const shopping = Array.from({ length: shoppers }, shop);
  return {
    now,
    failures,
    took,
    async stop() {
      isOver = true;
      await Promise.all(shopping);
    },
  };
}
