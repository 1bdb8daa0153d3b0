import type { FastifyInstance } from 'fastify';
import type { BannerFiles } from '../banners/banner-files.ts';
import { readBanner } from '../banners/banner-name.ts';
import { formatFor } from './accept.ts';
import { fail } from './failure.ts';
import { isKnown } from './known.ts';

/** A banner keeps its address when it is drawn anew. */
const A_DAY = 'public, max-age=86400';

export function bannerRoutes(banners: BannerFiles) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { readonly name: string } }>('/media/banners/:name', async (request, reply) => {
      const wanted = readBanner(request.params.name);
      if (!wanted || request.url.includes('?'))
        return fail(reply, 400, 'REQUEST.INVALID', 'This is no address of a banner.');
      const format = formatFor(request.headers.accept);
      const found = await banners.get(wanted, format);
      if (!found) return fail(reply, 404, 'REQUEST.NOT_FOUND', 'There is no such banner.');
      reply.header('Vary', 'Accept').header('Cache-Control', A_DAY).header('ETag', found.etag);
      reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
      if (isKnown(request.headers['if-none-match'], found.etag)) return reply.code(304).send();
      return reply.type(`image/${format}`).send(found.file);
    });
  };
}
