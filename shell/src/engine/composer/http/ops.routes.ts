/** Health and figures. `/metrics` is for this machine only, or for the ops listener. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';

export interface Health {
  /** True once a composition is served and while the composer is not shutting down. */
  readonly ready: () => boolean;
  readonly metrics: Registry;
}

export function opsRoutes(app: FastifyInstance, { ready, metrics }: Health, isPublic: boolean): void {
  app.get('/livez', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .code(ready() ? 200 : 503)
      .send({ status: ready() ? 'ok' : 'not ready' }),
  );
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isPublic && !isOwnMachine(request)) return reply.code(404).send({ status: 'not found' });
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

/** A reverse proxy on this machine is not this machine: it says for whom it asks. */
const isOwnMachine = ({ socket, headers }: FastifyRequest): boolean =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;
