import type { ComposerLog } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { pause } from '../pause.ts';
import type { RegistryClient } from './registry-client.ts';

const POLL_WHILE_CONNECTED = 15_000;
const POLL_WHILE_BLIND = 3_000;
const RECONNECT = 1_000;

interface Watch {
  readonly registry: Pick<RegistryClient, 'follow'>;
  readonly log: ComposerLog;
  readonly metrics: Metrics;
  /** Reads the registry. Never rejects. */
  readonly refresh: () => Promise<void>;
  /** What was refused is to be tried again soon. */
  readonly isImpatient: () => boolean;
}

interface Stream {
  connected: boolean;
  wake: () => void;
}

/** Reads the registry whenever its event stream says so, and by the clock, until the signal aborts. */
export async function watchRegistry(watch: Watch, signal: AbortSignal): Promise<void> {
  const stream: Stream = { connected: false, wake: () => undefined };
  await Promise.all([listen(watch, stream, signal), poll(watch, stream, signal)]);
}

async function listen({ registry, log, metrics }: Watch, stream: Stream, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await registry.follow(() => {
        stream.connected = true;
        metrics.registryConnected.set(1);
        stream.wake();
      }, signal);
    } catch (error) {
      if (stream.connected && !signal.aborted)
        log.warn({ error }, 'event stream of the registry lost, polling');
    }
    stream.connected = false;
    metrics.registryConnected.set(0);
    await pause(RECONNECT * (0.5 + Math.random()), signal);
  }
}

async function poll({ refresh, isImpatient }: Watch, stream: Stream, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { promise: woken, resolve } = Promise.withResolvers<void>();
    stream.wake = resolve;
    await refresh();
    const interval = stream.connected && !isImpatient() ? POLL_WHILE_CONNECTED : POLL_WHILE_BLIND;
    await Promise.race([woken, pause(interval, signal)]);
  }
}
