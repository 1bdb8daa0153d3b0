import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';

export interface State {
  readonly draining: boolean;
  /** `ready`, or `none` without a browser that opens: then only what is committed or was made before is served. */
  readonly renderer: 'ready' | 'none';
  readonly committed: number;
  readonly waiting: number;
}

/** Probes and figures; the shop's address does not pass them on. */
export function opsRoutes(state: () => State, registry: Registry) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/livez', async () => ({ status: 'alive' }));
    app.get('/readyz', async (_request, reply) => {
      const { draining, renderer, ...rest } = state();
      const status = draining ? 'draining' : 'ready';
      // Probes know it as the studio.
      return reply.code(draining ? 503 : 200).send({ status, studio: renderer, ...rest });
    });
    app.get('/metrics', async (_request, reply) =>
      reply.type(registry.contentType).send(await registry.metrics()),
    );
  };
}
