import { setTimeout as delay } from 'node:timers/promises';
import { relayOnce, type RelayContext, type RelayLane } from '../domain/outbox/relay.ts';

const IDLE_MS = 500;
const AFTER_FAILURE_MS = 5_000;

/** Keeps the lanes moving, each at its own pace, until stopped. */
export function startRelay(context: RelayContext, lanes: readonly RelayLane[]): { stop(): Promise<void> } {
  const ending = new AbortController();
  const pause = (ms: number): Promise<void> => delay(ms, undefined, { signal: ending.signal }).catch(() => undefined);

  const run = async (lane: RelayLane): Promise<void> => {
    while (!ending.signal.aborted) {
      try {
        if ((await relayOnce(context, lane)) < lane.atOnce) await pause(IDLE_MS);
      } catch (error) {
        context.log.warn({ err: error, lane: lane.lane }, 'the outbox cannot be read; it is tried again');
        await pause(AFTER_FAILURE_MS);
      }
    }
  };
  const running = lanes.map(run);
  return {
    /** Deliveries under way are finished, no new ones begin. */
    async stop() {
      ending.abort();
      await Promise.all(running);
    },
  };
}
