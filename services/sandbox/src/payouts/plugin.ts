import type { FastifyPluginAsync } from 'fastify';
import { NO_FAULTS, type SendingFaults } from '../payments/webhook-sender.ts';
import type { Sandbox } from '../sandbox.ts';
import { payoutApiRoutes } from './api.routes.ts';
import { payoutPageRoutes } from './page.routes.ts';
import { openPayoutSimulator, type PayoutSimulator } from './payout-simulator.ts';

const deliveryBody = {
  type: 'object',
  additionalProperties: false,
  properties: {
    duplicates: { type: 'integer', minimum: 0, maximum: 10 },
    hold: { type: 'boolean' },
    mute: { type: 'boolean' },
  },
};

/** Faults on demand, under `/control/payouts`. */
function payoutControlRoutes(
  { requireKey }: Sandbox,
  { sender, store }: PayoutSimulator,
): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', requireKey);
    app.get('/state', (_request, reply) => reply.send({ ...store.contents(), webhooks: sender.counts() }));
    /** What is left out is as it was at the start. */
    app.post<{ Body: Partial<SendingFaults> }>(
      '/delivery',
      { schema: { body: deliveryBody } },
      (request, reply) => {
        sender.faults = { ...NO_FAULTS, ...request.body };
        return reply.send(sender.faults);
      },
    );
    app.post('/let-go', (_request, reply) => reply.send({ sent: sender.releaseHeld(true) }));
  };
}

/** The provider of payouts to bank accounts, all of it. */
export function payoutRoutes(sandbox: Sandbox): FastifyPluginAsync {
  const simulator = openPayoutSimulator(sandbox);
  return async (app) => {
    app.addHook('onClose', async () => simulator.close());
    await app.register(payoutApiRoutes(sandbox, simulator), { prefix: '/razorpayx/v1' });
    await app.register(payoutPageRoutes(simulator), { prefix: '/list/payouts' });
    await app.register(payoutControlRoutes(sandbox, simulator), { prefix: '/control/payouts' });
  };
}
