import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';

/** Failures somebody is told of at once (specification §7); by route, so that nothing of a request gets into an alert. */
const EVENTS: Readonly<Record<string, string>> = {
  '/api/customer/cart/add/': 'cart_add',
  '/api/order/order/create/': 'order_create',
  '/api/customer/customer_address/add/': 'address_add',
  '/api/customer/guest_address/add/': 'address_add',
  '/api/coupon/coupon/apply/': 'coupon_apply',
};
/** Below it the answer is the shopper's to mend: a mistyped coupon, a wrong pincode, a piece just sold. Nobody is woken for those. */
const OUR_FAULT = 500;
const ANSWER_MS = 3_000;
const AT_ONCE = 4;
const PER_MINUTE = 10;
const MINUTE_MS = 60_000;

/** What is told: never who asked, nor with what. */
interface Alert {
  readonly event: string;
  readonly status: number;
  /** The route's pattern. */
  readonly path: string;
  /** By which the log has more. */
  readonly correlation_id: string;
}

/**
 * Tells the operators' channel about failed orders, bag and address additions and coupons. After
 * the answer, a few at once, so many a minute: a channel that is slow or away slows nobody down.
 *
 * @param url `null` tells nobody
 * @returns waits for what is under way
 */
export function alertOnFailure(app: FastifyInstance, url: string | null, context: { readonly log: Logger; readonly registry: Registry; readonly clock: () => Date }): () => Promise<void> {
  const { log, registry, clock } = context;
  const told = new Counter({ name: 'alerts_total', help: 'Failures told to the operators, or why not.', labelNames: ['outcome'], registers: [registry] });
  const underWay = new Set<Promise<void>>();
  let window = { begun: 0, count: 0 };

  const mayTell = (): boolean => {
    const now = clock().getTime();
    if (now - window.begun >= MINUTE_MS) window = { begun: now, count: 0 };
    window.count += 1;
    return window.count <= PER_MINUTE && underWay.size < AT_ONCE;
  };

  const post = async (address: string, alert: Alert): Promise<void> => {
    try {
      const response = await fetch(address, {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(alert), redirect: 'error', signal: AbortSignal.timeout(ANSWER_MS),
      });
      await response.body?.cancel();
      told.inc({ outcome: response.ok ? 'sent' : 'refused' });
      if (!response.ok) log.warn({ status: response.status, alert: alert.event }, 'an alert was refused');
    } catch (error) {
      told.inc({ outcome: 'failed' });
      log.warn({ err: error, alert: alert.event }, 'an alert could not be sent');
    }
  };

  app.addHook('onResponse', async (request, reply) => {
    if (url === null || reply.statusCode < OUR_FAULT) return;
    const path = request.routeOptions.url ?? '';
    const event = EVENTS[path];
    if (event === undefined) return;
    if (!mayTell()) {
      told.inc({ outcome: 'too_many' });
      return;
    }
    const sending = post(url, { event, status: reply.statusCode, path, correlation_id: request.id }).finally(() => underWay.delete(sending));
    underWay.add(sending);
  });

  return async () => {
    await Promise.all(underWay);
  };
}
