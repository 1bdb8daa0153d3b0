import { Type } from 'typebox';
import type { Metrics } from './metrics.ts';
import type { RegistryApp, RouteParts } from './registry-app.ts';

const Health = Type.Object({ status: Type.String() });

export function probeRoutes(
  app: RegistryApp,
  { assertReady }: Pick<RouteParts, 'assertReady'>,
  metrics: Metrics,
): void {
  // What probes a process has no token, and is told no more than yes or no.
  const config = { caller: 'public' } as const;

  /** The process runs; asks no other process. */
  app.get('/livez', { config, schema: { response: { 200: Health } } }, async () => ({ status: 'live' }));

  app.get(
    '/readyz',
    { config, schema: { response: { 200: Health, 503: Health } } },
    async (request, reply) => {
      try {
        await assertReady();
        return { status: 'ready' };
      } catch (error) {
        request.log.warn({ err: error }, 'not ready');
        return reply.code(503).header('retry-after', '1').send({ status: 'not ready' });
      }
    },
  );

  app.get(
    '/metrics',
    { config: { caller: 'machine' }, schema: { produces: ['text/plain'], response: { 200: Type.String() } } },
    async (_request, reply) =>
      reply.header('content-type', metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
