import type { ErrorAlertBody } from '@suvarna/contracts/alerts';
import { ALERT_EVENTS } from '@suvarna/contracts/call-properties';
import type { AlertEvent } from '@suvarna/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';
import { isTaken, postToChat } from '../../notifications/chat-webhook.ts';

/** A refused token is no failure: the client makes a guest and asks again (specification §4). */
const ASKED_AGAIN = 401;
const REFUSED = 400;
const OUR_FAULT = 500;
const AT_ONCE = 4;
const PER_MINUTE = 10;
const MINUTE_MS = 60_000;

/** Who found it: each has an allowance of its own, so that mistyped coupons and strangers' browsers do not hide what is ours. */
type Finder = 'fault' | 'refusal' | 'browser';

/** Never waits, never throws. */
export type RaiseAlert = (alert: ErrorAlertBody, finder: Finder) => void;

export interface Alerts {
  readonly tell: RaiseAlert;
  /** Waits for what is under way. */
  readonly finish: () => Promise<void>;
}

const eventOf = (path: string): AlertEvent | undefined =>
  path.startsWith('/api/') ? ALERT_EVENTS.get(path.slice('/api/'.length)) : undefined;

/** Nothing of who asked, or with what. Status 0: a browser had no answer. */
const textOf = ({ event, status, path, correlation_id: id }: ErrorAlertBody): string =>
  `${event} failed: ${status === 0 ? 'no answer' : String(status)} at ${path} (${id})`;

/**
 * Tells the operators' channel about failed orders, bag and address additions and coupons (specification
 * §7): ours, refused ones, and those a browser had no answer to. By route, so that nothing of a request
 * gets into an alert. After the answer, a few at once, so many a minute: a channel that is slow or away
 * slows no caller down.
 *
 * @param url `null` notifies no operator
 */
export function alertOnFailure(
  app: FastifyInstance,
  url: string | null,
  context: { readonly log: Logger; readonly registry: Registry; readonly clock: () => Date },
): Alerts {
  const { log, registry, clock } = context;
  const told = new Counter({
    name: 'alerts_total',
    help: 'Failures told to the operators, or why not.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const underWay = new Set<Promise<void>>();
  const windows = new Map<Finder, { begun: number; count: number; atOnce: number }>();

  const windowOf = (finder: Finder) => {
    const now = clock().getTime();
    const window = windows.get(finder) ?? { begun: now, count: 0, atOnce: 0 };
    if (now - window.begun >= MINUTE_MS) Object.assign(window, { begun: now, count: 0 });
    windows.set(finder, window);
    return window;
  };

  const post = async (address: string, alert: ErrorAlertBody): Promise<void> => {
    try {
      const status = await postToChat(address, textOf(alert));
      told.inc({ outcome: isTaken(status) ? 'sent' : 'refused' });
      if (!isTaken(status)) log.warn({ status, alert: alert.event }, 'an alert was refused');
    } catch (error) {
      told.inc({ outcome: 'failed' });
      log.warn({ err: error, alert: alert.event }, 'an alert could not be sent');
    }
  };

  const tell: RaiseAlert = (alert, finder) => {
    if (url === null) return;
    const window = windowOf(finder);
    window.count += 1;
    if (window.count > PER_MINUTE || window.atOnce >= AT_ONCE) {
      told.inc({ outcome: 'too_many' });
      return;
    }
    window.atOnce += 1;
    const sending = post(url, alert).finally(() => {
      window.atOnce -= 1;
      underWay.delete(sending);
    });
    underWay.add(sending);
  };

  app.addHook('onResponse', async (request, reply) => {
    const status = reply.statusCode;
    if (status < REFUSED || status === ASKED_AGAIN) return;
    const path = request.routeOptions.url ?? '';
    const event = eventOf(path);
    if (event !== undefined)
      tell({ event, status, path, correlation_id: request.id }, status >= OUR_FAULT ? 'fault' : 'refusal');
  });

  return {
    tell,
    finish: async () => {
      await Promise.all(underWay);
    },
  };
}
