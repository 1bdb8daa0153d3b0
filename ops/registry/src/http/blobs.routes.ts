import { hashFromAddress, Sha384, sha384Of } from '@suvarna/contracts/release-delivery';
import { Type } from 'typebox';
import { storeBlob } from '../domain/publish-release.ts';
import { RegistryError } from '../domain/registry-error.ts';
import type { RegistryApp, RouteParts } from './registry-app.ts';
import { closed, failures, HashInAddress } from './schemas.ts';

const MAX_BLOB = 16 * 1024 * 1024;
const params = Type.Object({ hash: HashInAddress }, closed);

export function blobRoutes(app: RegistryApp, { blobs }: RouteParts): void {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: MAX_BLOB },
    (_request, body, done) => {
      done(null, body);
    },
  );

  app.put(
    '/v1/blobs/:hash',
    {
      config: { caller: 'publisher' },
      bodyLimit: MAX_BLOB,
      schema: {
        params,
        consumes: ['application/octet-stream'],
        response: { '2xx': Type.Object({ hash: Sha384 }), ...failures },
      },
    },
    async ({ params: { hash: text }, body }, reply) => {
      if (!Buffer.isBuffer(body))
        throw new RegistryError('REQUEST.INVALID', 'a file is sent as application/octet-stream');
      const hash = hashFromAddress(text);
      const { created } = await storeBlob(blobs, hash, body);
      return reply.code(created ? 201 : 200).send({ hash });
    },
  );

  app.post(
    '/v1/blobs/missing',
    {
      config: { caller: 'publisher' },
      bodyLimit: 512 * 1024,
      schema: {
        body: Type.Object({ hashes: Type.Array(Sha384, { maxItems: 2_000 }) }, closed),
        response: { 200: Type.Object({ missing: Type.Array(Sha384) }), ...failures },
      },
    },
    async ({ body: { hashes } }) => {
      const missing: string[] = [];
      for (const hash of new Set(hashes)) if ((await blobs.size(hash)) === null) missing.push(hash);
      return { missing };
    },
  );

  app.get(
    '/v1/blobs/:hash',
    {
      config: { caller: 'public' },
      schema: {
        params,
        produces: ['application/octet-stream'],
        response: { 200: Type.Unsafe<Buffer>({}), ...failures },
      },
    },
    async ({ params: { hash: text } }, reply) => {
      const hash = hashFromAddress(text);
      const bytes = await blobs.read(hash);
      if (!bytes) throw new RegistryError('BLOB.NOT_FOUND', `there is no file ${hash}`);
      // A file that was touched on disk is reported here, not delivered under its old name.
      if (sha384Of(bytes) !== hash)
        throw new RegistryError('BLOB.CORRUPT', `the stored file ${hash} no longer has that hash`);
      return reply
        .header('content-type', 'application/octet-stream')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('etag', `"${text}"`)
        .send(bytes);
    },
  );
}
