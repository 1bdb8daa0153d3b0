/** Calls as a balancer sends them: over connections that are kept, and over new ones while `/readyz` says yes. */
import { Agent, request } from 'node:http';

export interface BalancedCalls {
  /** Calls that were answered. */
  readonly answered: () => number;
  /** Calls that had no answer, or one of 500 and above: what a shopper notices. Named with what came instead. */
  readonly failed: readonly string[];
  /** Answers that ended their connection. */
  readonly closed: () => number;
  /** Every connection is closed, and no new one may be made. */
  readonly finished: Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly closes: boolean;
}

function ask(url: string, agent: Agent): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  request(url, { agent }, (response) => {
    response.on('error', reject);
    response.on('end', () =>
      resolve({
        status: response.statusCode ?? 0,
        closes: response.headers.connection?.toLowerCase() === 'close',
      }),
    );
    response.resume();
  })
    .on('error', reject)
    .end();
  return promise;
}

/** The probe has a connection of its own each time; one that is refused means no. */
const isReady = (origin: string): Promise<boolean> =>
  ask(`${origin}/readyz`, new Agent()).then(
    ({ status }) => status === 200,
    () => false,
  );

/**
 * Calls over several connections at once, each as fast as it is answered, for as long as the process takes calls.
 *
 * @param probed whose `/readyz` says whether new connections may be made; `origin` itself when left out
 */
export function callThroughBalancer(
  origin: string,
  paths: readonly string[],
  { connections = 8, probed = origin }: { readonly connections?: number; readonly probed?: string } = {},
): BalancedCalls {
  let answered = 0;
  let closed = 0;
  const failed: string[] = [];

  /** One connection until its server ends it. */
  const callUntilClosed = async (from: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      for (let call = from; ; call += 1) {
        const path = paths[call % paths.length] ?? '/';
        const { status, closes } = await ask(`${origin}${path}`, agent);
        answered += 1;
        if (status >= 500) failed.push(`${path}: ${status}`);
        if (!closes) continue;
        closed += 1;
        return;
      }
    } catch (error) {
      failed.push(error instanceof Error ? error.message : String(error));
    } finally {
      agent.destroy();
    }
  };
  const lane = async (number: number): Promise<void> => {
    while (failed.length < 100 && (await isReady(probed))) await callUntilClosed(number);
  };
  const finished = Promise.all(Array.from({ length: connections }, (_, number) => lane(number)));
  return { answered: () => answered, closed: () => closed, failed, finished: finished.then(() => undefined) };
}
