import type { FastifyInstance } from 'fastify';
import type { PictureSource } from '../pictures/picture-source.ts';
import { readAddress } from './address.ts';
import { fail } from './failure.ts';

/** As many as a page of a listing shows, and its pictures under the pointer. */
const AT_ONCE = 98;
const BODY_LIMIT = 16_384;
const ADDRESS = /^\/media\/designs\/([^/]+)\/([^/]+)$/;

/**
 * `POST /drawings` `{ pictures: [address…] }`: commerce is making a page that shows these. What is
 * not there is drawn ahead of a reader who looks; the answer does not wait for it, and names what is there. The shop's address
 * passes on pictures only, so no other caller orders any.
 */
export function drawingRoutes({
  source,
  onFailed,
}: {
  readonly source: PictureSource;
  readonly onFailed: (error: unknown) => void;
}) {
  return async (app: FastifyInstance): Promise<void> => {
    app.post<{ Body: unknown }>('/drawings', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const addresses = addressesIn(request.body);
      const wanted = addresses.map((address) => readAddress(...partsOf(address)));
      const faulty = wanted.find((one) => typeof one === 'string');
      if (wanted.length === 0 || wanted.length > AT_ONCE || typeof faulty === 'string')
        return fail(
          reply,
          400,
          'REQUEST.INVALID',
          `These are no addresses of pictures: ${faulty ?? 'pictures'}.`,
        );
      const found = await Promise.all(
        wanted.flatMap((one) =>
          typeof one === 'string'
            ? []
            : [
                source.expect(one).catch((error: unknown) => {
                  onFailed(error);
                  return 'neither' as const;
                }),
              ],
        ),
      );
      return reply.code(202).send({
        asked: wanted.length,
        drawing: found.filter((one) => one === 'drawing').length,
        there: addresses.filter((_, at) => found[at] === 'there'),
      });
    });
  };
}

function addressesIn(body: unknown): readonly string[] {
  const pictures: unknown =
    typeof body === 'object' && body !== null && 'pictures' in body ? body.pictures : undefined;
  return Array.isArray(pictures) && pictures.every((one) => typeof one === 'string') ? pictures : [];
}

function partsOf(address: string): [product: string, name: string] {
  const [, product = '', name = ''] = ADDRESS.exec(address) ?? [];
  return [product, name];
}
