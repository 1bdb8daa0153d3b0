/** Calls as a balancer sends them: over connections that are kept, and over new ones while `/readyz` says yes. */
import { Agent, request, type IncomingMessage } from 'node:http';

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

/** A call whose head the server has, and which waits for its body. */
export interface BegunCall {
  /** Sends the body. @returns the answer's status, and what it says of the connection */
  finish(): Promise<{ readonly status: number; readonly connection: string | undefined }>;
}

/** Begins a POST and waits until the server asks for its body. @param body sent as JSON by `finish` */
export async function beginCall(
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<BegunCall> {
  const text = JSON.stringify(body);
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<IncomingMessage>();
  // Whoever waits for the one hears of the failure.
  answered.promise.catch(() => undefined);
  const call = request(url, {
    method: 'POST',
    agent: new Agent({ keepAlive: true }),
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      expect: '100-continue',
    },
  })
    .on('continue', () => asked.resolve())
    .on('response', answered.resolve)
    .on('error', (error) => {
      asked.reject(error);
      answered.reject(error);
    });
  call.flushHeaders();
  await asked.promise;
  return {
    async finish() {
      call.end(text);
      const answer = await answered.promise;
      answer.resume();
      return { status: answer.statusCode ?? 0, connection: answer.headers.connection };
    },
  };
}

/** Whether connections to it are refused. */
export const isClosed = (origin: string): Promise<boolean> =>
  ask(`${origin}/livez`, new Agent()).then(
    () => false,
    () => true,
  );
