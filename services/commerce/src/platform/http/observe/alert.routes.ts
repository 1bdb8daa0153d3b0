import { alertReport } from '@suvarna/contracts/alerts';
import type { FastifyPluginAsync } from 'fastify';
import type { RaiseAlert } from './alerts.ts';
import { serve } from '../serve.ts';

/** Where a browser reports that an addition, an order, an address or a coupon got no answer (specification §7). No browser waits for what comes of it. */
export function alertRoutes(tell: RaiseAlert): FastifyPluginAsync {
  return async (app) => {
    serve(app, alertReport, async (request, reply) => {
      tell(request.body, 'browser');
      return reply.code(204).send();
    });
  };
}
