import type { FastifyPluginAsync } from 'fastify';
import type { Sandbox } from '../sandbox.ts';

interface Pickup {
  readonly reference: string;
  readonly pincode: string;
  state: 'booked' | 'cancelled' | 'collected';
}

/** The courier does not go there. */
const NOT_SERVED = '999999';
const text = (maxLength: number): object => ({ type: 'string', minLength: 1, maxLength });
const PICKUP = {
  type: 'object',
  required: ['name', 'phone', 'pincode', 'address'],
  properties: { name: text(120), phone: text(40), pincode: text(12), address: text(400) },
};
const PARAMS = { type: 'object', properties: { reference: text(40) } };
interface Of {
  readonly Params: { readonly reference: string };
}

/**
 * A courier that fetches what is sent back. A pickup is known by the reference of the shop that books it: put
 * twice it is one, and one that was cancelled stays so. `/control/courier` lets a courier have collected
 * it, or be away.
 */
export function courierRoutes({ requireKey }: Sandbox): FastifyPluginAsync {
  const pickups = new Map<string, Pickup>();
  let isAway = false;
  return async (app) => {
    app.addHook('onRequest', requireKey);
    app.put<Of & { Body: { readonly pincode: string } }>(
      '/courier/v1/pickups/:reference',
      { schema: { params: PARAMS, body: PICKUP } },
      (request, reply) => {
        if (isAway) return reply.code(503).send({ error: 'The courier is away' });
        const { reference } = request.params;
        const { pincode } = request.body;
        if (pincode === NOT_SERVED) return reply.code(422).send({ error: 'No courier goes there' });
        const pickup = pickups.get(reference) ?? { reference, pincode, state: 'booked' };
        pickups.set(reference, pickup);
        return reply.send(pickup);
      },
    );
    app.post<Of>(
      '/courier/v1/pickups/:reference/cancel',
      { schema: { params: PARAMS } },
      (request, reply) => {
        if (isAway) return reply.code(503).send({ error: 'The courier is away' });
        const { reference } = request.params;
        const pickup = pickups.get(reference) ?? { reference, pincode: '', state: 'cancelled' };
        if (pickup.state === 'booked') pickup.state = 'cancelled';
        pickups.set(reference, pickup);
        return reply.send(pickup);
      },
    );
    app.get('/list/courier', (_request, reply) => reply.send({ pickups: [...pickups.values()] }));
    app.post<{ Body: { readonly collected?: string; readonly away?: boolean } }>(
      '/control/courier',
      {
        schema: {
          body: {
            type: 'object',
            additionalProperties: false,
            properties: { collected: text(40), away: { type: 'boolean' } },
          },
        },
      },
      (request, reply) => {
        const { collected, away } = request.body;
        if (away !== undefined) isAway = away;
        const pickup = collected === undefined ? undefined : pickups.get(collected);
        if (pickup?.state === 'booked') pickup.state = 'collected';
        return reply.send({ away: isAway, pickup: pickup ?? null });
      },
    );
  };
}
