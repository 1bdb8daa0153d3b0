import { CompositionEnvelope, HeadNonce, verifyEnvelope } from '@suvarna/contracts/release-delivery';
import { Type } from 'typebox';
import type { LiveComposition } from '../domain/ports.ts';
import { RegistryError } from '../domain/registry-error.ts';
import { LIFETIME } from '../domain/sign-composition.ts';
import { openEventStream } from './stream/event-stream.ts';
import type { RegistryApp, RouteParts } from './registry-app.ts';
import { Channel, closed, failures, Text } from './schemas.ts';

const params = Type.Object({ channel: Channel }, closed);

export function compositionRoutes(
  app: RegistryApp,
  {
    compositions,
    acknowledgements,
    audit,
    historySigner,
    feed,
    publicKeys,
    places,
    closing,
    now,
  }: RouteParts,
): void {
  /** The live composition with at least half of its life before it. */
  const fresh = async (channel: string): Promise<LiveComposition> => {
    const live = await compositions.current(channel);
    if (!live) throw new RegistryError('COMPOSITION.NOT_FOUND', `there is no channel ${channel}`);
    const halfLife = new Date(now().getTime() - LIFETIME / 2);
    return (live.issuedAt < halfLife ? await compositions.renew(channel, halfLife) : null) ?? live;
  };
  /** Signed again when the log went on since, so that no head names more of the log than the composition after it. */
  const upToDate = async (channel: string): Promise<LiveComposition> => {
    const live = await fresh(channel);
    const { seq } = await audit.end();
    return (live.audit?.seq === seq ? null : await compositions.renew(channel, live.issuedAt)) ?? live;
  };

  app.get(
    '/v1/compositions/:channel',
    {
      config: { caller: 'public' },
      schema: { params, response: { 200: CompositionEnvelope, ...failures } },
    },
    async ({ params: { channel } }, reply) => {
      const { envelope, revision, sequence } = await fresh(channel);
      return reply
        .header('cache-control', 'no-store')
        .header('etag', `"${revision}-${sequence}"`)
        .send(envelope);
    },
  );

  /** For who has no memory: what is the least that may be believed, said now, by the key. */
  app.get(
    '/v1/compositions/:channel/head',
    {
      config: { caller: 'public' },
      schema: {
        params,
        querystring: Type.Object({ nonce: HeadNonce }, closed),
        response: { 200: CompositionEnvelope, ...failures },
      },
    },
    async ({ params: { channel }, query: { nonce } }, reply) => {
      const live = await upToDate(channel);
      const [floor, missing] = [await acknowledgements.floor(channel), await audit.missing()];
      const end = live.audit ?? (await audit.end());
      return reply.header('cache-control', 'no-store').send(
        historySigner.head({
          channel,
          nonce,
          issuedAt: now().toISOString(),
          revision: Math.max(live.revision, floor.revision),
          sequence: Math.max(live.sequence, floor.sequence),
          audit: missing && missing.seq >= end.seq ? missing : end,
        }),
      );
    },
  );

  // The envelope itself, not a number: no composer can acknowledge what was never signed.
  app.post(
    '/v1/acknowledgements',
    {
      config: { caller: 'composer' },
      schema: {
        body: Type.Object({ channel: Channel, envelope: CompositionEnvelope }, closed),
        response: { 202: Type.Object({ accepted: Type.Literal(true) }), ...failures },
      },
      bodyLimit: 512 * 1024,
    },
    async ({ body: { channel, envelope }, log }, reply) => {
      const verdict = verifyEnvelope(envelope, historySigner.keys, {
        channel,
        lastSequence: 0,
        now: now().getTime(),
        allowExpired: true,
      });
      if (!verdict.ok)
        throw new RegistryError(
          'ACKNOWLEDGEMENT.NOT_BELIEVED',
          `this composition was not signed here (${verdict.reason})`,
        );
      const { revision, sequence, audit: named } = verdict.composition;
      const live = await compositions.current(channel);
      if (revision > (live?.revision ?? 0))
        log.error(
          { revision, live: live?.revision },
          'a composer took a revision that the database does not have: it was set back',
        );
      if (named && !(await audit.show(named)))
        log.error(
          { row: named.seq, revision },
          'a composer took a composition whose row of the audit log is missing here, or is another: the log was set back or written again',
        );
      await acknowledgements.take(channel, { revision, sequence, ...(named ? { audit: named } : {}) });
      return reply.code(202).send({ accepted: true });
    },
  );

  app.get(
    '/v1/compositions/:channel/events',
    {
      config: { caller: 'public' },
      schema: { params, produces: ['text/event-stream'], response: failures },
    },
    async ({ params: { channel }, ip, actor }, reply) => {
      // Given back with the connection, also when it ends before the stream begins.
      reply.raw.once('close', places.take(ip, actor !== ''));
      await fresh(channel);
      openEventStream(reply, { channel, feed, current: () => fresh(channel), closing });
      return reply;
    },
  );

  app.get(
    '/v1/keys',
    {
      config: { caller: 'public' },
      schema: {
        response: {
          200: Type.Object({ keys: Type.Array(Type.Object({ keyId: Text, publicKey: Text })) }),
          ...failures,
        },
      },
    },
    async () => ({ keys: [...publicKeys] }),
  );
}
