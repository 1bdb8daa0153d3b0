import type { Logger } from 'pino';
import type { RelayChannel } from '../outbox/relay.ts';
import { isTaken, postToChat } from './chat-webhook.ts';

/** `event: text`, and what else is known of it by name. */
function textOf({ event, text, ...more }: Readonly<Record<string, unknown>>): string {
  const facts = Object.entries(more).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return [`${String(event)}: ${String(text)}`, ...facts].join(', ');
}

/** Alerts of the store's own, to the address that failures of calls are told to. @param url `null`: the log alone has them */
export function alertChannel(url: string | null, log: Logger): RelayChannel {
  return {
    channel: 'alerts',
    atOnce: 2,
    deliver: async ({ id, payload }) => {
      log.error({ alert: payload }, 'the people of the store have to look at something');
      if (url === null) return;
      const status = await postToChat(url, `${textOf(payload)} (${id})`);
      if (!isTaken(status)) throw new Error(`the alert channel answered ${status}`);
    },
  };
}
