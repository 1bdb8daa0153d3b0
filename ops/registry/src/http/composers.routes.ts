/** Which composers run, and what each of them serves. */
import { Type } from 'typebox';
import type { RegistryApp, RouteParts } from './registry-app.ts';
import { Channel, closed, failures, Text } from './schemas.ts';

const Said = {
  /** Which process it is: a name of its own, made at its start. */
  composer: Type.String({ pattern: '^[0-9a-f]{16}$' }),
  revision: Type.Integer({ minimum: 0 }),
  shell: Type.String({ pattern: '^[0-9A-Za-z.-]{1,60}$' }),
};

export function composersRoutes(app: RegistryApp, { composers }: RouteParts): void {
  app.post(
    '/v1/composers',
    {
      config: { caller: 'composer' },
      schema: {
        body: Type.Object({ channel: Channel, ...Said }, closed),
        response: { 202: Type.Object({ accepted: Type.Literal(true) }), ...failures },
      },
    },
    async ({ body: { channel, ...said } }, reply) => {
      await composers.seen(channel, said);
      return reply.code(202).send({ accepted: true });
    },
  );

  app.get(
    '/v1/composers',
    {
      config: { caller: 'viewer' },
      schema: {
        querystring: Type.Object({ channel: Type.Optional(Channel) }, closed),
        response: {
          200: Type.Object({ composers: Type.Array(Type.Object({ ...Said, seenAt: Text })) }),
          ...failures,
        },
      },
    },
    async ({ query: { channel = 'production' } }) => ({
      composers: (await composers.running(channel)).map((each) => ({
        ...each,
        seenAt: each.seenAt.toISOString(),
      })),
    }),
  );
}
