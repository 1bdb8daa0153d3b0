import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { READY_FOR, type Readiness, type ReadyFor } from '../../../readiness.ts';

const access = { access: 'operations' } as const;

const Asked = Type.Object({ for: Type.Optional(Type.Enum([...READY_FOR])) }, { additionalProperties: false });

/**
 * In no table of endpoints: their names are those that an operator who watches processes expects, on every
 * service. Probes: alive means the process answers; ready means it can do now what is asked for
 * (`/readyz?for=pages`, `calls` or `jobs`), and without a question what it is mainly there for.
 */
export function healthRoutes(readiness: Readiness, mainly: ReadyFor) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/livez', { config: access, logLevel: 'silent', schema: { hide: true } }, async () => ({
      status: 'alive',
    }));
    app.get<{ Querystring: { for?: ReadyFor } }>(
      '/readyz',
      { config: access, logLevel: 'silent', schema: { hide: true, querystring: Asked } },
      async (request, reply) => {
        const missing = await readiness(request.query.for ?? mainly);
        return reply
          .code(missing.length === 0 ? 200 : 503)
          .send({ status: missing.length === 0 ? 'ready' : 'not ready', missing });
      },
    );
  };
}
