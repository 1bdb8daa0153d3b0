import { CompositionEnvelope } from '@suvarna/contracts/delivery/composition';
import { Type } from 'typebox';
import type { LiveComposition } from '../domain/ports.ts';
import { RegistryError } from '../domain/registry-error.ts';
import { LIFETIME } from '../domain/sign-composition.ts';
import { openEventStream } from './event-stream.ts';
import type { RegistryApp, RouteParts } from './registry-app.ts';
import { Channel, closed, failures, Text } from './schemas.ts';

const params = Type.Object({ channel: Channel }, closed);

export function compositionRoutes(app: RegistryApp, { compositions, feed, publicKeys, now }: RouteParts): void {
  /** The live composition with at least half of its life before it. */
  const fresh = async (channel: string): Promise<LiveComposition> => {
    const live = await compositions.current(channel);
    if (!live) throw new RegistryError('COMPOSITION.NOT_FOUND', `there is no channel ${channel}`);
    const halfLife = new Date(now().getTime() - LIFETIME / 2);
    return (live.issuedAt < halfLife ? await compositions.renew(channel, halfLife) : null) ?? live;
  };

  app.get('/v1/compositions/:channel', {
    config: { caller: 'public' },
    schema: { params, response: { 200: CompositionEnvelope, ...failures } },
  }, async ({ params: { channel } }, reply) => {
    const { envelope, revision, sequence } = await fresh(channel);
    return reply.header('cache-control', 'no-store').header('etag', `"${revision}-${sequence}"`).send(envelope);
  });

  app.get('/v1/compositions/:channel/events', {
    config: { caller: 'public' },
    schema: { params, produces: ['text/event-stream'], response: failures },
  }, async ({ params: { channel } }, reply) => {
    await fresh(channel);
    openEventStream(reply, { channel, feed, current: () => fresh(channel) });
    return reply;
  });

  app.get('/v1/keys', {
    config: { caller: 'public' },
    schema: { response: { 200: Type.Object({ keys: Type.Array(Type.Object({ keyId: Text, publicKey: Text })) }), ...failures } },
  }, async () => ({ keys: [...publicKeys] }));
}
