import type { FastifyPluginAsync } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Dependencies } from '../../dependencies.ts';
import { viewsOf } from '../../domain/imagery/worn.ts';
import { Refusal, unavailable } from '../conventions/refusal.ts';
import { createPictureStore, encodingFor, readPictureName } from './picture-store.ts';

const PictureParams = Type.Object({
  product_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  name: Type.String({ maxLength: 60 }),
}, { additionalProperties: false });

/** Pictures never change under their address: a new drawing has a new version in it. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Pictures under `/media/`. */
export function mediaRoutes({ catalogue }: Dependencies): FastifyPluginAsync {
  const pictures = createPictureStore();
  return async (app) => {
    app.get<{ Params: Static<typeof PictureParams> }>('/designs/:product_id/:name', {
      config: { access: 'public' },
      schema: { tags: ['media'], summary: 'A picture of a design, drawn from its own parameters', params: PictureParams },
    }, async (request, reply) => {
      const snapshot = catalogue.snapshot();
      if (!snapshot) throw unavailable();
      const name = readPictureName(request.params.name);
      const design = snapshot.byId.get(request.params.product_id);
      if (!name || !design?.colours.includes(name.colour) || !viewsOf(design).includes(name.view)) throw new Refusal(404, 'REQUEST.NOT_FOUND', 'There is no such picture.');
      const encoding = encodingFor(request.headers['accept-encoding']);
      const body = await pictures(design, name, encoding);
      if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
      return reply.header('Cache-Control', FOR_EVER).header('Vary', 'Accept-Encoding')
        .header('Content-Security-Policy', "default-src 'none'").type('image/svg+xml').send(body);
    });
  };
}
