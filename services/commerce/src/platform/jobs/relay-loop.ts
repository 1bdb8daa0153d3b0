import { setTimeout as delay } from 'node:timers/promises';
import { relayOnce, type RelayContext, type RelayChannel } from '../outbox/relay.ts';
import { channelsWithDueRows } from '../outbox/outbox.store.ts';

const IDLE_MS = 500;
const AFTER_FAILURE_MS = 5_000;
/** So many failures in a row, with nothing delivered between, mean that the other side is away: it is asked less often. */
const AWAY_AFTER = 5;

/** Keeps the channels moving, each at its own pace, until stopped. One look tells all of them whether something is due. */
export function startRelay(
  context: RelayContext,
  channels: readonly RelayChannel[],
): { stop(withinMs: number): Promise<void> } {
  const ending = new AbortController();
  const pause = (ms: number): Promise<void> =>
    delay(ms, undefined, { signal: ending.signal }).catch(() => undefined);
  const names = channels.map(({ channel }) => channel);
  const failedInARow = new Map<RelayChannel, number>();
  const moving = new Map<RelayChannel, Promise<void>>();

  /** Does `work`; where the database fails it, waits. */
  const orWait = async (work: () => Promise<void>, of: object): Promise<void> => {
    try {
      await work();
    } catch (error) {
      context.log.warn({ err: error, ...of }, 'the outbox cannot be read; it is tried again');
      await pause(AFTER_FAILURE_MS);
    }
  };
  /** Until nothing is due in a channel any more. */
  const empty = async (channel: RelayChannel): Promise<void> => {
    for (let more = true; more && !ending.signal.aborted;) {
      const { tried, failed } = await relayOnce(context, channel);
      const inARow = tried > failed ? 0 : (failedInARow.get(channel) ?? 0) + failed;
      failedInARow.set(channel, inARow);
      if (failed > 0 && inARow >= AWAY_AFTER) await pause(AFTER_FAILURE_MS);
      more = tried === channel.atOnce;
    }
  };
  const look = async (): Promise<void> => {
    const due = await channelsWithDueRows(context.db, names);
    for (const channel of channels)
      if (due.has(channel.channel) && !moving.has(channel))
        moving.set(
          channel,
          orWait(() => empty(channel), { channel: channel.channel }).finally(() => moving.delete(channel)),
        );
  };
  const looking = (async () => {
    while (!ending.signal.aborted) {
      await orWait(look, {});
      await pause(IDLE_MS);
    }
  })();
  return {
    /** No new deliveries begin; those under way may finish. One that does not is made again when its lease ends. */
    async stop(withinMs) {
      ending.abort();
      const finished = looking.then(() => Promise.all(moving.values()));
      await Promise.race([finished, delay(withinMs, undefined, { ref: false })]);
    },
  };
}
