/** Shoppers who never stop asking: counts what they got while something changes under them. */
import { setTimeout as delay } from 'node:timers/promises';

export interface RequestLoop {
  readonly asked: () => number;
  readonly failures: () => readonly string[];
  stop(): Promise<void>;
}

export function requestLoop(origin: string, paths: readonly string[], shoppers = 4): RequestLoop {
  let running = true;
  let asked = 0;
  const failures: string[] = [];
  const shop = async (offset: number): Promise<void> => {
    for (let turn = offset; running; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      try {
        const response = await fetch(origin + path, {
          headers: { 'accept-encoding': 'gzip' },
          signal: AbortSignal.timeout(10_000),
        });
        const body = await response.text();
        if (response.status !== 200) failures.push(`${path} answered ${response.status}`);
        else if (!body.includes('</html>')) failures.push(`${path} was cut short`);
      } catch (error) {
        failures.push(`${path}: ${String(error)}`);
      }
      asked += 1;
      // A person needs a moment before the next page; a loop without one measures the machine.
      await delay(20);
    }
  };
  const shoppersAtWork = Promise.all(Array.from({ length: shoppers }, (_, index) => shop(index)));
  return {
    asked: () => asked,
    failures: () => failures,
    stop: async () => {
      running = false;
      await shoppersAtWork;
    },
  };
}
