/** How the pages of a release look, for a person who compares it with what is live. */
import {
  hashFromAddress,
  hashInAddress,
  RemoteName,
  Sha384,
  Version,
} from '@suvarna/contracts/release-delivery';
import { Type } from 'typebox';
import type { Release } from '../domain/ports.ts';
import { RegistryError } from '../domain/registry-error.ts';
import { refuseForeign } from '../domain/orders/rules.ts';
import type { RegistryApp, RouteParts } from './registry-app.ts';
import { closed, failures, HashInAddress, Text } from './schemas.ts';

const of = {
  /** Id of the route. */
  page: Type.String({ pattern: '^[a-z][a-z0-9-]{0,40}$' }),
  language: Type.String({ pattern: '^[a-z]{2}$' }),
  /** Of the window, in pixels of CSS. */
  width: Type.Integer({ minimum: 200, maximum: 4_000 }),
};
const params = Type.Object({ remote: RemoteName, version: Version }, closed);
const MOST = 400;

export function pictureRoutes(app: RegistryApp, { releases, pictures, blobs, orderRules }: RouteParts): void {
  const known = async (remote: string, version: string): Promise<Release> => {
    const release = await releases.byVersion(remote, version);
    if (!release) throw new RegistryError('RELEASE.NOT_FOUND', `${remote} ${version} was never published`);
    return release;
  };

  app.put(
    '/v1/releases/:remote/:version/pictures',
    {
      config: { caller: 'publisher' },
      bodyLimit: 256 * 1024,
      schema: {
        params,
        /** Their files are here already. Those of other pages, languages and widths stay. */
        body: Type.Object(
          {
            pictures: Type.Array(Type.Object({ ...of, hash: Sha384 }, closed), {
              minItems: 1,
              maxItems: MOST,
            }),
          },
          closed,
        ),
        response: { 200: Type.Object({ kept: Type.Integer() }), ...failures },
      },
    },
    async ({ params: { remote, version }, body, actor }) => {
      const { release } = await known(remote, version);
      await refuseForeign(orderRules, { actor, remotes: [remote] });
      const places = body.pictures.map(({ page, language, width }) => `${page} ${language} ${width}`);
      const twice = places.find((place, at) => places.indexOf(place) !== at);
      if (twice !== undefined)
        throw new RegistryError('REQUEST.INVALID', `there are two pictures of ${twice}`);
      for (const { hash } of body.pictures)
        if ((await blobs.size(hash)) === null)
          throw new RegistryError('BLOB.NOT_FOUND', `there is no file ${hash}: send the pictures first`);
      await pictures.keep(release, body.pictures, actor);
      return { kept: body.pictures.length };
    },
  );

  app.get(
    '/v1/releases/:remote/:version/pictures',
    {
      config: { caller: 'public' },
      schema: {
        params,
        response: {
          200: Type.Object({ pictures: Type.Array(Type.Object({ ...of, url: Text })) }),
          ...failures,
        },
      },
    },
    async ({ params: { remote, version } }) => {
      const { release } = await known(remote, version);
      return {
        pictures: (await pictures.list(release)).map(({ hash, ...place }) => ({
          ...place,
          url: `/v1/releases/${remote}/${version}/pictures/${hashInAddress(hash)}`,
        })),
      };
    },
  );

  /** As files they have no type; a browser takes none for a picture then. */
  app.get(
    '/v1/releases/:remote/:version/pictures/:hash',
    {
      config: { caller: 'public' },
      schema: {
        params: Type.Object({ ...params.properties, hash: HashInAddress }, closed),
        produces: ['image/png'],
        response: { 200: Type.Unsafe<Buffer>({}), ...failures },
      },
    },
    async ({ params: { remote, version, hash: text } }, reply) => {
      const { release } = await known(remote, version);
      const hash = hashFromAddress(text);
      const isOfIt = (await pictures.list(release)).some((picture) => picture.hash === hash);
      const bytes = isOfIt ? await blobs.read(hash) : null;
      if (!bytes) throw new RegistryError('BLOB.NOT_FOUND', `${remote} ${version} has no picture ${hash}`);
      return reply
        .header('content-type', 'image/png')
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(bytes);
    },
  );
}
