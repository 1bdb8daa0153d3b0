import type { FastifyPluginAsync } from 'fastify';
import type { Sandbox } from '../sandbox.ts';
import { forge, FORGERIES, type Forgery } from './forge.ts';
import { OUTCOMES, type Outcome, type PaymentSimulator } from './payment-simulator.ts';
import { NO_FAULTS, type SendingFaults } from './webhook-sender.ts';

const boolean = { type: 'boolean' };
const object = (properties: object, required: readonly string[] = []): object => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});

const faultsBody = object({
  duplicates: { type: 'integer', minimum: 0, maximum: 10 },
  delayMs: { type: 'integer', minimum: 0, maximum: 60_000 },
  hold: boolean,
  mute: boolean,
  clockOffsetSeconds: { type: 'integer' },
});
const behaviourBody = object({
  lateMs: { type: 'integer', minimum: 0 },
  refundsSettle: { enum: ['at once', 'never', 'failing'] },
});
const payBody = object({ order_id: { type: 'string' }, outcome: { enum: OUTCOMES }, again: boolean }, [
  'order_id',
  'outcome',
]);
const forgeBody = object({ order_id: { type: 'string' }, kind: { enum: FORGERIES } }, ['order_id', 'kind']);

/** Faults on demand, under `/control/payments`; for tests and for the curious. */
export function paymentControlRoutes(
  { config, requireKey }: Sandbox,
  simulator: PaymentSimulator,
): FastifyPluginAsync {
  const { store, sender } = simulator;
  const unknown = { error: { code: 'NOT_FOUND', description: 'There is no such order.' } };

  return async (app) => {
    app.addHook('onRequest', requireKey);
    app.get('/state', (_request, reply) => reply.send({ ...store.contents(), webhooks: sender.counts() }));
    /** What is left out is as it was at the start. */
    app.post<{ Body: Partial<SendingFaults> }>(
      '/delivery',
      { schema: { body: faultsBody } },
      (request, reply) => {
        sender.faults = { ...NO_FAULTS, ...request.body };
        return reply.send(sender.faults);
      },
    );
    app.post<{ Body: Partial<PaymentSimulator['behaviour']> }>(
      '/manners',
      { schema: { body: behaviourBody } },
      (request, reply) => reply.send(Object.assign(simulator.behaviour, request.body)),
    );
    app.post<{ Body: { shuffled?: boolean } }>(
      '/let-go',
      { schema: { body: object({ shuffled: boolean }) } },
      (request, reply) => reply.send({ sent: sender.releaseHeld(request.body.shuffled ?? false) }),
    );
    app.post<{ Body: { order_id: string; outcome: Outcome; again?: boolean } }>(
      '/pay',
      { schema: { body: payBody } },
      (request, reply) => {
        const order = store.findOrder(request.body.order_id);
        return order === undefined
          ? reply.code(404).send(unknown)
          : reply.send(simulator.press(order, request.body.outcome, request.body.again));
      },
    );
    /** Sends a forged webhook at once and answers what the store answered. */
    app.post<{ Body: { order_id: string; kind: Forgery } }>(
      '/forge',
      { schema: { body: forgeBody } },
      async (request, reply) => {
        const order = store.findOrder(request.body.order_id);
        if (order === undefined) return reply.code(404).send(unknown);
        const { webhook, headers } = forge(
          request.body.kind,
          order,
          simulator.merchant,
          config.webhookSecret,
        );
        return reply.send({ status: await sender.deliverOnce(webhook, headers) });
      },
    );
  };
}
