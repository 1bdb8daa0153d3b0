/** The end of a process behind a balancer: no caller who is still sent to it notices. */
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** That a process takes no new work. */
export interface Drain {
  /** From then on `/readyz` has to say no. */
  readonly isDraining: () => boolean;
  readonly begin: () => void;
  /**
   * Has every answer of a server that goes out once draining began say `Connection: close`, those under way
   * too: a client that keeps its connection would otherwise send its next call into the closing one. Where the
   * head is on its way already, the connection ends with the answer.
   */
  readonly watch: (server: Server) => void;
}

export function createDrain(): Drain {
  let draining = false;
  const underWay = new Set<ServerResponse>();
  const announce = (response: ServerResponse): void => {
    if (!response.headersSent) {
      response.setHeader('connection', 'close');
      return;
    }
    // It was promised to be kept, so that Node would wait for it to be idle for long enough.
    const { socket } = response;
    response.once('finish', () => socket?.end());
  };
  return {
    isDraining: () => draining,
    begin: () => {
      draining = true;
      for (const response of underWay) announce(response);
    },
    watch: (server) => {
      // First, so that answers the application gives at once have it as well.
      server.prependListener('request', (_request, response) => {
        if (draining) announce(response);
        underWay.add(response);
        response.once('close', () => underWay.delete(response));
      });
    },
  };
}

export interface Ending {
  /** Milliseconds for balancers to read `/readyz`, in which calls are answered as before. */
  readonly noticeMs: number;
  /** Milliseconds for calls under way after that; 10,000 when left out. */
  readonly finishMs?: number;
  /** Makes `/readyz` say no and answers close their connections. */
  readonly drain: () => void;
  /** Closes the listeners, then what is behind them, when the calls under way are answered. */
  readonly close: () => Promise<unknown>;
}

/** Not ready → the balancer looks elsewhere → listeners close and calls under way finish. */
export async function endQuietly({ noticeMs, drain, close }: Omit<Ending, 'finishMs'>): Promise<void> {
  drain();
  await delay(noticeMs);
  await close();
}

/** How the end of a process is told to its log. */
export interface EndLog {
  readonly stopping: (signal: string) => void;
  readonly stopped: () => void;
  /** It ended with an error, or not in time. */
  readonly failed: (error: unknown) => void;
}

const FINISH_MS = 10_000;

/**
 * Ends the process at a signal: with code 0 when everything finished, with 1 when something failed or took too
 * long. A second signal ends it at once.
 */
export function endOnSignals(
  ending: Ending,
  log: EndLog,
  signals: readonly NodeJS.Signals[] = ['SIGTERM', 'SIGINT'],
): void {
  const { noticeMs, finishMs = FINISH_MS } = ending;
  const leave = (error: unknown): never => {
    log.failed(error);
    return process.exit(1);
  };
  const end = (signal: NodeJS.Signals): void => {
    for (const each of signals) process.off(each, end);
    log.stopping(signal);
    setTimeout(
      () => leave(new Error(`Not everything finished in ${finishMs} ms.`)),
      noticeMs + finishMs,
    ).unref();
    endQuietly(ending).then(() => {
      log.stopped();
      process.exit(0);
    }, leave);
  };
  for (const signal of signals) process.on(signal, end);
}
