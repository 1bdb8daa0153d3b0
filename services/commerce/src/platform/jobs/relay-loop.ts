import { setTimeout as delay } from 'node:timers/promises';
import { relayOnce, type RelayContext, type RelayChannel } from '../outbox/relay.ts';

const IDLE_MS = 500;
const AFTER_FAILURE_MS = 5_000;
/** So many failures in a row, with nothing delivered between, mean that the other side is away: it is asked less often. */
const AWAY_AFTER = 5;

/** Keeps the channels moving, each at its own pace, until stopped. */
export function startRelay(
  context: RelayContext,
  channels: readonly RelayChannel[],
): { stop(withinMs: number): Promise<void> } {
  const ending = new AbortController();
  const pause = (ms: number): Promise<void> =>
    delay(ms, undefined, { signal: ending.signal }).catch(() => undefined);

  const run = async (channel: RelayChannel): Promise<void> => {
    let failedInARow = 0;
    while (!ending.signal.aborted) {
      try {
        const { tried, failed } = await relayOnce(context, channel);
        failedInARow = tried > failed ? 0 : failedInARow + failed;
        if (failed > 0 && failedInARow >= AWAY_AFTER) await pause(AFTER_FAILURE_MS);
        else if (tried < channel.atOnce) await pause(IDLE_MS);
      } catch (error) {
        context.log.warn(
          { err: error, channel: channel.channel },
          'the outbox cannot be read; it is tried again',
        );
        await pause(AFTER_FAILURE_MS);
      }
    }
  };
  const running = channels.map(run);
  return {
    /** No new deliveries begin; those under way may finish. One that does not is made again when its lease ends. */
    async stop(withinMs) {
      ending.abort();
      await Promise.race([Promise.all(running), delay(withinMs, undefined, { ref: false })]);
    },
  };
}
