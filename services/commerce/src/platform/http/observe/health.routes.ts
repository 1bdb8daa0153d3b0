import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../../../readiness.ts';

const access = { access: 'operations' } as const;

/** In no table of endpoints: their names are those that an operator who watches processes expects, on every service. Probes: alive means the process answers; ready means it can serve a shopper now. */
export function healthRoutes(readiness: Readiness) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/livez', { config: access, logLevel: 'silent', schema: { hide: true } }, async () => ({
      status: 'alive',
    }));
    app.get(
      '/readyz',
      { config: access, logLevel: 'silent', schema: { hide: true } },
      async (_request, reply) => {
        const missing = await readiness();
        return reply
          .code(missing.length === 0 ? 200 : 503)
          .send({ status: missing.length === 0 ? 'ready' : 'not ready', missing });
      },
    );
  };
}
