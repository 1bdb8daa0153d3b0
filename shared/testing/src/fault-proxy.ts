import { createServer, Socket } from 'node:net';
import { listen } from './local-server.ts';

export interface Faults {
  /** Share of pieces of answers at which the connection is reset instead: the work is done, no client hears of it. */
  readonly cutAnswers: number;
  /** Share of pieces of requests at which the connection is reset instead. */
  readonly cutRequests: number;
}

export interface FaultProxy {
  readonly port: number;
  /** May be changed while it runs. */
  faults: Faults;
  /** Connections that were reset so far. */
  cuts(): number;
  close(): Promise<void>;
}

export const NO_FAULTS: Faults = { cutAnswers: 0, cutRequests: 0 };

/** Numbers from 0 to 1, the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A TCP proxy on this machine in front of a port of this machine, which loses what `faults` says. */
export async function startFaultProxy(
  target: () => number,
  seed: number,
  first: Faults = NO_FAULTS,
): Promise<FaultProxy> {
  const random = seeded(seed);
  const open = new Set<Socket>();
  let cuts = 0;
  const proxy = { faults: first };
  const server = createServer((client) => {
    const upstream = new Socket();
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.setNoDelay(true);
      // Both ends fall together; why one fell is in the other side's own error.
      socket
        .on('error', () => socket.destroy())
        .on('close', () => {
          open.delete(socket);
          client.destroy();
          upstream.destroy();
        });
    }
    const cut = (): void => {
      cuts += 1;
      client.resetAndDestroy();
      upstream.resetAndDestroy();
    };
    client
      .on('data', (part) => (random() < proxy.faults.cutRequests ? cut() : upstream.write(part)))
      .on('end', () => upstream.end());
    upstream
      .on('data', (part) => (random() < proxy.faults.cutAnswers ? cut() : client.write(part)))
      .on('end', () => client.end());
    upstream.connect(target(), '127.0.0.1');
  });
  return Object.assign(proxy, {
    port: await listen(server),
    cuts: () => cuts,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of open) socket.destroy();
      await closed;
    },
  });
}
