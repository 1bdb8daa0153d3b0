import {
  hashFromAddress,
  hashInAddress,
  RemoteName,
  Sha384,
  Version,
} from '@suvarna/contracts/release-delivery';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { Release } from '../domain/ports.ts';
import { publishRelease } from '../domain/publish-release.ts';
import { RegistryError } from '../domain/registry-error.ts';
import { KeyId } from './team-keys.routes.ts';
import type { RegistryApp, RouteParts } from './registry-app.ts';
import { closed, failures, HashInAddress, Limit, Moment, ReleaseAnswer } from './schemas.ts';

const Base64 = Type.String({ pattern: '^[A-Za-z0-9+/]+={0,2}$' });
const MAX_DESCRIPTOR = 2 * 1024 * 1024;
const exactBytes = { 200: Type.Unsafe<Buffer>({}), ...failures };

export function releaseRoutes(
  app: RegistryApp,
  { releases, blobs, now, readShell, orderRules, teamKeys }: RouteParts,
): void {
  app.post(
    '/v1/releases',
    {
      config: { caller: 'publisher' },
      bodyLimit: MAX_DESCRIPTOR,
      schema: {
        /** base64 of the exact bytes of `remote.json`: their hash is the release's name. */
        body: Type.Object(
          {
            descriptor: Base64,
            /** By a key of its team, where that has one. */
            signature: Type.Optional(
              Type.Object(
                { keyId: KeyId, signature: Type.String({ pattern: '^[A-Za-z0-9+/]{86}==$' }) },
                closed,
              ),
            ),
          },
          closed,
        ),
        response: {
          '2xx': Type.Object({
            release: Sha384,
            remote: RemoteName,
            version: Version,
            created: Type.Boolean(),
          }),
          ...failures,
        },
      },
    },
    async ({ body: { descriptor, signature }, actor }, reply) => {
      const published = await publishRelease(
        { blobs, releases, readShell, orderRules, teamKeys, now },
        Buffer.from(descriptor, 'base64'),
        actor,
        signature ?? null,
      );
      return reply.code(published.created ? 201 : 200).send(published);
    },
  );

  app.get(
    '/v1/releases/:remote',
    {
      config: { caller: 'public' },
      schema: {
        params: Type.Object({ remote: RemoteName }, closed),
        querystring: Type.Object({ limit: Limit, before: Type.Optional(Moment) }, closed),
        response: {
          200: Type.Object({
            releases: Type.Array(ReleaseAnswer),
            /** There are older ones. */
            more: Type.Boolean(),
          }),
          ...failures,
        },
      },
    },
    async ({ params: { remote }, query: { limit = '200', before } }) => {
      const { releases: found, more } = await releases.list(remote, {
        limit: Number(limit),
        ...(before !== undefined && { before: momentOf(before) }),
      });
      if (found.length === 0 && before === undefined)
        throw new RegistryError('RELEASE.NOT_FOUND', `no release of a remote "${remote}" was ever published`);
      return {
        releases: found.map((each) => ({ ...each, publishedAt: each.publishedAt.toISOString() })),
        more,
      };
    },
  );

  app.get(
    '/v1/releases/by-hash/:release',
    {
      config: { caller: 'public' },
      schema: { params: Type.Object({ release: HashInAddress }, closed), response: exactBytes },
    },
    async ({ params: { release: text } }, reply) => {
      const release = await releases.byHash(hashFromAddress(text));
      if (!release)
        throw new RegistryError('RELEASE.NOT_FOUND', `there is no release ${hashFromAddress(text)}`);
      return sendDescriptor(reply.header('cache-control', 'public, max-age=31536000, immutable'), release);
    },
  );

  app.get(
    '/v1/releases/:remote/:version',
    {
      config: { caller: 'public' },
      schema: { params: Type.Object({ remote: RemoteName, version: Version }, closed), response: exactBytes },
    },
    async ({ params: { remote, version } }, reply) => {
      const release = await releases.byVersion(remote, version);
      if (!release) throw new RegistryError('RELEASE.NOT_FOUND', `${remote} ${version} was never published`);
      return sendDescriptor(reply.header('cache-control', 'no-cache'), release);
    },
  );
}

/** Bytes as published: sent as a buffer, so that no serialiser can touch them. */
function sendDescriptor(reply: FastifyReply, { release, descriptor }: Release): FastifyReply {
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('etag', `"${hashInAddress(release)}"`)
    .send(descriptor);
}

/** @throws RegistryError of a day that no calendar has */
function momentOf(text: string): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw new RegistryError('REQUEST.INVALID', `${text} is no time`);
  return moment;
}
