/** Following what is new, for who shows it to a person. */
import { openChangeStream } from './stream/change-stream.ts';
import type { RegistryApp, RouteParts } from './registry-app.ts';
import { failures } from './schemas.ts';

export function changesStreamRoutes(app: RegistryApp, { feed, places, closing }: RouteParts): void {
  app.get(
    '/v1/changes',
    {
      config: { caller: 'viewer' },
      schema: { produces: ['text/event-stream'], response: failures },
    },
    async ({ ip, actor }, reply) => {
      // Given back with the connection, also when it ends before the stream begins.
      reply.raw.once('close', places.take(ip, actor !== ''));
      openChangeStream(reply, { feed, closing });
      return reply;
    },
  );
}
