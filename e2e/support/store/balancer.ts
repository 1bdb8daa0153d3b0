/** One address in front of several processes, as HAProxy is in production. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { listen } from '@suvarna/testing/local-server';

/** As in the cluster's HAProxy: how often it looks, how soon again after a no, how many of these take one out. */
const LOOK_EVERY_MS = 500;
const LOOK_AGAIN_MS = 250;
const FALL = 2;
const KEEP_ALIVE_MS = 60_000;
/** An answer that is later than this says nothing: a machine that is busy with browsers is slow, not gone. */
const LOOK_WITHIN_MS = 5_000;

export interface Balanced {
  readonly origin: string;
  /** Is 2xx while it takes calls. */
  readonly ready: string;
}

export interface Balancer {
  readonly origin: string;
  close(): Promise<void>;
}

async function isReady(url: string): Promise<boolean | 'late'> {
  try {
    const { ok } = await fetch(url, { signal: AbortSignal.timeout(LOOK_WITHIN_MS) });
    return ok;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'late' : false;
  }
}

/** Each call goes by a connection of its own to the next of those that were ready, once: nothing is tried again. @param saysWho whether they are told who calls */
export async function openBalancer(targets: readonly Balanced[], saysWho = false): Promise<Balancer> {
  const ready = new Set<string>();
  let isClosed = false;
  const look = async (target: Balanced): Promise<void> => {
    let noes = 0;
    while (!isClosed) {
      const says = await isReady(target.ready);
      noes = says === true ? 0 : says === false ? noes + 1 : noes;
      if (says === true) ready.add(target.origin);
      else if (noes >= FALL) ready.delete(target.origin);
      await delay(noes === 0 ? LOOK_EVERY_MS : LOOK_AGAIN_MS);
    }
  };
  let turn = 0;
  const pass = (asked: IncomingMessage, answer: ServerResponse): void => {
    const open = targets.filter(({ origin }) => ready.has(origin));
    turn += 1;
    const target = open[turn % open.length];
    if (target === undefined) {
      answer.writeHead(503).end();
      return;
    }
    const fail = (): void => void (answer.headersSent ? answer.destroy() : answer.writeHead(502).end());
    const caller = saysWho ? { 'x-forwarded-for': asked.socket.remoteAddress } : {};
    const call = request(
      `${target.origin}${asked.url ?? '/'}`,
      { method: asked.method, headers: { ...asked.headers, ...caller }, agent: false },
      (given) => {
        const { connection: _ofTheProcess, ...others } = given.headers;
        answer.writeHead(given.statusCode ?? 502, others);
        given.on('error', fail).pipe(answer);
      },
    );
    asked.pipe(call.on('error', fail));
  };
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, pass);
  const port = await listen(server);
  const looking = targets.map(look);
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      isClosed = true;
      await Promise.all(looking);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
