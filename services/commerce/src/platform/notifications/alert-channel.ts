import type { Logger } from 'pino';
import type { RelayChannel } from '../outbox/relay.ts';

const ANSWER_MS = 3_000;

/** Alerts of the store's own, to the address that failures of calls are told to. @param url `null`: the log alone has them */
export function alertChannel(url: string | null, log: Logger): RelayChannel {
  return {
    channel: 'alerts',
    atOnce: 2,
    deliver: async ({ id, payload }) => {
      log.error({ alert: payload }, 'the people of the store have to look at something');
      if (url === null) return;
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id, ...payload }),
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the alert channel answered ${response.status}`);
    },
  };
}
